import { defineGame } from '../kit/server/defineGame.ts'
import { settleSlot, type SlotFacts } from './deal.ts'
import { fair } from './fair.ts'
import { slotPage } from './page.ts'
import { returnToPlayer } from './returnToPlayer.ts'

const returned = returnToPlayer()

/** The slot: five reels, ten lines, wilds and scatters. */
export const slot = defineGame<SlotFacts, true>({
  id: 'slot',
  suits: ({ gameType }) => gameType === 'RNG',
  // Payouts are whole multiples of the stake.
  stakeUnit: 1n,
  facts: {
    returns: { least: returned, most: returned },
    volatility: 'medium',
    lastChanged: '2026-11-21',
    paceMs: 2_500,
  },
  fair,
  choice: () => true,
  play: { settle: (stake, _choice, facts) => settleSlot(stake, facts) },
  page: slotPage,
})
