import { type CallsOf, games, type Value, type Wire } from '@croupier/api'
import { makeObservable, observableRef, runInAction } from 'mobx'
import { limits } from '../config/constants.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../ports/Ports.ts'

/** A row of the winner board. */
export interface Winner {
  /** Masked by the platform. */
  readonly player: string
  readonly gameName: string
  /** Decimal text. */
  readonly prize: string
  /** Epoch ms, if the platform sends it. */
  readonly wonAt: number | undefined
  readonly icon: string | undefined
  readonly nodeId: string | undefined
  readonly gameType: string | undefined
  readonly vassalage: string | undefined
}

/**
 * The winner board: at most 20 rows, the newest win first, however small. Sorted by prize, a board would make rare wins
 * look usual.
 */
export class WinnerBoardStore {
  readonly winners: RemoteValue<readonly Winner[]>
  /** How many people bet in the last 24 hours, and how many of them lost, if the platform sends it. */
  play: Value<'games.winners'>['play']
  readonly #client: CallsOf<typeof games>

  constructor(wire: Wire, clock: Clock) {
    this.#client = wire.calls(games)
    this.winners = new RemoteValue(() => clock.now())
    makeObservable(this, { play: observableRef })
  }

  /** Loads the board. */
  async load(): Promise<void> {
    await this.winners.load(async (signal) => {
      const { list, play } = await this.#client.games.winners({ limitNum: limits.winnersShown }, { signal })
      runInAction(() => (this.play = play))
      return list
        .map(({ vo }): Winner => ({
          player: vo.customerName ?? '',
          gameName: vo.gameName ?? vo.nodeName ?? '',
          prize: vo.winAmount,
          wonAt: vo.winTime ?? undefined,
          icon: vo.iconUrl ?? undefined,
          nodeId: vo.nodeId ?? undefined,
          gameType: vo.gameType ?? undefined,
          vassalage: vo.vassalage ?? undefined,
        }))
        .sort((one, other) => (other.wonAt ?? 0) - (one.wonAt ?? 0))
        .slice(0, limits.winnersShown)
    })
  }
}

/** The winner board, as the home page brings it. */
export const winnersStore: LateStore<WinnerBoardStore> = {
  build: ({ wire, ports }) => new WinnerBoardStore(wire, ports.clock),
  languageChanged: (store) => {
    if (store.winners.value.state !== 'idle') void store.load()
  },
}
