/**
 * Sets a native input's text as if it had been typed: React's `onChange` and other listeners run.
 *
 * React tracks the last value itself, so it does not notice when `value` is only assigned.
 */
export const typeInto = (input: HTMLInputElement, text: string): void => {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
