/** The sandbox's time. A port: tests move it by hand, the operator panel can make it jump or pause. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `ms` milliseconds of real time. For latency and faults only, never for business rules. */
  wait(ms: number): Promise<void>
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** A clock that starts at `start` and moves only when told to; `wait` resolves immediately. For tests and stories. */
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

/** The operator's change of time: `offset` milliseconds are added, or time is frozen at `frozenAt`. */
export interface ClockSetting {
  readonly offset: number
  readonly frozenAt: number | null
  /** The latest time the platform showed before a change, so that whatever was over stays over. 0 before the first. */
  readonly shownUntil?: number
}

/** The clock that the platform's rules read: the base clock with the operator's setting applied. */
export function bentClock(base: Clock, setting: () => ClockSetting): Clock {
  return {
    now() {
      const { offset, frozenAt } = setting()
      return frozenAt ?? base.now() + offset
    },
    wait: (ms) => base.wait(ms),
  }
}
