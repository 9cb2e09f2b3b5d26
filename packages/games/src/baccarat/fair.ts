import type { FairGame } from '../fairness/FairGame.ts'
import { drawBaccarat, type BaccaratFacts } from './rules.ts'

/** Provably fair draws of the baccarat table. */
export const fair: FairGame<BaccaratFacts> = {
  draw: (dealer) => drawBaccarat(dealer),
  explain: ({ cards }) =>
    cards.map((card) => {
      const rank = card % 13
      const letter = rank === 0 ? 'A' : rank > 9 ? (['J', 'Q', 'K'][rank - 10] ?? '') : String(rank + 1)
      return `${letter}${['♠', '♥', '♦', '♣'][Math.floor(card / 13)]}`
    }),
}
