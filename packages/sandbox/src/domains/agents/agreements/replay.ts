import { periodAt, type Span } from '@croupier/locales/calendar'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'
import { formerOf } from './ending.ts'
import { periodSums } from './figures.ts'
import type { Agreement } from './rows.ts'
import { owedFor } from './settlement.ts'

interface Row extends Span {
  turnover: bigint
  netLoss: bigint
  carriedOver: bigint
  activeMember: number | null
  amount: bigint
}

/**
 * The last calendar month computed by terms and by those they would replace, as if both had been in force for all of
 * it, with nothing carried over from before. Read-only.
 */
export function replayOf(context: Context, merchant: Merchant, terms: Agreement) {
  const { from } = periodAt('month', context.clock.now(), merchant.timeZone)
  const month = periodAt('month', from - 1, merchant.timeZone)
  const rows = rowsOf(context, merchant, terms, month)
  const former = formerOf(context, terms)
  const sum = (of: 'turnover' | 'netLoss') => rows.reduce((total, row) => total + row[of], 0n)
  return {
    startTime: month.from,
    endTime: month.to,
    turnover: sum('turnover'),
    netLoss: sum('netLoss'),
    terms: replayed(rows),
    former: former ? replayed(rowsOf(context, merchant, former, month)) : null,
  }
}

function rowsOf(context: Context, merchant: Merchant, terms: Agreement, month: Span): Row[] {
  const isShort = terms.kind === 'hourly' || terms.kind === 'realTime'
  const rows = new Map<number, Row>()
  let carried = 0n
  for (const period of periodSums(context, merchant, terms, month)) {
    const span = isShort ? periodAt('day', period.from, merchant.timeZone) : period
    const row = rows.get(span.from) ?? {
      from: span.from,
      to: span.to,
      turnover: 0n,
      netLoss: 0n,
      carriedOver: carried,
      activeMember: isShort ? null : period.activeMembers,
      amount: 0n,
    }
    row.turnover += period.turnover
    row.netLoss += period.netLoss
    const netLoss = period.netLoss + carried
    row.amount += owedFor(terms, { ...period, netLoss })?.amount ?? 0n
    if (terms.kind === 'dividend') carried = netLoss < 0n ? netLoss : 0n
    rows.set(span.from, row)
  }
  return [...rows.values()]
}

const replayed = (rows: readonly Row[]) => ({
  amount: rows.reduce((total, row) => total + row.amount, 0n),
  list: rows.map(({ from, to, turnover, netLoss, carriedOver, activeMember, amount }) => ({
    startTime: from,
    endTime: to,
    turnover: turnover,
    netLoss: netLoss,
    carriedOver: carriedOver,
    activeMember,
    amount: amount,
  })),
})
