import type { FairGame } from '../fairness/FairGame.ts'
import { drawMatch, type MatchFacts } from './rules.ts'

/** Provably fair draws of the sportsbook. */
export const fair: FairGame<MatchFacts> = {
  draw: drawMatch,
  explain: ({ home, away, played }) => [played ? `${home}–${away}` : '×'],
}
