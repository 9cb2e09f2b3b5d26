import { useDeferredValue } from 'react'

/**
 * Whether a part still shows that it waits: immediately when it begins to, and until what has arrived is rendered. A store
 * renders its readers in one go, which takes a phone hundreds of milliseconds for a long list; what replaces the waiting is
 * rendered in slices that give way to a tap.
 *
 * @param waits the data is not there yet
 */
export function useWaiting(waits: boolean): boolean {
  const waited = useDeferredValue(waits)
  return waits || waited
}
