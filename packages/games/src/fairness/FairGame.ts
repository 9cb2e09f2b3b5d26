import type { Dealer, Detail } from '../port/rounds.ts'

/**
 * A game's random draws on their own: the server draws rounds with it, and the page that checks rounds repeats them
 * with the same functions. `<game>/fair.ts` exports one as `fair`.
 */
export interface FairGame<Facts extends Detail = Detail> {
  /**
   * Draws everything random, and nothing else. `resultId` is the id of a result that many bets share, which
   * replaces the client seed; empty for a member's own rounds.
   */
  draw(dealer: Dealer, resultId: string): Facts
  /** The facts as language-independent figures. */
  explain(facts: Facts): readonly string[]
}
