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

/** Types an input's own text into it once more, so that React notices a text that a script has put there. */
export const retype = (input: HTMLInputElement): void => {
  const text = input.value
  // React's record of the last value has to differ.
  input.value = ''
  typeInto(input, text)
}
