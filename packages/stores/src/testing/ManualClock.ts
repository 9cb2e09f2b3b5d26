import type { Clock } from '../ports/Ports.ts'

interface Timer {
  readonly id: number
  readonly run: () => void
  readonly every: number | undefined
  at: number
}

/** A clock that a test moves by hand; timers run in order, at their own time. */
export class ManualClock implements Clock {
  time: number
  #timers: Timer[] = []
  #nextId = 1

  constructor(time = Date.UTC(2025, 5, 15, 4, 0, 0)) {
    this.time = time
  }

  now(): number {
    return this.time
  }

  setTimeout(run: () => void, ms: number): unknown {
    return this.#add(run, ms, undefined)
  }

  clearTimeout(handle: unknown): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== handle)
  }

  setInterval(run: () => void, ms: number): unknown {
    return this.#add(run, ms, ms)
  }

  clearInterval(handle: unknown): void {
    this.clearTimeout(handle)
  }

  /** Number of pending timers: a stopped store leaves none. */
  get pending(): number {
    return this.#timers.length
  }

  /** Moves on by so many ms, running what falls due on the way. */
  advance(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0]
      if (!due) break
      this.time = due.at
      if (due.every === undefined) this.clearTimeout(due.id)
      else due.at += due.every
      due.run()
    }
    this.time = end
  }

  #add(run: () => void, ms: number, every: number | undefined): number {
    const id = this.#nextId++
    this.#timers.push({ id, run, every, at: this.time + ms })
    return id
  }
}
