import type { ClientOptions } from './options.ts'
import type { Sealing } from '../sealing/sealing.ts'

/** A request that waits for a test's hand. */
export interface Waiting {
  readonly request: Request
  readonly address: URL
  readonly body: string
  /** Answers with a JSON body, or text as it is. */
  answer(body: unknown, status?: number): void
  /** Answers success with this value. */
  value(value: unknown): void
  /** Breaks the connection. */
  cut(): void
}

// An empty answer has no body at all: some statuses forbid one.
const bodyText = (payload: unknown): string | null => {
  if (payload === '') return null
  return typeof payload === 'string' ? payload : JSON.stringify(payload)
}

/** A manual fetch for tests: it answers only when the test resolves it. */
export class HandPlatform {
  readonly sent: Waiting[] = []
  #taken = 0
  #arrivals: (() => void)[] = []

  readonly fetch = async (request: Request): Promise<Response> => {
    const body = await request.clone().text()
    return new Promise((resolve, reject) => {
      const answer = (payload: unknown, status = 200): void => resolve(new Response(bodyText(payload), { status }))
      this.sent.push({
        request,
        address: new URL(request.url),
        body,
        answer,
        value: (value) => answer({ success: true, value }),
        cut: () => reject(new TypeError('fetch failed')),
      })
      for (const arrived of this.#arrivals.splice(0)) arrived()
    })
  }

  /** The next request, as soon as there is one. */
  async next(): Promise<Waiting> {
    while (this.sent[this.#taken] === undefined) await new Promise<void>((resolve) => this.#arrivals.push(resolve))
    const waiting = this.sent[this.#taken]
    this.#taken += 1
    if (waiting === undefined) throw new Error('no request')
    return waiting
  }
}

/** Timers moved by hand. */
export class HandTimers {
  readonly waiting = new Set<{ readonly milliseconds: number; readonly run: () => void }>()
  #watchers: (() => void)[] = []

  readonly after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = { milliseconds, run }
    this.waiting.add(timer)
    for (const seen of this.#watchers.splice(0)) seen()
    return () => this.waiting.delete(timer)
  }

  /** Waits for a timer shorter than a second (a retry's) and runs it; returns its length. */
  async fireShort(): Promise<number> {
    for (;;) {
      const timer = [...this.waiting].find(({ milliseconds }) => milliseconds < 5000)
      if (timer !== undefined) {
        this.waiting.delete(timer)
        timer.run()
        return timer.milliseconds
      }
      await new Promise<void>((resolve) => this.#watchers.push(resolve))
    }
  }

  /** Runs the one timer of this length. */
  fire(milliseconds: number): void {
    const timer = [...this.waiting].find((one) => one.milliseconds === milliseconds)
    if (timer === undefined) throw new Error(`no timer of ${milliseconds} ms`)
    this.waiting.delete(timer)
    timer.run()
  }
}

/** A reversible sealing, so that tests can read the input. */
export const glassSealing: Sealing = {
  seal: async (payload, key) => ({ value: `sealed with ${key}: ${btoa(JSON.stringify(payload))}`, headers: {} }),
  open: async (path) => path,
}

/** A client environment fully controlled by the test. */
export function handPorts(changes: Partial<ClientOptions> = {}) {
  const platform = new HandPlatform()
  const timers = new HandTimers()
  const options: ClientOptions = {
    baseURL: 'http://platform.test',
    fetch: platform.fetch,
    merchant: () => 'showcase',
    language: () => 'EN',
    token: () => 'tok-1',
    host: () => 'site.example',
    sealing: glassSealing,
    now: () => 1_735_689_600_000,
    random: () => 0.5,
    newKey: () => '0123456789abcdef0123456789abcdef',
    after: timers.after,
    online: () => true,
    ...changes,
  }
  return { platform, timers, options }
}
