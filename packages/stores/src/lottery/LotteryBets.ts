import { type CallsOf, lottery, records } from '@croupier/api'
import { actionBound, makeObservable, observableRef, runInAction } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Bet } from '../records/BetRecordsStore.ts'
import type { Stores } from '../late/LateStore.ts'
import { gamingSessionStore } from '../safety/GamingSessionStore.ts'

/** A bet placed here, until its draw. */
export interface PlacedBet {
  readonly orderNo: string
  readonly gameId: string
  readonly gameName: string
  readonly numero: string
  readonly playId: string
  readonly picks: readonly string[]
  /** Decimal text. */
  readonly amount: string
}

/** Input of a bet. */
export interface BetOrder {
  readonly game: { readonly gameId: string; readonly gameName: string }
  readonly prizeMode: string
  readonly numero: string
  readonly playId: string
  readonly picks: readonly string[]
  /** Decimal text. */
  readonly stake: string
}

/** How placing a bet ended. */
export type BetOutcome = { readonly kind: 'done'; readonly bet: PlacedBet } | Refused | Ignored

const days = 7 * 86_400_000
const shown = 20

type Parts = Pick<Stores, 'wire' | 'ports' | 'balance' | 'platformClock' | 'session' | 'store'>

/** The member's lottery bets: placing one, open bets, and the results of the last ones. */
export class LotteryBets {
  /** Open bets, newest first. */
  readonly open: RemoteValue<readonly Bet[]>
  /** Bets of the last seven days that are settled, newest first. */
  readonly settled: RemoteValue<readonly Bet[]>
  /** Bets settled since the page was opened, newest first. */
  news: readonly Bet[] = []
  /** The bets placed on this page, by order number. */
  placed: ReadonlyMap<string, PlacedBet> = new Map()
  #awaited = new Set<string>()
  /** One key per press: an order that is sent again after the session has ended is carried out once. */
  readonly #keys = new WeakMap<BetOrder, string>()
  readonly #step: Command
  readonly #lottery: CallsOf<typeof lottery>
  readonly #records: CallsOf<typeof records>
  readonly #parts: Parts

  constructor(parts: Parts) {
    const now = () => parts.ports.clock.now()
    this.#parts = parts
    this.#lottery = parts.wire.calls(lottery)
    this.#records = parts.wire.calls(records)
    this.#step = new Command(parts.ports)
    this.open = new RemoteValue(now)
    this.settled = new RemoteValue(now)
    makeObservable(this, { news: observableRef, placed: observableRef, dismissNews: actionBound })
  }

  /** Whether a bet is being placed. */
  get isBusy(): boolean {
    return this.#step.isBusy
  }

  /** Whether a bet is open. */
  get waits(): boolean {
    return this.#awaited.size > 0
  }

  /** Places one bet on one draw. A second press sends nothing. */
  place(order: BetOrder): Promise<BetOutcome> {
    const { game, prizeMode, numero, playId, picks, stake } = order
    return this.#step.run(
      async (keyFor): Promise<BetOutcome> => {
        const input = {
          prizeMode,
          contents: [
            {
              gameId: game.gameId,
              playId,
              bettingContent: picks.join(','),
              singleBetPrice: stake,
              numero: [{ numero }],
            },
          ],
        }
        const key = keyFor(input)
        const idempotencyKey = this.#keys.get(order) ?? key
        this.#keys.set(order, idempotencyKey)
        const { orders } = await this.#lottery.lottery.bet(input, { idempotencyKey })
        const orderNo = orders[0]?.orderNo ?? ''
        const bet = { orderNo, ...game, numero, playId, picks, amount: orders[0]?.amount ?? stake }
        this.#awaited.add(orderNo)
        runInAction(() => (this.placed = new Map(this.placed).set(orderNo, bet)))
        this.#played()
        void this.load()
        return { kind: 'done', bet }
      },
      (failure) => {
        // A refusal often means that the sums on screen are no longer true.
        this.#played()
        return refused(failure)
      },
    )
  }

  /** Loads both lists; a bet that was open before and is settled now becomes news. */
  async load(): Promise<void> {
    if (!this.#parts.session.isSignedIn) return
    const now = this.#parts.platformClock.now()
    const span = { startTime: now - days, endTime: now + 60_000, page: 1, size: shown }
    const bets = (book: 'ELOTT' | 'ELOTT_UNSETTLED') => async (signal: AbortSignal) =>
      (await this.#records.records.bets({ book, ...span }, { signal })).list
    const [open, settled] = await Promise.all([
      this.open.load(bets('ELOTT_UNSETTLED')),
      this.settled.load(bets('ELOTT')),
    ])
    if (open.kind === 'ready') for (const { orderNo } of open.data) this.#awaited.add(orderNo)
    if (settled.kind === 'ready') this.#tell(settled.data.filter(({ orderNo }) => this.#awaited.has(orderNo)))
  }

  /** The news were read. */
  dismissNews(): void {
    this.news = []
  }

  /** Clears the previous member's bets. */
  forget(): void {
    this.#step.forget()
    this.#awaited = new Set()
    this.open.reset()
    this.settled.reset()
    runInAction(() => {
      this.news = []
      this.placed = new Map()
    })
  }

  #tell(ended: readonly Bet[]): void {
    if (ended.length === 0) return
    for (const { orderNo } of ended) this.#awaited.delete(orderNo)
    runInAction(() => (this.news = [...ended, ...this.news]))
    this.#played()
  }

  /** Money has moved: balance and gaming session are read again. */
  #played(): void {
    void this.#parts.balance.refresh()
    this.#parts.store(gamingSessionStore).roundEnded()
  }
}
