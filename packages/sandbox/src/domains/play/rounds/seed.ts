import { DAY } from '@croupier/locales/calendar'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { regulars } from '../../identity/members/seed.ts'
import type { Seed } from '../../../Subject.ts'
import { FINAL_BALANCE, seedHistory } from './seedHistory.ts'
import { seedWinners } from './seedWinners.ts'

/** A winner board, and a year of play for the regular member of the first merchant. Those of others begin with the same balance. */
export const roundSeed: Seed = {
  platform(world, seed) {
    for (const merchant of world.merchants.values()) seedWinners(world, merchant, seed)
  },
  people(world, seed) {
    const [first, ...others] = regulars(world)
    if (first) seedHistory(world, first, seed)
    for (const { id, merchant } of others) {
      const moves = [{ from: cashierAccount(merchant), to: memberAccount(id), amount: FINAL_BALANCE }]
      post(world, { kind: 'opening', reference: `opening-${id}`, at: world.clock.now() - 30 * DAY, moves })
    }
  },
}
