import { type CallsOf, lottery, type Value } from '@croupier/api'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Stores } from '../late/LateStore.ts'
import type { LotteryGame } from './lotteryBet.ts'

/** A draw with its numbers. */
export type LotteryDraw = Value<'lottery.popular'>[number]
/** The draw open for bets now, and the previous one. */
export type NearestDraw = Value<'lottery.near'>
/** An upcoming draw. */
export type ComingDraw = Value<'lottery.draws'>[number]

const drawsShown = 12

/** The draws of the chosen lottery, and the next draw of every lottery. */
export class LotteryDraws {
  readonly nearest: RemoteValue<NearestDraw>
  /** The next draw of every game, soonest first. */
  readonly coming: RemoteValue<readonly ComingDraw[]>
  /** Drawn numbers of the chosen game; require a session. */
  readonly opened: RemoteValue<readonly LotteryDraw[]>
  /** The newest draw of the most played games; open to visitors. */
  readonly popular: RemoteValue<readonly LotteryDraw[]>
  readonly #client: CallsOf<typeof lottery>
  readonly #stores: Pick<Stores, 'session' | 'ports'>
  readonly #game: () => LotteryGame | undefined

  /** @param game the chosen game */
  constructor(stores: Pick<Stores, 'wire' | 'session' | 'ports'>, game: () => LotteryGame | undefined) {
    const now = () => stores.ports.clock.now()
    this.#stores = stores
    this.#client = stores.wire.calls(lottery)
    this.#game = game
    this.nearest = new RemoteValue(now)
    this.coming = new RemoteValue(now)
    this.opened = new RemoteValue(now)
    this.popular = new RemoteValue(now)
  }

  /** Number of the draw open for bets. */
  get openNumero(): string | undefined {
    return this.nearest.data?.currentNumero.numero
  }

  /** Loads the draw open for bets; a new one also reloads the drawn numbers. */
  async loadNearest(): Promise<void> {
    const gameId = this.#game()?.gameId
    if (gameId === undefined) return
    const before = this.openNumero
    const outcome = await this.nearest.load((signal) => this.#client.lottery.near({ gameId }, { signal }))
    if (outcome.kind === 'ready' && outcome.data.currentNumero.numero !== before) void this.loadOpened()
  }

  /** Loads the next draw of every game. */
  async loadComing(): Promise<void> {
    await this.coming.load(async (signal) =>
      (await this.#client.lottery.draws({}, { signal })).toSorted((one, other) => one.openTime - other.openTime),
    )
  }

  /** Loads the drawn numbers of the chosen game. */
  async loadOpened(): Promise<void> {
    const gameId = this.#game()?.gameId
    if (gameId === undefined || !this.#stores.session.isSignedIn) return
    await this.opened.load((signal) => this.#client.lottery.openedNumbers({ gameId, count: drawsShown }, { signal }))
  }

  /** Loads the newest draws of the most played games. */
  async loadPopular(): Promise<void> {
    const { prizeModes, device } = this.#stores.ports.config
    const query = { count: 20, prizeMode: prizeModes.sea, device }
    await this.popular.load((signal) => this.#client.lottery.popular(query, { signal }))
  }

  /** Loads the draws of another game. */
  gameChanged(): void {
    if (this.nearest.data && this.nearest.data.currentNumero.gameId === this.#game()?.gameId) return
    this.nearest.reset()
    this.opened.reset()
    void this.loadNearest()
  }
}
