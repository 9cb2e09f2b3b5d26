import { type CallsOf, safety, type Value, type Wire } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { limits } from '../config/constants.ts'
import { failureText, type FailureText } from '../failure/failureText.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import type { Clock } from '../ports/Ports.ts'

/**
 * Play without a longer pause, across all games. Money is decimal text, times are epoch milliseconds of the platform.
 */
export type GamingSession = NonNullable<Value<'safety.play'>['sitting']>

/**
 * Why play is stopped: a reality check waits for its answer, the pause after one runs, or the session limit is used up.
 */
export type PlayStop = 'check' | 'pause' | 'end'

/** How often a running gaming session is read again when nothing else asks for it. Its answer brings the balance too. */
const pollMs: number = limits.minuteMs
/** Rounds of a fast game are read together, in milliseconds. */
const roundsMs = 1_000

type GamingSessionPorts = Pick<Stores, 'wire' | 'platformClock' | 'session' | 'balance'> & {
  readonly ports: { readonly clock: Clock }
}

/**
 * The member's gaming session: since when, what was staked and won, and what stops play. The platform manages it and
 * refuses stakes accordingly; this store shows it when it changes and reads it when something falls due.
 */
export class GamingSessionStore {
  readonly play: RemoteValue<Value<'safety.play'>>
  readonly #client: CallsOf<typeof safety>
  readonly #root: GamingSessionPorts
  #watching = false
  /** A round has ended, and its figures are not read yet. */
  #isDue = false
  #timer: unknown

  constructor(wire: Wire, root: GamingSessionPorts) {
    this.#client = wire.calls(safety)
    this.#root = root
    this.play = new RemoteValue(() => root.ports.clock.now())
    makeObservable(this, { current: computed, stop: computed })
  }

  /** The running gaming session; none if nothing was played for a while. */
  get current(): GamingSession | undefined {
    return this.play.data?.sitting ?? undefined
  }

  /**
   * What stops play now. The end of the session comes before a pending reality check: nothing can be continued then.
   */
  get stop(): PlayStop | undefined {
    if (this.current?.ended) return 'end'
    if (this.current?.pausedUntil != null) return 'pause'
    return this.current?.checkDue ? 'check' : undefined
  }

  /** Reads the gaming session. Fails silently: play goes on, or the platform refuses it. */
  async refresh(): Promise<void> {
    if (!this.#root.session.isSignedIn) return
    const outcome = await this.play.load((signal) => this.#client.safety.play({}, { signal }))
    if (outcome.kind === 'ready') this.#root.balance.take(outcome.data.balance)
    // A round that has ended meanwhile is in the next answer only.
    if (!this.#isDue) this.#schedule()
  }

  /** A round has ended: the figures are read again soon, once for several rounds. */
  roundEnded(): void {
    // A read that is due is not put off: rounds may follow one another faster.
    if (!this.#isDue) this.#schedule(roundsMs)
  }

  /**
   * Answers the reality check. `stop` closes every open game on the platform. Returns the text of the failure if the
   * answer did not arrive; the check then stays open.
   */
  async answer(choice: 'continue' | 'stop'): Promise<FailureText | undefined> {
    try {
      await this.#client.safety.answerCheck({ choice })
    } catch (failure) {
      return failureText(failure)
    }
    await this.refresh()
    return undefined
  }

  /** Keeps the gaming session up to date from now on. */
  watch(): void {
    this.#watching = true
    void this.refresh()
  }

  /** Stops keeping it up to date. */
  unwatch(): void {
    this.#watching = false
    this.#isDue = false
    this.#root.ports.clock.clearTimeout(this.#timer)
  }

  /** Clears the gaming session of the previous member. */
  forget(): void {
    this.play.reset()
    if (this.#watching) void this.refresh()
  }

  /** Reads again after this time, or earlier when something falls due before. */
  #schedule(ms = pollMs): void {
    const { clock } = this.#root.ports
    clock.clearTimeout(this.#timer)
    this.#isDue = false
    if (!this.#watching || !this.#root.session.isSignedIn || (!this.current && ms === pollMs)) return
    this.#isDue = ms === roundsMs
    const read = () => {
      this.#isDue = false
      void this.refresh()
    }
    this.#timer = clock.setTimeout(read, Math.min(ms, this.#dueIn()))
  }

  /** Milliseconds until the platform's answer next changes without a call. */
  #dueIn(): number {
    const now = this.#root.platformClock.now()
    const { checkDueAt, warnAt, endsAt, pausedUntil, restedAt } = this.current ?? {}
    const ahead = [checkDueAt, warnAt, endsAt, pausedUntil, restedAt].filter((at) => at != null && at > now) as number[]
    return Math.min(...ahead.map((at) => at - now), pollMs)
  }
}

/** The gaming session, for anything that shows play. */
export const gamingSessionStore: LateStore<GamingSessionStore> = {
  build: (root) => new GamingSessionStore(root.wire, root),
  audienceChanged: (store) => store.forget(),
  stop: (store) => store.unwatch(),
}
