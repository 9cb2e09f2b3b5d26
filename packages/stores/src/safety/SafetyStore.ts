import { type CallsOf, type Input, safety, type Value, type Wire } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../ports/Ports.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { InMinorUnits } from '../wallet/InMinorUnits.ts'

/** Rules of the market: waiting times, reality checks, lengths of breaks. */
export type SafetyRules = Value<'safety.rules'>
/** Limits with their use, waiting raises, the reminder, and a break. */
export type SafetyOverview = Value<'safety.overview'>
/** A money limit with its current use. */
export type SafetyLimit = SafetyOverview['limits'][number]
/** One row of the history. */
export type SafetyChange = Value<'safety.changes'>['list'][number]
/** Identifies a limit; the session limit has no period. */
export type SafetyLimitName = Input<'safety.removeLimit'>
/** A break that has just started. */
export type SafetyBreak = Value<'safety.startBreak'>
/** Result of a self-test. */
export type SelfTestOutcome = Value<'safety.selfTest'>

/** How a change ended. `done` carries the platform's response. */
export type SafetyOutcome<T> = { readonly kind: 'done'; readonly value: T } | Refused | Ignored

/** The member's own safety settings: limits, reality checks, breaks, their history, and the self-test. */
export class SafetyStore {
  readonly rules: RemoteValue<SafetyRules>
  readonly overview: RemoteValue<SafetyOverview>
  readonly changes: RemoteValue<readonly SafetyChange[]>
  readonly #step = new Command()
  /** Of its own: a break must start whatever else is on its way. */
  readonly #breakStep = new Command()
  readonly #client: CallsOf<typeof safety>
  readonly #session: Pick<SessionStore, 'pause' | 'setPause' | 'token'>
  readonly #merchant: Pick<MerchantStore, 'written'>

  constructor(
    wire: Wire,
    clock: Pick<Clock, 'now'>,
    session: Pick<SessionStore, 'pause' | 'setPause' | 'token'>,
    merchant: Pick<MerchantStore, 'written'>,
  ) {
    this.#client = wire.calls(safety)
    this.#session = session
    this.#merchant = merchant
    this.rules = new RemoteValue(() => clock.now())
    this.overview = new RemoteValue(() => clock.now())
    this.changes = new RemoteValue(() => clock.now())
    makeObservable(this, { limits: computed })
  }

  /** The limits of money. */
  get limits(): readonly SafetyLimit[] {
    return this.overview.data?.limits ?? []
  }

  /** Loads the member's data for the safety page. */
  async load(): Promise<void> {
    await Promise.all([this.loadRules(), this.loadOverview(), this.#loadChanges()])
  }

  /** Loads the market's rules. */
  async loadRules(): Promise<void> {
    await this.rules.load((signal) => this.#client.safety.rules({}, { signal }))
  }

  /** Loads limits, break and pending questions. */
  async loadOverview(): Promise<void> {
    const outcome = await this.overview.load((signal) => this.#client.safety.overview({}, { signal }))
    if (outcome.kind === 'ready') this.#session.setPause(outcome.data.pause ?? undefined)
  }

  /** Reads the overview again if a break is known, which may be over, or as long as none has arrived. */
  async lookForBreak(): Promise<void> {
    if (this.#session.pause || (!this.overview.data && !this.overview.isLoading)) await this.loadOverview()
  }

  /** The platform refused a call because of a break: reads it, unless it is known. */
  async breakMet(): Promise<void> {
    if (!this.#session.pause) await this.loadOverview()
  }

  /**
   * When a raise or removal requested now can be confirmed: after the market's waiting time, and in some markets not
   * before the period ends. Epoch milliseconds.
   */
  raiseRipeAt(now: number, limit?: SafetyLimit): number {
    const { raiseWaitHours = 0, raiseWaitsForPeriod = false } = this.rules.data ?? {}
    const waited = now + raiseWaitHours * 3_600_000
    return raiseWaitsForPeriod && limit ? Math.max(waited, limit.restartsAt) : waited
  }

  /** Sets a money limit: a first or lower one immediately, a higher one as a waiting raise. */
  setLimit(limit: InMinorUnits<Input<'safety.setLimit'>>): Promise<SafetyOutcome<SafetyOverview>> {
    return this.#change(() => this.#client.safety.setLimit(this.#merchant.written(limit)))
  }

  /** Sets the length of one gaming session, in minutes. */
  setSessionLimit(minutes: number): Promise<SafetyOutcome<SafetyOverview>> {
    return this.#change(() => this.#client.safety.setSessionLimit({ minutes }))
  }

  /** Sets the minutes between reality checks. */
  setReminder(minutes: number): Promise<SafetyOutcome<SafetyOverview>> {
    return this.#change(() => this.#client.safety.setReminder({ minutes }))
  }

  /** Requests the removal of a limit; it waits and is confirmed like a raise. */
  removeLimit(name: SafetyLimitName): Promise<SafetyOutcome<SafetyOverview>> {
    return this.#change(() => this.#client.safety.removeLimit(name))
  }

  /** Confirms a raise or removal after its cooling-off period. */
  confirmRaise(name: SafetyLimitName): Promise<SafetyOutcome<SafetyOverview>> {
    return this.#change(() => this.#client.safety.confirmRaise(name))
  }

  /** Cancels a waiting raise or removal. */
  cancelRaise(name: SafetyLimitName): Promise<SafetyOutcome<SafetyOverview>> {
    return this.#change(() => this.#client.safety.cancelRaise(name))
  }

  /** Starts a break. It begins with the response, which ends every session of the member. */
  startBreak(length: Input<'safety.startBreak'>['length']): Promise<SafetyOutcome<SafetyBreak>> {
    return this.#send(() => this.#client.safety.startBreak({ length }), this.#breakStep)
  }

  /** Requests to play again once the break is over; after a self-exclusion a waiting time follows. */
  async askReturn(): Promise<SafetyOutcome<SafetyBreak>> {
    const outcome = await this.#send(() => this.#client.safety.askReturn({}))
    await this.loadOverview()
    return outcome
  }

  /** Records the member's answer to the question about limits: keep them, or ask again later. */
  review(choice: Input<'safety.review'>['choice']): Promise<SafetyOutcome<SafetyOverview>> {
    return this.#change(() => this.#client.safety.review({ choice }))
  }

  /** Records that the member read how balances are protected. */
  readProtection(): Promise<SafetyOutcome<SafetyOverview>> {
    return this.#change(() => this.#client.safety.readProtection({}))
  }

  /** Declares that the member is of age and in none of the groups that the market bars. */
  declare(): Promise<SafetyOutcome<SafetyOverview>> {
    return this.#change(() => this.#client.safety.declare({}))
  }

  /** Scores the answers of a self-test. Works without an account; nothing is stored. */
  selfTest(answers: Input<'safety.selfTest'>['answers']): Promise<SafetyOutcome<SelfTestOutcome>> {
    return this.#send(() => this.#client.safety.selfTest({ answers }))
  }

  /** Clears the previous member's settings. */
  forget(): void {
    this.overview.reset()
    this.changes.reset()
  }

  async #loadChanges(): Promise<void> {
    await this.changes.load(async (signal) => (await this.#client.safety.changes({}, { signal })).list)
  }

  async #change(call: () => Promise<SafetyOverview>): Promise<SafetyOutcome<SafetyOverview>> {
    const { token } = this.#session
    const outcome = await this.#send(call)
    // A break may have ended the session meanwhile.
    if (outcome.kind === 'done' && token === this.#session.token) {
      this.overview.set(outcome.value)
      void this.#loadChanges()
    }
    return outcome
  }

  #send<T>(call: () => Promise<T>, step = this.#step): Promise<SafetyOutcome<T>> {
    return step.run(async () => ({ kind: 'done' as const, value: await call() }), refused)
  }
}

/** The safety settings, as the safety page brings them. */
export const safetyStore: LateStore<SafetyStore> = {
  build: ({ wire, ports, session, merchant }) => new SafetyStore(wire, ports.clock, session, merchant),
  audienceChanged: (store) => store.forget(),
  breakMet: (store) => void store.breakMet(),
}
