import { type CallsOf, rank, type Value } from '@croupier/api'
import { compareMoney } from '@croupier/money'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** The member's progress on the ladder. */
export type RankProgress = Value<'rank.progress'>
/** A rank with its requirements and benefits. */
export type Rank = Value<'rank.ladder'>[number]

/** The ladder of ranks and the member's place on it. */
export class RanksStore {
  readonly progress: RemoteValue<RankProgress>
  readonly ladder: RemoteValue<readonly Rank[]>
  readonly #client: CallsOf<typeof rank>
  readonly #member: Stores['member']

  constructor({ wire, ports, member }: Pick<Stores, 'wire' | 'ports' | 'member'>) {
    this.#client = wire.calls(rank)
    this.#member = member
    this.progress = new RemoteValue(() => ports.clock.now())
    this.ladder = new RemoteValue(() => ports.clock.now())
  }

  /** The operator gave the member a rank whose conditions are not met yet. */
  get isGiven(): boolean {
    const { totalTurnover, totalDeposit } = this.progress.data ?? {}
    const own = this.ladder.data?.find(({ name }) => name === this.progress.data?.playerRankName)
    if (own === undefined) return false
    const lacks = (sums: typeof totalTurnover, asked: string) => sums != null && compareMoney(sums.actual, asked) < 0
    return lacks(totalTurnover, own.turnover) || lacks(totalDeposit, own.deposit)
  }

  /** Loads the ladder and the member's place, with the facts from which the centre's badge and the ladder mark it. */
  async load(): Promise<void> {
    await Promise.all([
      this.progress.load((signal) => this.#client.rank.progress({}, { signal })),
      this.ladder.load((signal) => this.#client.rank.ladder({}, { signal })),
      this.#member.load(),
    ])
  }
}

/** The ranks, as the member centre brings them. */
export const ranksStore: LateStore<RanksStore> = {
  build: (root) => new RanksStore(root),
  audienceChanged: (store) => store.progress.reset(),
  accountChanged: (store) => void reloadLoaded(store.progress, () => store.load()),
  languageChanged: (store) => void (store.progress.data !== undefined && store.load()),
}
