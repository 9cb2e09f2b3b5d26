import type { FairGame } from '../fairness/FairGame.ts'
import { drawFishing, draws, type FishingFacts } from './rules.ts'

/** Provably fair draws of the fishing game. */
export const fair: FairGame<FishingFacts> = {
  draw: drawFishing,
  explain: ({ shot }) => [`${shot} / ${draws}`],
}
