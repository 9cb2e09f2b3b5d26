import { type CallsOf, rank, type Value } from '@croupier/api'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** How far the member is on the ladder. */
export type RankProgress = Value<'rank.progress'>
/** A rank: what it asks and gives. */
export type Rank = Value<'rank.ladder'>[number]

/** The ladder of ranks and the member's place on it [S-337]. */
export class RanksStore {
  readonly progress: RemoteValue<RankProgress>
  readonly ladder: RemoteValue<readonly Rank[]>
  readonly #client: CallsOf<typeof rank>

  constructor({ wire, world }: Pick<Stores, 'wire' | 'world'>) {
    this.#client = wire.calls(rank)
    this.progress = new RemoteValue(() => world.clock.now())
    this.ladder = new RemoteValue(() => world.clock.now())
  }

  /** Loads the ladder and the member's place. */
  async load(): Promise<void> {
    await Promise.all([
      this.progress.load((signal) => this.#client.rank.progress({}, { signal })),
      this.ladder.load((signal) => this.#client.rank.ladder({}, { signal })),
    ])
  }
}

/** The ranks, as the member centre brings them. */
export const ranksStore: LateStore<RanksStore> = {
  build: (root) => new RanksStore(root),
  audienceChanged: (store) => store.progress.reset(),
  languageChanged: (store) => void (store.progress.data !== undefined && store.load()),
}
