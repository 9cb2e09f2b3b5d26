/**
 * For stories: timers of exactly `wait` milliseconds run only when the story lets time pass; all others are real. Pass
 * `hold` to `beforeEach`; what it returns restores the browser's timers.
 */
export const heldTimers = (wait: number) => {
  let now = 0
  let last = 0
  const held = new Map<unknown, { readonly at: number; readonly work: () => void }>()
  const hold = () => {
    const { setTimeout: begin, clearTimeout: end } = globalThis
    held.clear()
    globalThis.setTimeout = ((work: () => void, after?: number, ...rest: unknown[]) => {
      if (after !== wait) return begin(work, after, ...rest)
      // Negative, so that it is never an id of a browser timer.
      last -= 1
      held.set(last, { at: now + wait, work })
      return last
    }) as typeof setTimeout
    globalThis.clearTimeout = ((timer?: number) => held.delete(timer) || end(timer)) as typeof clearTimeout
    return () => {
      globalThis.setTimeout = begin
      globalThis.clearTimeout = end
    }
  }
  const pass = (time: number) => {
    now += time
    for (const [timer, { at, work }] of held) {
      if (at > now) continue
      held.delete(timer)
      work()
    }
  }
  /** Milliseconds until each waiting timer runs. */
  const left = () => [...held.values()].map(({ at }) => at - now)
  return { hold, pass, left }
}
