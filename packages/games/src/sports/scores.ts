import type { Sport } from './teams.ts'

/** A score and its frequency: home, away, weight. */
export type Score = readonly [home: number, away: number, weight: number]

/** By difference of strength, from far weaker (-3) to far stronger (3): every possible score. */
export type ScoreGrid = readonly (readonly Score[])[]

// How many goals a team scores, out of a thousand matches: none, one, … five. Further down, the stronger team.
const GOALS: readonly (readonly number[])[] = [
  [497, 348, 122, 28, 4, 1],
  [407, 366, 165, 49, 11, 2],
  [333, 366, 202, 74, 20, 5],
  [273, 354, 231, 100, 32, 10],
  [223, 335, 251, 125, 47, 19],
  [183, 311, 264, 150, 64, 28],
  [150, 284, 270, 171, 81, 44],
]
// Home teams score as if slightly stronger.
const HOME = 1

const goalsAt = (level: number): readonly number[] => GOALS[Math.min(6, Math.max(0, level))] ?? []

/** Football by tempo: both teams score less (-1), as usual, or more (1) than their strength alone suggests. */
const football = [-1, 0, 1].map((tempo) =>
  Array.from({ length: 7 }, (_, level) =>
    goalsAt(level + HOME + tempo).flatMap((mine, scored) =>
      goalsAt(6 - level + tempo).map((theirs, conceded): Score => [scored, conceded, mine * theirs]),
    ),
  ),
)

// Maps out of a thousand that the home team wins; a series is the first to two.
const MAPS = [260, 340, 420, 500, 580, 660, 740]
const esports = MAPS.map((won): readonly Score[] => {
  const lost = 1_000 - won
  return [
    [2, 0, won * won * 1_000],
    [2, 1, 2 * won * won * lost],
    [1, 2, 2 * won * lost * lost],
    [0, 2, lost * lost * 1_000],
  ]
})

// Out of a hundred hands: won by the home player, and split. Five hands are played whatever the score.
const HANDS = [36, 39, 42, 45, 48, 51, 54]
const SPLIT = 10
const cards = HANDS.map((won): readonly Score[] => {
  const weights = new Map<string, number>()
  const deal = (left: number, home: number, away: number, weight: number): void => {
    if (left === 0) {
      const key = `${home}:${away}`
      weights.set(key, (weights.get(key) ?? 0) + weight)
      return
    }
    deal(left - 1, home + 1, away, weight * won)
    deal(left - 1, home, away + 1, weight * (100 - SPLIT - won))
    deal(left - 1, home, away, weight * SPLIT)
  }
  deal(5, 0, 0, 1)
  // Rounded, so that their sum can be drawn from 32 bits.
  return [...weights].map(([key, weight]): Score => {
    const [home = 0, away = 0] = key.split(':').map(Number)
    return [home, away, Math.round(weight / 1_000)]
  })
})

/** The scores of every sport, by tempo; only football has more than one. */
export const scoreGrids: Readonly<Record<Sport, readonly ScoreGrid[]>> = {
  football,
  esports: [esports],
  cards: [cards],
}
