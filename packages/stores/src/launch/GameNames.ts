import { type CallsOf, gameFacts, type Wire } from '@croupier/api'
import { observable, runInAction } from 'mobx'
import type { LaunchTarget } from './startDecision.ts'

/** Names of games as sent by the platform on this page. A link may contain any name, so links are not used. */
export class GameNames {
  readonly #names = observable.map<string, string>()
  readonly #client: CallsOf<typeof gameFacts>

  constructor(wire: Wire) {
    this.#client = wire.calls(gameFacts)
  }

  /** The name of a game; undefined while it is unknown. */
  of({ nodeId, gameCode, roomId }: Omit<LaunchTarget, 'name'>): string | undefined {
    return this.#names.get(roomId ?? '') ?? this.#names.get(nodeId ?? gameCode ?? '')
  }

  /** Stores the name of a game chosen on the site. */
  note({ nodeId, gameCode, roomId, name }: LaunchTarget): void {
    runInAction(() => this.#names.set(roomId ?? nodeId ?? gameCode ?? '', name))
  }

  /** Loads the name of a game that a link opened. */
  async learn({ nodeId, roomId }: LaunchTarget): Promise<void> {
    if (nodeId === undefined || this.#names.has(roomId ?? nodeId)) return
    try {
      const { name } = await this.#client.games.facts({ nodeId })
      runInAction(() => this.#names.set(nodeId, name))
    } catch {
      // The game runs without a name.
    }
  }
}
