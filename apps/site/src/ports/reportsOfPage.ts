import type { ErrorReports } from '@croupier/stores'
import { errorReports } from './errorReports.ts'

/** Failures of this page and how quick it was, reported to the site's own server from `start` to `stop`. */
export function reportsOfPage(): ErrorReports {
  const failures = errorReports(window)
  let isStarted = false
  let stopSpeed: (() => void) | undefined
  const startSpeed = async () => {
    try {
      // The browser keeps what happened until the watch is there.
      const { reportSpeed } = await import('./pageSpeed.ts')
      if (isStarted) stopSpeed ??= reportSpeed()
    } catch {
      // This visit is not measured.
    }
  }
  return {
    start() {
      isStarted = true
      failures.start()
      void startSpeed()
    },
    stop() {
      isStarted = false
      failures.stop()
      stopSpeed?.()
      stopSpeed = undefined
    },
  }
}
