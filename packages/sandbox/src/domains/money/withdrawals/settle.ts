import { MINUTE } from '@croupier/locales/calendar'
import { payoutDelay } from '../../merchants/merchants/rules.ts'
import type { World } from '../../../World.ts'
import { unpaid } from './matching.ts'
import { noteClosures } from './closures.ts'
import { isGivenUp, payWithdrawal, reach, receiptTime } from './payouts.ts'
import { answerByTime, giveUpUnproven } from './receipts.ts'
import type { Withdrawal } from './rows.ts'
import { approveWithdrawal, reviewWithdrawal } from './withdrawals.ts'

/** How long a withdrawal that may be paid by members waits for one before the merchant pays it. */
const MATCH_WAIT_MS = 10 * MINUTE

/** Whether {@link settleDueWithdrawals} would have anything to look at. */
export function withdrawalsAreOpen(world: Pick<World, 'tables' | 'merchants' | 'ports'>): boolean {
  for (const code of world.merchants.keys()) {
    if (world.tables.withdrawals.keysBy('open', code).length > 0) return true
  }
  return false
}

/**
 * Takes every step whose time has come: payouts nobody answered, and stages of merchants who pay automatically. Each step
 * carries the moment it was due, however far the clock jumped, and a second call finds nothing left to do.
 */
export function settleDueWithdrawals(world: World): void {
  noteClosures(world)
  for (const merchant of world.merchants.values()) {
    const delay = payoutDelay(world, merchant)
    for (const { id } of world.tables.withdrawals.by('open', merchant.code))
      world.apart(`withdrawal ${id}`, () => step(world, id, delay))
  }
  const now = world.clock.now()
  for (const payout of world.tables.payouts.by('waiting', 'waiting')) {
    world.apart(`payout ${payout.id}`, () => {
      const { endsAt, running } = receiptTime(world, payout)
      if (running && now >= endsAt) answerByTime(world, payout.id, endsAt)
      else if (isGivenUp(world, payout)) giveUpUnproven(world, payout.id)
    })
  }
}

function step(world: World, id: string, delay: number | null): void {
  for (;;) {
    const withdrawal = world.tables.withdrawals.get(id)
    if (!withdrawal) return
    if (withdrawal.nextAt === null) {
      // A depositor who was matched did not pay after all: the merchant takes it up again.
      if (delay === null || withdrawal.status !== 'paying' || unpaid(world, withdrawal) === 0n) return
      world.tables.withdrawals.put(id, { ...withdrawal, nextAt: world.clock.now() + Math.floor(delay / 4) })
      return
    }
    if (withdrawal.nextAt > world.clock.now()) return
    advance(world, withdrawal, withdrawal.nextAt, Math.floor((delay ?? 0) / 4))
  }
}

function advance(world: World, withdrawal: Withdrawal, at: number, quarter: number): void {
  const { id } = withdrawal
  const next = (row: Withdrawal, wait: number) => world.tables.withdrawals.put(id, { ...row, nextAt: at + wait })
  switch (withdrawal.status) {
    case 'requested':
      return next(reviewWithdrawal(world, id, at), quarter)
    case 'reviewing':
      return next(approveWithdrawal(world, id, at), quarter)
    case 'approved':
      return next(reach(world, withdrawal, 'paying', {}, at), withdrawal.c2c ? MATCH_WAIT_MS : quarter)
    case 'paying':
      if (unpaid(world, withdrawal) > 0n) payWithdrawal(world, id, undefined, at)
      else world.tables.withdrawals.put(id, { ...withdrawal, nextAt: null })
      return
    default:
      world.tables.withdrawals.put(id, { ...withdrawal, nextAt: null })
  }
}
