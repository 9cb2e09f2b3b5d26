import { nextNumber } from '../../../core/state/CoreWorld.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn, operatorSettings } from '../../merchants/merchants/rules.ts'
import type { World } from '../../../World.ts'
import type { Closure } from './rows.ts'

/** Whether a receiver can answer a payout now: the site is open, the call is switched on and does its work. */
function answersPossible(world: World, merchant: Merchant): boolean {
  const { maintenance, regionRestriction, ipRestriction } = operatorSettings(world)
  if (maintenance || regionRestriction || ipRestriction || !moduleOn(world, merchant, 'WITHDRAW')) return false
  return !world.faulty('receipt.list') && !world.faulty('receipt.confirm')
}

/** Writes down that answering became impossible or possible. Called after everything the operator does and with the clock. */
export function noteClosures(world: World): void {
  const now = world.clock.now()
  for (const merchant of world.merchants.values()) {
    const running = closuresOf(world, merchant.code).find(({ until }) => until === null)
    if (answersPossible(world, merchant) === (running === undefined)) continue
    const id = running?.id ?? nextNumber(world, 'closure', 1)
    const closure = running ? { ...running, until: now } : { id, merchant: merchant.code, from: now, until: null }
    world.tables.closures.put(String(id), closure)
  }
}

/** Where a person's time to answer ends. */
export interface AnswerTime {
  readonly endsAt: number
  /** False while the time is paused; `endsAt` is then where it would end if it ran again from now on. */
  readonly running: boolean
}

/** The end of `ms` of time to answer that began at `from`, not counting the spans in which nobody could answer. */
export function answerTime(world: World, merchant: string, from: number, ms: number): AnswerTime {
  let at = from
  let left = ms
  for (const closure of closuresOf(world, merchant)) {
    if (closure.until !== null && closure.until <= at) continue
    const open = Math.max(0, closure.from - at)
    if (open >= left) break
    left -= open
    if (closure.until === null) return { endsAt: world.clock.now() + left, running: false }
    at = closure.until
  }
  return { endsAt: at + left, running: true }
}

const closuresOf = (world: Pick<World, 'tables'>, merchant: string): Closure[] =>
  world.tables.closures.by('merchant', merchant).sort((a, b) => a.from - b.from)
