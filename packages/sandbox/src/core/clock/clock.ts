/** Time as the sandbox sees it. A port: tests move it by hand, the operator panel lets it jump or pause. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `ms` milliseconds of real waiting. Used for latency and faults only, never for business rules. */
  wait(ms: number): Promise<void>
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** A clock that starts at `start` and moves only on request; waiting ends immediately. For tests and stories. */
export function manualClock(start: number): Clock & { advance(ms: number): void } {
  let now = start
  return {
    now: () => now,
    wait: () => Promise.resolve(),
    advance(ms) {
      now += ms
    },
  }
}

/** How the operator bent time: `offset` milliseconds are added, or time stands at `frozenAt`. */
export interface ClockSetting {
  readonly offset: number
  readonly frozenAt: number | null
  /** The latest time the platform has shown before a change; what was over by then stays over. 0 before the first. */
  readonly shownUntil?: number
}

/** The clock the platform's rules read: the base clock, bent by the operator's setting. */
export function bentClock(base: Clock, setting: () => ClockSetting): Clock {
  return {
    now() {
      const { offset, frozenAt } = setting()
      return frozenAt ?? base.now() + offset
    },
    wait: (ms) => base.wait(ms),
  }
}
