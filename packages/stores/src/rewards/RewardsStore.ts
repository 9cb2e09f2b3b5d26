import { type CallsOf, promoCode, promotion, type Value } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import { rewardCountsStore } from './RewardCountsStore.ts'

/** A reward that waits: ready to be claimed, or still with the operator. */
export type Reward = Value<'promotion.claims'>[number]
/** A code that the operator published and the member has not used. */
export type PromoCode = Value<'promoCode.list'>[number]
/** A claimed reward: money, points or a ticket. */
export type RewardGiven = Value<'promotion.claim'>['claimedTickets'][number]

/** How a claim ended. `done` has the rewards. */
export type ClaimOutcome = { readonly kind: 'done'; readonly given: readonly RewardGiven[] } | Refused | Ignored

/** Whether a reward can be claimed now; the others wait for the operator. */
export const isClaimable = ({ status }: Reward): boolean => status === 'I'

/** Rewards that wait for the member, and promo codes. */
export class RewardsStore {
  readonly rewards: RemoteValue<readonly Reward[]>
  readonly codes: RemoteValue<readonly PromoCode[]>
  readonly #step: Command
  readonly #client: CallsOf<typeof promotion>
  readonly #codes: CallsOf<typeof promoCode>
  readonly #parts: Pick<Stores, 'balance' | 'store'>

  constructor(parts: Pick<Stores, 'wire' | 'ports' | 'balance' | 'store'>) {
    const { wire, ports } = parts
    this.#parts = parts
    this.#client = wire.calls(promotion)
    this.#codes = wire.calls(promoCode)
    this.#step = new Command(ports)
    this.rewards = new RemoteValue(() => ports.clock.now())
    this.codes = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { isBusy: computed, bonuses: computed })
  }

  /** Whether a claim or refusal is in progress. */
  get isBusy(): boolean {
    return this.#step.isBusy
  }

  /** The waiting rewards that are money: claimed, they become bonuses. */
  get bonuses(): readonly Reward[] {
    return this.rewards.data?.filter(({ rewardAmount }) => rewardAmount !== null) ?? []
  }

  /** Loads the rewards that wait. */
  async load(): Promise<void> {
    await this.rewards.load((signal) => this.#client.promotion.claims({}, { signal }))
  }

  /** Loads the published codes. */
  async loadCodes(): Promise<void> {
    await this.codes.load((signal) => this.#codes.promoCode.list({}, { signal }))
  }

  /**
   * Claims a reward once: a second press sends nothing, and a claim whose response was lost is retried with the same
   * key.
   */
  claim({ rewardId, promotionType }: Reward): Promise<ClaimOutcome> {
    return this.#run(async (keyFor) => {
      const input = { promotionClaimId: String(rewardId), promotionType }
      return (await this.#client.promotion.claim(input, { idempotencyKey: keyFor(input) })).claimedTickets
    })
  }

  /** Claims the reward of a promo code. */
  claimCode(code: string): Promise<ClaimOutcome> {
    return this.#run(async (keyFor) => {
      const input = { promoCode: code.trim() }
      const { claimedTickets } = await this.#codes.promoCode.claim(input, { idempotencyKey: keyFor(input) })
      void this.loadCodes()
      return claimedTickets
    })
  }

  /** Refuses a reward for good; no money moves. */
  refuse({ rewardId }: Reward): Promise<ClaimOutcome> {
    return this.#run(async () => {
      await this.#client.promotion.refuse({ promotionClaimId: String(rewardId) })
      return []
    })
  }

  /** Reloads loaded data, because the platform's texts depend on the language. */
  async reload(): Promise<void> {
    if (this.rewards.data !== undefined) await this.load()
    if (this.codes.data !== undefined) await this.loadCodes()
  }

  /** Reloads loaded data after a change of the account. */
  accountChanged(): void {
    void reloadLoaded(this.rewards, () => this.load())
    void reloadLoaded(this.codes, () => this.loadCodes())
  }

  /** Clears the previous member's rewards. */
  forget(): void {
    this.#step.forget()
    this.rewards.reset()
    this.codes.reset()
  }

  /** Also after a refusal: a reward claimed elsewhere leaves the list. */
  #run(write: (keyFor: (input: unknown) => string) => Promise<readonly RewardGiven[]>): Promise<ClaimOutcome> {
    return this.#step.run(
      async (keyFor): Promise<ClaimOutcome> => {
        const given = await write(keyFor)
        await this.#refresh()
        return { kind: 'done', given }
      },
      (failure) => {
        void this.#refresh()
        return refused(failure)
      },
    )
  }

  async #refresh(): Promise<void> {
    void this.#parts.balance.refresh()
    void this.#parts.store(rewardCountsStore).load()
    await this.load()
  }
}

/** The rewards, as the member centre brings them. */
export const rewardsStore: LateStore<RewardsStore> = {
  build: (root) => new RewardsStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => store.accountChanged(),
  languageChanged: (store) => void store.reload(),
}
