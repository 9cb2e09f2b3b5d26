/** Lets an action through at most once in a span of time, however often it is asked for; the rest is dropped. */
export const rateLimit = (everyMs: number, now: () => number = () => performance.now()) => {
  let last = -Infinity
  return (action: () => void) => {
    const time = now()
    if (time - last < everyMs) return
    last = time
    action()
  }
}
