/** A native control with typed text. */
type Typed = HTMLInputElement | HTMLTextAreaElement

/**
 * Sets a native control's text as if it had been typed: React's `onChange` and other listeners run.
 *
 * React tracks the last value, so it does not notice a plain assignment to `value`.
 */
export const typeInto = (input: Typed, text: string): void => {
  // React's own property lies on the element itself, and keeps its record.
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types a control's current text into it again, so that React notices a text set by a script. */
export const retype = (input: Typed): void => {
  const text = input.value
  // React's record of the last value has to differ.
  input.value = ''
  typeInto(input, text)
}
