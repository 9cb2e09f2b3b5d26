import { type CallsOf, promotion, type Value } from '@croupier/api'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** Rewards by type, with the number that wait to be claimed. */
export type AvailablePromotions = Value<'promotion.available'>

/** Loads the offered and claimable rewards, and passes the counts to menu, header and bell. */
export class RewardCountsStore {
  readonly available: RemoteValue<AvailablePromotions>
  readonly #client: CallsOf<typeof promotion>
  readonly #counters: Stores['counters']

  constructor({ wire, ports, counters }: Pick<Stores, 'wire' | 'ports' | 'counters'>) {
    this.#client = wire.calls(promotion)
    this.#counters = counters
    this.available = new RemoteValue(() => ports.clock.now())
  }

  /** Loads the counts. If that fails, the last known ones stay. */
  async load(): Promise<void> {
    const outcome = await this.available.load((signal) => this.#client.promotion.available({}, { signal }))
    if (outcome.kind === 'failed') this.#counters.take({ promotionCount: this.#counters.promotionCount ?? 0 })
    if (outcome.kind !== 'ready') return
    const { MISSION, ...rewards } = outcome.data
    const missionCount = MISSION?.count ?? 0
    const rewardCount = Object.values(rewards).reduce((sum, { count }) => sum + count, 0)
    const offered = Object.keys(outcome.data).filter((type) => outcome.data[type]?.enabled)
    this.#counters.take({ missionCount, rewardCount, promotionCount: missionCount + rewardCount, offered })
  }

  /** Clears the previous member's counts. */
  forget(): void {
    this.available.reset()
  }
}

/** The counts of rewards and missions. */
export const rewardCountsStore: LateStore<RewardCountsStore> = {
  build: (root) => new RewardCountsStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => void (store.available.value.state !== 'idle' && store.load()),
}
