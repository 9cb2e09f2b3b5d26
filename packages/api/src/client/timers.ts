/** Schedules something; the returned function cancels it. Injected, so that tests control the time. */
export type After = (milliseconds: number, run: () => void) => () => void

/** The real timers. */
export const realAfter: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Waits, unless the signal is raised first: then it rejects with the signal's reason. */
export function pause(after: After, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      cancel()
      reject(signal.reason)
    }
    const cancel = after(milliseconds, () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
