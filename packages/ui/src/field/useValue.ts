import { useState } from 'react'

/**
 * The value of a control, controlled (`value`) or uncontrolled (`defaultValue`).
 *
 * Returns the value, a setter that also calls `onValueChange`, and a silent setter back to the initial value, for a
 * reset of the form.
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
