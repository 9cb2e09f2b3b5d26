import { DAY } from '@croupier/locales/calendar'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { balanceOf, post } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { randomInteger, seededRandom } from '../../../core/random/random.ts'
import { settleRound } from './settle.ts'
import type { Context } from '../../../Context.ts'

const ROUNDS = 360
/** The member's final balance, in minor units: 5,000.00. */
export const FINAL_BALANCE = 500_000n
const OPENING = 2_000_000n
/** Payouts in quarters of the stake, drawn evenly. */
const QUARTERS = [0, 0, 0, 0, 0, 0, 0, 2, 2, 4, 4, 6, 8, 12, 20, 34]

/**
 * Gives a member a year of slot rounds. Every round goes through the ledger like any other; a withdrawal at the end
 * brings the balance to the seed's amount.
 */
export function seedHistory(context: Context, member: Member, seed: number): void {
  const random = seededRandom(seed ^ 0x51ed)
  const now = context.clock.now()
  const account = memberAccount(member.id)
  const cashier = cashierAccount(member.merchant)
  const slots = (context.catalogue.gamesByLane.get('RNG') ?? []).filter((game) => !game.maintenance)
  const start = now - 364 * DAY
  post(context, {
    kind: 'opening',
    reference: `opening-${member.id}`,
    at: start,
    moves: [{ from: cashier, to: account, amount: OPENING }],
  })
  for (let round = 0; round < ROUNDS; round++) {
    const game = slots[randomInteger(random, Math.min(slots.length, 240))]
    if (!game) break
    const stake = game.minBet * BigInt([10, 20, 40, 100][randomInteger(random, 4)] ?? 10)
    if (balanceOf(context, account) < stake) break
    const quarters = BigInt(QUARTERS[randomInteger(random, QUARTERS.length)] ?? 0)
    const spread = Math.floor(((now - DAY - start) * round) / ROUNDS)
    settleRound(context, member, {
      game,
      stake,
      payout: (stake * quarters) / 4n,
      playId: '',
      key: '',
      detail: null,
      at: start + spread + randomInteger(random, DAY / 2),
    })
  }
  const excess = balanceOf(context, account) - FINAL_BALANCE
  const reference = `withdrawal-${member.id}`
  if (excess > 0n)
    post(context, {
      kind: 'withdrawal',
      reference,
      at: now - DAY / 2,
      moves: [{ from: account, to: cashier, amount: excess }],
    })
  else
    post(context, {
      kind: 'adjustment',
      reference,
      at: now - DAY / 2,
      moves: [{ from: cashier, to: account, amount: -excess }],
    })
}
