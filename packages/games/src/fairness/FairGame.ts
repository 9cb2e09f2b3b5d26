import type { Dealer, Detail } from '../port/rounds.ts'

/**
 * A game's chance on its own: the server draws rounds with it, and the page that checks rounds draws them again with
 * the same functions. `<game>/fair.ts` exports one as `fair`.
 */
export interface FairGame<Facts extends Detail = Detail> {
  /**
   * Everything that chance decides, and nothing else. `resultId` is the id of a result that many bets share, which
   * takes the place of the client seed; empty for a member's own rounds.
   */
  draw(dealer: Dealer, resultId: string): Facts
  /** The facts as figures that need no language. */
  explain(facts: Facts): readonly string[]
}
