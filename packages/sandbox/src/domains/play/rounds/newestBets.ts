import type { Context } from '../../../Context.ts'
import type { Bet } from './rows.ts'

/** The newest bets under a value of an index, newest first; reads no more of them than needed. */
export function newestBets(
  context: Pick<Context, 'tables'>,
  index: 'sharedGame' | 'play',
  value: string,
  most: number,
): readonly Bet[] {
  const found: Bet[] = []
  for (const bet of context.tables.bets.newest(index, value)) {
    if (found.length >= most) break
    found.push(bet)
  }
  return found
}
