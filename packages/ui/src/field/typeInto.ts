/**
 * Sets a native input's text as if it had been typed: React's `onChange` and other listeners run.
 *
 * Setting `value` alone is unseen by React, which keeps its own record of the last one.
 */
export const typeInto = (input: HTMLInputElement, text: string): void => {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
