import { gameFacts, type CallsOf, type Value } from '@croupier/api'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** Rules and facts of a game as text. */
export type GameFacts = Value<'games.facts'>

/** Facts about a game that are shown before play. */
export class GameFactsStore {
  readonly facts: RemoteValue<GameFacts>
  #nodeId: string | undefined
  readonly #client: CallsOf<typeof gameFacts>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    this.#client = wire.calls(gameFacts)
    this.facts = new RemoteValue(() => ports.clock.now())
  }

  /** Loads a game's facts and immediately drops those of another game. */
  async load(nodeId: string): Promise<void> {
    if (nodeId !== this.#nodeId) this.facts.reset()
    this.#nodeId = nodeId
    await this.facts.load((signal) => this.#client.games.facts({ nodeId }, { signal }))
  }

  /** Loads it again, as in another language. */
  reload(): void {
    if (this.#nodeId !== undefined) void this.load(this.#nodeId)
  }
}

/** The facts of games, as their sheet brings them. */
export const gameFactsStore: LateStore<GameFactsStore> = {
  build: (root) => new GameFactsStore(root),
  languageChanged: (store) => store.reload(),
}
