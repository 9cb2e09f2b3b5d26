import type { FairGame } from '../fairness/FairGame.ts'
import { drawDice, type DiceFacts } from './rules.ts'

/** Provably fair draws of the dice game. */
export const fair: FairGame<DiceFacts> = {
  draw: drawDice,
  explain: ({ roll }) => [`${Math.floor(roll / 100)}.${String(roll % 100).padStart(2, '0')}`],
}
