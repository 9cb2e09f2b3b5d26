import { MINUTE } from '@croupier/locales/calendar'
import { payoutDelay } from '../../merchants/merchants/rules.ts'
import type { Context } from '../../../Context.ts'
import { unpaid } from './matching.ts'
import { noteClosures } from './closures.ts'
import { isGivenUp, payWithdrawal, reach, receiptTime } from './payouts.ts'
import { answerByTime, giveUpUnproven } from './receipts.ts'
import type { Withdrawal } from './rows.ts'
import { approveWithdrawal, reviewWithdrawal } from './withdrawals.ts'

/** How long a withdrawal that members may pay waits for one before the merchant pays it. */
const MATCH_WAIT_MS = 10 * MINUTE

/** Whether {@link settleDueWithdrawals} has anything to check. */
export function withdrawalsAreOpen(context: Pick<Context, 'tables' | 'merchants' | 'ports'>): boolean {
  for (const code of context.merchants.keys()) {
    if (context.tables.withdrawals.keysBy('open', code).length > 0) return true
  }
  return false
}

/**
 * Takes every step that is due: unanswered payouts, and the next status where merchants pay automatically. Each step
 * is dated when it was due, however far the clock jumped, and a second call has nothing left to do.
 */
export function settleDueWithdrawals(context: Context): void {
  noteClosures(context)
  for (const merchant of context.merchants.values()) {
    const delay = payoutDelay(context, merchant)
    for (const { id } of context.tables.withdrawals.by('open', merchant.code))
      context.apart(`withdrawal ${id}`, () => step(context, id, delay))
  }
  const now = context.clock.now()
  for (const payout of context.tables.payouts.by('waiting', 'waiting')) {
    context.apart(`payout ${payout.id}`, () => {
      const { endsAt, running } = receiptTime(context, payout)
      if (running && now >= endsAt) answerByTime(context, payout.id, endsAt)
      else if (isGivenUp(context, payout)) giveUpUnproven(context, payout.id)
    })
  }
}

function step(context: Context, id: string, delay: number | null): void {
  for (;;) {
    const withdrawal = context.tables.withdrawals.get(id)
    if (!withdrawal) return
    if (withdrawal.nextAt === null) {
      // The matched depositor did not pay, so the merchant takes over again.
      if (delay === null || withdrawal.status !== 'paying' || unpaid(context, withdrawal) === 0n) return
      context.tables.withdrawals.put(id, { ...withdrawal, nextAt: context.clock.now() + Math.floor(delay / 4) })
      return
    }
    if (withdrawal.nextAt > context.clock.now()) return
    advance(context, withdrawal, withdrawal.nextAt, Math.floor((delay ?? 0) / 4))
  }
}

function advance(context: Context, withdrawal: Withdrawal, at: number, quarter: number): void {
  const { id } = withdrawal
  const next = (row: Withdrawal, wait: number) => context.tables.withdrawals.put(id, { ...row, nextAt: at + wait })
  switch (withdrawal.status) {
    case 'requested':
      return next(reviewWithdrawal(context, id, at), quarter)
    case 'reviewing':
      return next(approveWithdrawal(context, id, at), quarter)
    case 'approved':
      return next(reach(context, withdrawal, 'paying', {}, at), withdrawal.c2c ? MATCH_WAIT_MS : quarter)
    case 'paying':
      if (unpaid(context, withdrawal) > 0n) payWithdrawal(context, id, undefined, at)
      else context.tables.withdrawals.put(id, { ...withdrawal, nextAt: null })
      return
    default:
      context.tables.withdrawals.put(id, { ...withdrawal, nextAt: null })
  }
}
