import { bankerDraws, decks, paidFor, sides, type Side } from './rules.ts'

/** Cards of each number of points in the shoe: tens and pictures count zero. */
const shoe = [16 * decks, ...Array.from({ length: 9 }, () => 4 * decks)]

/** In how many of `total` equally likely orders of six cards each side wins. */
export interface Chances {
  readonly total: bigint
  readonly won: Readonly<Record<Side, bigint>>
}

let counted: Chances | undefined

/**
 * Counts every hand that can be dealt from the shoe, exactly, by points. Always counts six cards, whether the rules
 * use them or not: unused ones multiply both sides alike.
 */
export const countChances = (): Chances => {
  if (counted) return counted
  const left = [...shoe]
  const cards = decks * 52
  const won: Record<Side, bigint> = { player: 0n, banker: 0n, tie: 0n }
  const take = (points: number): number => {
    const ways = left[points] ?? 0
    left[points] = ways - 1
    return ways
  }
  const putBack = (points: number): void => {
    left[points] = (left[points] ?? 0) + 1
  }
  const better = (player: number, banker: number): Side =>
    player === banker ? 'tie' : player > banker ? 'player' : 'banker'
  const fifthAndSixth = (cards - 4) * (cards - 5)

  /** Ways to draw the fifth and sixth card by the side that wins, from two totals. */
  const finish = (player: number, banker: number): Record<Side, number> => {
    const ways = { player: 0, banker: 0, tie: 0 }
    if (player >= 8 || banker >= 8 || (player >= 6 && !bankerDraws(banker, null))) {
      ways[better(player, banker)] = fifthAndSixth
      return ways
    }
    for (let fifth = 0; fifth < 10; fifth++) {
      const ofFifth = take(fifth)
      const drawn = player >= 6 ? player : (player + fifth) % 10
      if (player >= 6) ways[better(player, (banker + fifth) % 10)] += ofFifth * (cards - 5)
      else if (!bankerDraws(banker, fifth)) ways[better(drawn, banker)] += ofFifth * (cards - 5)
      else
        for (let sixth = 0; sixth < 10; sixth++)
          ways[better(drawn, (banker + sixth) % 10)] += ofFifth * (left[sixth] ?? 0)
      putBack(fifth)
    }
    return ways
  }

  for (let first = 0; first < 10; first++) {
    const ofFirst = take(first)
    for (let second = 0; second < 10; second++) {
      const ofSecond = take(second)
      for (let third = 0; third < 10; third++) {
        const ofThird = take(third)
        for (let fourth = 0; fourth < 10; fourth++) {
          const ways = BigInt(ofFirst * ofSecond * ofThird * take(fourth))
          const ended = finish((first + third) % 10, (second + fourth) % 10)
          for (const side of sides) won[side] += ways * BigInt(ended[side])
          putBack(fourth)
        }
        putBack(third)
      }
      putBack(second)
    }
    putBack(first)
  }
  counted = { total: won.player + won.banker + won.tie, won }
  return counted
}

/** Return of a bet in hundredths of a per cent, truncated. */
export const returnOf = (side: Side): number => {
  const { total, won } = countChances()
  const paid = sides.reduce((sum, winner) => sum + won[winner] * BigInt(paidFor(side, winner)), 0n)
  return Number((paid * 100n) / total)
}
