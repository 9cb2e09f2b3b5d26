import { type CallsOf, promotion, type Value } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { refused } from '../failure/refused.ts'
import { Command } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { ClaimOutcome } from '../rewards/RewardsStore.ts'
import { rewardCountsStore } from '../rewards/RewardCountsStore.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import { promotionStore } from './PromotionStore.ts'

/** The seven days of the check-in reward and the member's progress. */
export type SignInWeek = Value<'promotion.signInWeek'>

/** The daily check-in: seven days in a row, each with its reward. */
export class SignInWeekStore {
  readonly week: RemoteValue<SignInWeek>
  readonly #step: Command
  readonly #client: CallsOf<typeof promotion>
  readonly #parts: Pick<Stores, 'session' | 'store'>

  constructor(parts: Pick<Stores, 'wire' | 'ports' | 'session' | 'store'>) {
    const { wire, ports } = parts
    this.#parts = parts
    this.#client = wire.calls(promotion)
    this.#step = new Command(ports)
    this.week = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { isBusy: computed })
  }

  /** Whether today's reward is being claimed. */
  get isBusy(): boolean {
    return this.#step.isBusy
  }

  /** Loads the week; does nothing for visitors and trial accounts. */
  async load(): Promise<void> {
    const { isSignedIn, isTrial } = this.#parts.session
    if (!isSignedIn || isTrial) return this.week.reset()
    await this.week.load((signal) => this.#client.promotion.signInWeek({}, { signal }))
  }

  /** Claims today's reward, once a day: a second press sends nothing. */
  signIn(): Promise<ClaimOutcome> {
    return this.#step.run(
      async (keyFor): Promise<ClaimOutcome> => {
        const { claimedTickets } = await this.#client.promotion.signIn({}, { idempotencyKey: keyFor({}) })
        await this.#refresh()
        return { kind: 'done', given: claimedTickets }
      },
      (failure) => {
        void this.#refresh()
        return refused(failure)
      },
    )
  }

  /** Clears the previous week and loads that of the logged-in member. */
  async turn(): Promise<void> {
    const wasAsked = this.week.value.state !== 'idle'
    this.#step.forget()
    this.week.reset()
    if (wasAsked || this.#parts.session.isSignedIn) await this.load()
  }

  async #refresh(): Promise<void> {
    void this.#parts.store(rewardCountsStore).load()
    void this.#parts.store(promotionStore).reload()
    await this.load()
  }
}

/** The daily check-in, loaded with the promotions page. */
export const signInWeekStore: LateStore<SignInWeekStore> = {
  build: (root) => new SignInWeekStore(root),
  audienceChanged: (store) => void store.turn(),
}
