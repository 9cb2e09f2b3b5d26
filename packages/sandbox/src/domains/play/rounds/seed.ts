import { DAY } from '@croupier/locales/calendar'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { regulars } from '../../identity/members/seed.ts'
import type { Seed } from '../../../Subject.ts'
import { FINAL_BALANCE, seedHistory } from './seedHistory.ts'
import { seedWinners } from './seedWinners.ts'

/** A winner board, and a year of play for the first merchant's regular member. Others start with the same balance. */
export const roundSeed: Seed = {
  platform(context, seed) {
    for (const merchant of context.merchants.values()) seedWinners(context, merchant, seed)
  },
  people(context, seed) {
    const [first, ...others] = regulars(context)
    if (first) seedHistory(context, first, seed)
    for (const { id, merchant } of others) {
      const moves = [{ from: cashierAccount(merchant), to: memberAccount(id), amount: FINAL_BALANCE }]
      post(context, { kind: 'opening', reference: `opening-${id}`, at: context.clock.now() - 30 * DAY, moves })
    }
  },
}
