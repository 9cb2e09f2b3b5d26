import { useEffect, useState } from 'react'

/**
 * The current time in milliseconds since 1970, updated at the times given by `wait`.
 *
 * `wait` returns how many milliseconds after a time something changes, or `null` if nothing will. Both functions must
 * stay the same between renders.
 */
export const useNow = (clock: () => number, wait: (now: number) => number | null): number => {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const time = clock()
      setNow(time)
      const rest = wait(time)
      timer = rest === null ? undefined : setTimeout(tick, rest)
    }
    tick()
    return () => clearTimeout(timer)
  }, [clock, wait])
  return now
}
