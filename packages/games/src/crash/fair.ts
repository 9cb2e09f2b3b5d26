import type { FairGame } from '../fairness/FairGame.ts'
import { drawCrash, type CrashFacts } from './rules.ts'

/** Provably fair draws of the crash game. */
export const fair: FairGame<CrashFacts> = {
  draw: drawCrash,
  explain: ({ crash }) => [`× ${Math.floor(crash / 100)}.${String(crash % 100).padStart(2, '0')}`],
}
