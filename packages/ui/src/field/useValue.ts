import { useState } from 'react'

/**
 * The value of a control, controlled (`value`) or uncontrolled (`defaultValue`).
 *
 * Returns the value, a setter that also calls `onValueChange`, and a function for form resets that restores the initial
 * value without calling it.
 */
export const useValue = <Value>(
  given: Value | undefined,
  start: Value,
  onValueChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void, reset: () => void] => {
  const [own, setOwn] = useState(start)
  const change = (value: Value) => {
    if (given === undefined) setOwn(value)
    onValueChange?.(value)
  }
  return [given === undefined ? own : given, change, () => setOwn(start)]
}
