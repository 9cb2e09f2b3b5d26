import type { Dealer, Outcome } from '../port/rounds.ts'

/** Decks in the shoe, which is reshuffled for each round. */
export const decks = 8

/** Bets of a player. */
export const sides = ['player', 'banker', 'tie'] as const
/** One of {@link sides}. */
export type Side = (typeof sides)[number]

/** What a winning bet pays in hundredths of the stake, stake included: banker less five per cent commission. */
export const pays: Readonly<Record<Side, number>> = { player: 200, banker: 195, tie: 1_000 }

/** A bet on one side. */
export type BaccaratBet = { readonly side: Side }

/** The drawn facts: the next six cards of the shoe, 0 to 51; rank is `card % 13` from ace, suit `card / 13`. */
export type BaccaratFacts = { readonly cards: readonly number[] }

/** The hands of a round. */
export interface Hands {
  readonly player: readonly number[]
  readonly banker: readonly number[]
}

/** Facts of a finished round that the page shows. */
export type BaccaratDetail = {
  readonly game: 'baccarat'
  readonly side: Side
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly playerTotal: number
  readonly bankerTotal: number
  readonly winner: Side
}

/**
 * Takes six cards off a freshly shuffled shoe, each of those left equally likely. A round needs four to six of them.
 */
export const drawBaccarat = (dealer: Dealer, packs = decks): BaccaratFacts => {
  const taken: number[] = []
  const cards: number[] = []
  while (cards.length < 6) {
    // The position among the cards still in the shoe, moved past those taken before it.
    let place = dealer.integer(packs * 52 - taken.length)
    for (const one of taken.sort((a, b) => a - b)) if (one <= place) place += 1
    taken.push(place)
    cards.push(place % 52)
  }
  return { cards }
}

/** Points of a card: ace one, two to nine their number, ten and pictures zero. */
const pointsOf = (card: number): number => ((card % 13) + 1 > 9 ? 0 : (card % 13) + 1)

/** Total of a hand: the last digit of its points. */
export const totalOf = (hand: readonly number[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/**
 * Whether the banker takes a third card. `third` is the points of the player's third card, or null when the player
 * stood.
 */
export const bankerDraws = (total: number, third: number | null): boolean => {
  if (third === null) return total <= 5
  switch (total) {
    case 0:
    case 1:
    case 2:
      return true
    case 3:
      return third !== 8
    case 4:
      return third >= 2 && third <= 7
    case 5:
      return third >= 4 && third <= 7
    case 6:
      return third === 6 || third === 7
    default:
      return false
  }
}

/** Plays the hands out: player, banker, player, banker, then third cards by the fixed rules. */
export const playHands = (cards: readonly number[]): Hands => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = cards
  const player = [first, third]
  const banker = [second, fourth]
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker }
  const playerThird = totalOf(player) <= 5 ? fifth : null
  const drawn = playerThird === null ? player : [...player, playerThird]
  const takes = bankerDraws(totalOf(banker), playerThird === null ? null : pointsOf(playerThird))
  return { player: drawn, banker: takes ? [...banker, playerThird === null ? fifth : sixth] : banker }
}

/** Which side won. */
export const winnerOf = ({ player, banker }: Hands): Side => {
  const [ours, theirs] = [totalOf(player), totalOf(banker)]
  return ours === theirs ? 'tie' : ours > theirs ? 'player' : 'banker'
}

/** What a bet pays in hundredths of the stake. A tie returns stakes on player and banker. */
export const paidFor = (side: Side, winner: Side): number => (side === winner ? pays[side] : winner === 'tie' ? 100 : 0)

/** What the cards pay. `stake` is in minor units, a multiple of 100, so the payout is exact. */
export const settleBaccarat = (stake: bigint, { side }: BaccaratBet, { cards }: BaccaratFacts): Outcome => {
  const hands = playHands(cards)
  const winner = winnerOf(hands)
  return {
    payout: (stake * BigInt(paidFor(side, winner))) / 100n,
    detail: {
      game: 'baccarat',
      side,
      player: hands.player,
      banker: hands.banker,
      playerTotal: totalOf(hands.player),
      bankerTotal: totalOf(hands.banker),
      winner,
    },
  }
}
