import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A stable function that calls the newest `run`: for effects and timers that must not restart when `run` changes.
 * React's own `useEffectEvent` came with 19.2; the kit supports 19.0.
 */
export const useLatest = <Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(run)
  useInsertionEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
