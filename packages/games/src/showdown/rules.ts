import { RoundRefused, type Dealer, type Detail, type OpenDraft, type OpenRound, type Outcome } from '../port/rounds.ts'

/** The dealt cards: three each, 0 to 51: rank (two first, ace last) by suit. */
export interface ShowdownFacts {
  readonly [key: string]: readonly number[]
  readonly player: readonly number[]
  readonly opponent: readonly number[]
}

/** Ranks of hands, the lowest first. */
export const handNames = ['high', 'pair', 'flush', 'straight', 'trips', 'straightFlush'] as const

/** An open hand. The opponent's cards are secret until the end. */
export interface ShowdownState {
  readonly [key: string]: Detail
  readonly player: readonly number[]
  readonly opponent: readonly number[]
  /** `first`: the player moves first. `answer`: the opponent has bet. */
  readonly turn: 'first' | 'answer'
}

/** Result of a hand, as stored in its record. */
export interface ShowdownDetail {
  readonly [key: string]: Detail
  readonly player: readonly number[]
  readonly opponent: readonly number[]
  readonly game: 'showdown'
  /** Who folded, or `showdown`. */
  readonly ended: 'playerFolded' | 'opponentFolded' | 'showdown'
  readonly winner: 'player' | 'opponent' | 'tie'
  /** Whether both halves of the buy-in went into the pot. */
  readonly raised: boolean
}

/** The moves. */
export const moves = ['fold', 'check', 'raise', 'call'] as const
/** One of {@link moves}. */
export type Move = (typeof moves)[number]

/** The lowest high card with which the opponent continues: a king. */
const GOES_ON_FROM = 11
/**
 * Return to player against the stated opponent, hundredths of a per cent of all buy-ins: by folding every hand, and
 * by the best move with every hand; counted by `chances.ts`.
 */
export const returns = { least: 5_000, most: 9_758 } as const
/** Share of every pot that the operator keeps, in per cent. */
const RAKE = 8
/** Time to think; an abandoned hand is folded then. */
const THINK_MS = 60_000

/** Deals both hands from one pack. */
export const drawShowdown = (dealer: Dealer): ShowdownFacts => {
  const pack = Array.from({ length: 52 }, (_, card) => card)
  const deal = (): number[] => Array.from({ length: 3 }, () => pack.splice(dealer.integer(pack.length), 1)[0] as number)
  return { player: deal(), opponent: deal() }
}

/** Strength of a hand: its index in {@link handNames} and its order among equals, in one number; the higher wins. */
export function strengthOf(cards: readonly number[]): number {
  const [low = 0, middle = 0, high = 0] = cards.map((card) => card % 13).sort((a, b) => a - b)
  const flush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
  const wheel = low === 0 && middle === 1 && high === 12
  const straight = wheel || (middle === low + 1 && high === middle + 1)
  const place = (name: number, one: number, two = 0, three = 0): number => ((name * 13 + one) * 13 + two) * 13 + three
  // Ace, two, three is the lowest straight.
  if (straight) return place(flush ? 5 : 3, wheel ? 1 : high)
  if (low === high) return place(4, high)
  if (flush) return place(2, high, middle, low)
  if (low === middle || middle === high) return place(1, middle, low === middle ? high : low)
  return place(0, high, middle, low)
}

/** The name of a hand's rank. */
export const handOf = (strength: number): (typeof handNames)[number] =>
  handNames[Math.floor(strength / 13 ** 3)] ?? 'high'

/** The opponent's whole strategy: with a king high or better it calls a raise, and bets after a check. */
export const opponentGoesOn = (strength: number): boolean => strength >= GOES_ON_FROM * 13 ** 2

/** What the end of a hand pays for a buy-in: money not in the pot is returned, the pot less its rake is won. */
export function payOf(
  buyIn: bigint,
  { ended, winner, raised }: Pick<ShowdownDetail, 'ended' | 'winner' | 'raised'>,
): bigint {
  const half = buyIn / 2n
  const kept = raised ? 0n : half
  const pot = (raised ? buyIn : half) * 2n
  const won = pot - (pot * BigInt(RAKE)) / 100n
  if (ended === 'playerFolded' || winner === 'opponent') return kept
  return kept + (winner === 'tie' ? won / 2n : won)
}

const over = (
  round: { readonly stake: bigint },
  { player, opponent }: Pick<ShowdownState, 'player' | 'opponent'>,
  end: Pick<ShowdownDetail, 'ended' | 'winner' | 'raised'>,
): Outcome => {
  const detail: ShowdownDetail = { game: 'showdown', player, opponent, ...end }
  return { payout: payOf(round.stake, end), detail }
}

const show = (round: { readonly stake: bigint }, state: ShowdownState, raised: boolean): Outcome => {
  const difference = strengthOf(state.player) - strengthOf(state.opponent)
  const winner = difference > 0 ? 'player' : difference < 0 ? 'opponent' : 'tie'
  return over(round, state, { ended: 'showdown', winner, raised })
}

const folded = { ended: 'playerFolded', winner: 'opponent', raised: false } as const

/** Begins a hand. An abandoned hand is folded. */
export function beginShowdown(buyIn: bigint, _choice: object, facts: ShowdownFacts, now: number): OpenDraft {
  const state: ShowdownState = { player: facts.player, opponent: facts.opponent, turn: 'first' }
  return { state, dueAt: now + THINK_MS, due: over({ stake: buyIn }, state, folded) }
}

/** The player's move and the opponent's answer. Throws `RoundRefused` when the move is not allowed now. */
export function moveShowdown(round: OpenRound, move: Move): Outcome | { readonly state: ShowdownState } {
  const state = round.state as unknown as ShowdownState
  const theirs = strengthOf(state.opponent)
  if (move === 'fold') return over(round, state, folded)
  if (state.turn === 'answer') {
    if (move === 'call') return show(round, state, true)
  } else if (move === 'raise') {
    if (opponentGoesOn(theirs)) return show(round, state, true)
    return over(round, state, { ended: 'opponentFolded', winner: 'player', raised: false })
  } else if (move === 'check') {
    return opponentGoesOn(theirs) ? { state: { ...state, turn: 'answer' } } : show(round, state, false)
  }
  throw new RoundRefused('round.move', 'not open now')
}
