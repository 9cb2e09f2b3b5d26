import type { World } from '../../../World.ts'
import type { Bet } from './rows.ts'

/** The newest bets found under a value of an index, newest first; no more of them are read than that takes. */
export function newestBets(
  world: Pick<World, 'tables'>,
  index: 'desk' | 'play',
  value: string,
  most: number,
): readonly Bet[] {
  const found: Bet[] = []
  for (const bet of world.tables.bets.newest(index, value)) {
    if (found.length >= most) break
    found.push(bet)
  }
  return found
}
