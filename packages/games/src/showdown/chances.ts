import { opponentGoesOn, payOf, strengthOf } from './rules.ts'

/** Buy-in that the returns are counted with: every payout of it is a whole number. */
const BUY_IN = 200n

const pay = (
  ended: 'playerFolded' | 'opponentFolded' | 'showdown',
  winner: 'player' | 'opponent' | 'tie',
  raised: boolean,
) => Number(payOf(BUY_IN, { ended, winner, raised }))

/**
 * Share of all buy-ins that is returned to a player who always makes the best move against the stated opponent, in
 * hundredths of a per cent, truncated. Counts every pair of hands; hands that differ only in suits are counted once.
 */
export function bestReturn(): number {
  const strengths = new Int32Array(52 ** 3)
  const hands: [number, number, number][] = []
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++) {
        strengths[(a * 52 + b) * 52 + c] = strengthOf([a, b, c])
        hands.push([a, b, c])
      }
  const seen = new Map<string, { readonly hand: readonly [number, number, number]; ways: number }>()
  for (const hand of hands) {
    const suits: number[] = []
    const key = [...hand]
      .sort((a, b) => (a % 13) - (b % 13) || a - b)
      .map((card) => {
        const suit = Math.floor(card / 13)
        if (!suits.includes(suit)) suits.push(suit)
        return `${card % 13}.${suits.indexOf(suit)}`
      })
      .join()
    const known = seen.get(key)
    if (known) known.ways += 1
    else seen.set(key, { hand, ways: 1 })
  }
  const at = (winner: 'player' | 'opponent' | 'tie', raised: boolean) => pay('showdown', winner, raised)
  const showdown = {
    low: [at('opponent', false), at('tie', false), at('player', false)],
    high: [at('opponent', true), at('tie', true), at('player', true)],
  }
  const stolen = pay('opponentFolded', 'player', false)
  const folded = pay('playerFolded', 'opponent', false)
  let [sum, ways] = [0, 0]
  for (const { hand, ways: many } of seen.values()) {
    const [x, y, z] = hand
    const mine = strengthOf(hand)
    let [raise, quiet, called, bets, all] = [0, 0, 0, 0, 0]
    for (const [a, b, c] of hands) {
      if (a === x || a === y || a === z || b === x || b === y || b === z || c === x || c === y || c === z) continue
      const theirs = strengths[(a * 52 + b) * 52 + c] as number
      const result = mine > theirs ? 2 : mine < theirs ? 0 : 1
      const high = showdown.high[result] as number
      all += 1
      raise += opponentGoesOn(theirs) ? high : stolen
      if (opponentGoesOn(theirs)) {
        bets += 1
        called += high
      } else quiet += showdown.low[result] as number
    }
    sum += (many * Math.max(folded * all, raise, quiet + Math.max(called, bets * folded))) / all
    ways += many
  }
  return Math.floor((sum / ways / Number(BUY_IN)) * 10_000)
}
