import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn, operatorSettings } from '../../merchants/merchants/rules.ts'
import type { Context } from '../../../Context.ts'
import type { Closure } from './rows.ts'

/** Whether a receiver can answer a payout now: the site is open, and the call is switched on and works. */
function answersPossible(context: Context, merchant: Merchant): boolean {
  const { maintenance, regionRestriction, ipRestriction } = operatorSettings(context)
  if (maintenance || regionRestriction || ipRestriction || !moduleOn(context, merchant, 'WITHDRAW')) return false
  return !context.faulty('receipt.list') && !context.faulty('receipt.confirm')
}

/** Records when answering becomes impossible or possible. Called after every operator action and with the clock. */
export function noteClosures(context: Context): void {
  const now = context.clock.now()
  for (const merchant of context.merchants.values()) {
    const running = closuresOf(context, merchant.code).find(({ until }) => until === null)
    if (answersPossible(context, merchant) === (running === undefined)) continue
    const id = running?.id ?? nextNumber(context, 'closure', 1)
    const closure = running ? { ...running, until: now } : { id, merchant: merchant.code, from: now, until: null }
    context.tables.closures.put(String(id), closure)
  }
}

/** When a person's time to answer ends. */
export interface AnswerTime {
  readonly endsAt: number
  /** False while the time is paused; `endsAt` is then when it would end if it resumed now. */
  readonly running: boolean
}

/** The end of `ms` of time to answer that began at `from`, without the spans in which answering was impossible. */
export function answerTime(context: Context, merchant: string, from: number, ms: number): AnswerTime {
  let at = from
  let left = ms
  for (const closure of closuresOf(context, merchant)) {
    if (closure.until !== null && closure.until <= at) continue
    const open = Math.max(0, closure.from - at)
    if (open >= left) break
    left -= open
    if (closure.until === null) return { endsAt: context.clock.now() + left, running: false }
    at = closure.until
  }
  return { endsAt: at + left, running: true }
}

const closuresOf = (context: Pick<Context, 'tables'>, merchant: string): Closure[] =>
  context.tables.closures.by('merchant', merchant).sort((a, b) => a.from - b.from)
