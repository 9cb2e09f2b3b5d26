import { useEffect, useState } from 'react'
import { useRoot } from '../base/RootContext.ts'

/** The platform's time in epoch ms, fresh every second. */
export function usePlatformTime(): number {
  const { now } = useRoot().platformClock
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000)
    return () => clearInterval(timer)
  }, [now])
  return time
}
