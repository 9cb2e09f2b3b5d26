import { periodAt } from '@croupier/locales/calendar'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Movements, Context } from '../../../Context.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { safetyEntries } from './columns.ts'
import { limitOf } from './limits.ts'
import { totalsBetween } from './totals.ts'

/** A deposit limit that a movement has brought to half, or to all of it. */
interface LimitUse {
  readonly memberId: number
  readonly used: 'half' | 'full'
  readonly limit: bigint
  readonly period: 'day' | 'week' | 'month'
}

/** The deposit limits that a movement has just brought to half, or to all of them. */
export function limitsUsed(context: Context, transaction: LedgerTransaction): readonly LimitUse[] {
  const column = context.movements[transaction.kind as keyof Movements].in.counts
  if (column !== 'deposited' && column !== 'received') return []
  const found: LimitUse[] = []
  for (const { memberId, received } of safetyEntries(context.movements, transaction)) {
    const member = context.tables.members.get(String(memberId))
    if (!member) continue
    const timeZone = timeZoneOf(context, member)
    for (const period of ['day', 'week', 'month'] as const) {
      const limit = limitOf(context, memberId, { kind: 'deposit', period })?.value
      if (limit === undefined) continue
      const { from, to } = periodAt(period, transaction.at, timeZone)
      const sums = totalsBetween(context, memberId, from, to)
      const used = sums.deposited + sums.received
      const before = used - received
      const full = before < limit && used >= limit
      const half = !full && before * 2n < limit && used * 2n >= limit
      if (full || half) found.push({ memberId, used: full ? 'full' : 'half', limit, period })
    }
  }
  return found
}

/**
 * Notifies a member when half and when all of a deposit limit is used, once each in a period, as a fact and never as a
 * goal. The ledger calls it for every posting.
 */
export function noteLimitUse(context: Context, transaction: LedgerTransaction): void {
  for (const { memberId, used, limit, period } of limitsUsed(context, transaction)) {
    const key = used === 'full' ? 'info_deposit_limit_full' : 'info_deposit_limit_half'
    sendMessage(context, memberId, key, [limit, period])
  }
}
