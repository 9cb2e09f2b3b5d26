import { type CallsOf, safety, type Value, type Wire } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { failureText, type FailureText } from '../failure/failureText.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import type { Clock } from '../world/World.ts'

/** Play without a longer rest, over all games. Money is decimal text, times are epoch milliseconds of the platform. */
export type GamingSession = NonNullable<Value<'safety.play'>['sitting']>

/**
 * Why play is stopped: a reality check waits for its answer, the pause after one runs, or the session limit is used up.
 */
export type PlayStop = 'check' | 'pause' | 'end'

/** How often a running gaming session is read again when nothing else asks for it, in milliseconds. */
const pollMs = 30_000
/** Rounds of a fast game are read together, in milliseconds. */
const roundsMs = 1_000

type GamingSessionWorld = Pick<Stores, 'wire' | 'platformClock' | 'session' | 'balance'> & {
  readonly world: { readonly clock: Clock }
}

/**
 * The gaming session of the member: since when, what was staked and won, and what stops play. The platform keeps it and
 * refuses stakes by it; this store shows it when it changes and reads it when something falls due.
 */
export class GamingSessionStore {
  readonly play: RemoteValue<Value<'safety.play'>>
  readonly #client: CallsOf<typeof safety>
  readonly #root: GamingSessionWorld
  #watching = false
  #timer: unknown

  constructor(wire: Wire, root: GamingSessionWorld) {
    this.#client = wire.calls(safety)
    this.#root = root
    this.play = new RemoteValue(() => root.world.clock.now())
    makeObservable(this, { sitting: computed, stop: computed })
  }

  /** The running gaming session; none when nothing was played for a while. */
  get sitting(): GamingSession | undefined {
    return this.play.data?.sitting ?? undefined
  }

  /** What stops play now. The end of the session comes before a check that waits too: nothing can be continued then. */
  get stop(): PlayStop | undefined {
    if (this.sitting?.ended) return 'end'
    if (this.sitting?.pausedUntil != null) return 'pause'
    return this.sitting?.checkDue ? 'check' : undefined
  }

  /** Reads the gaming session. Fails in silence: play goes on or is refused by the platform's own word. */
  async refresh(): Promise<void> {
    if (!this.#root.session.isSignedIn) return
    const outcome = await this.play.load((signal) => this.#client.safety.play({}, { signal }))
    if (outcome.kind === 'ready') this.#root.balance.take(outcome.data.balance)
    this.#schedule()
  }

  /** A round has ended: the figures are read again soon, once for several rounds. */
  roundEnded(): void {
    this.#schedule(roundsMs)
  }

  /**
   * Answers the reality check. `stop` closes every open game on the platform. Gives the failure's words when the answer did
   * not arrive; the check stays open then.
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
    this.#root.world.clock.clearTimeout(this.#timer)
  }

  /** Forgets the gaming session of whoever was here before. */
  forget(): void {
    this.play.reset()
    if (this.#watching) void this.refresh()
  }

  /** Reads again after this time, or earlier when something falls due before. */
  #schedule(ms = pollMs): void {
    const { clock } = this.#root.world
    clock.clearTimeout(this.#timer)
    if (!this.#watching || !this.#root.session.isSignedIn || (!this.sitting && ms === pollMs)) return
    this.#timer = clock.setTimeout(() => void this.refresh(), Math.min(ms, this.#dueIn()))
  }

  /** Milliseconds until the platform's answer next changes without a call. */
  #dueIn(): number {
    const now = this.#root.platformClock.now()
    const { checkDueAt, warnAt, endsAt, pausedUntil, restedAt } = this.sitting ?? {}
    const ahead = [checkDueAt, warnAt, endsAt, pausedUntil, restedAt].filter((at) => at != null && at > now) as number[]
    return Math.min(...ahead.map((at) => at - now), pollMs)
  }
}

/** The gaming session, for whatever shows play. */
export const gamingSessionStore: LateStore<GamingSessionStore> = {
  build: (root) => new GamingSessionStore(root.wire, root),
  audienceChanged: (store) => store.forget(),
  stop: (store) => store.unwatch(),
}
