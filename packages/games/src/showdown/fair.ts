import type { FairGame } from '../fairness/FairGame.ts'
import { drawShowdown, type ShowdownFacts } from './rules.ts'

/** Provably fair draws of the card game. */
export const fair: FairGame<ShowdownFacts> = {
  draw: drawShowdown,
  explain: ({ player, opponent }) =>
    [player, opponent].map((hand) =>
      hand
        .map(
          (card) =>
            `${['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'][card % 13]}${['♣', '♦', '♥', '♠'][Math.floor(card / 13)]}`,
        )
        .join(' '),
    ),
}
