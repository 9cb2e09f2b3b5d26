import type { FairGame } from '../fairness/FairGame.ts'
import { drawSlot, type SlotFacts } from './deal.ts'

/** Provably fair draws of the slot. */
export const fair: FairGame<SlotFacts> = {
  draw: drawSlot,
  explain: ({ stops }) => stops.map(String),
}
