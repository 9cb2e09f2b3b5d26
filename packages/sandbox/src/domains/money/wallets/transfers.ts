import { Refusal } from '../../../Refusal.ts'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { BalanceInsufficient, balanceOf, post, walletBalance } from '../../../core/ledger/ledger.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import type { walletMovements } from './movements.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import { isAgent } from '../../identity/members/accountTypes.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import { mayPass } from '../../safety/safety/gate.ts'
import { depositHeadroom } from '../../safety/safety/headroom.ts'
import { refuseCooling } from '../../access/security/guardChanges.ts'
import { requirePaymentPassword } from '../../access/security/paymentPassword.ts'
import { type World } from '../../../World.ts'
import { boundByWagering } from '../wagering/wagering.ts'
import { transferAmount } from './wallets.ts'

/** Input of a transfer between people. */
export interface TransferRequest {
  /** Decimal text. */
  readonly amount: string
  readonly password?: string | undefined
  readonly remark: string
}

/** A transfer that was made. Amounts are minor units. */
export interface Transfer {
  readonly id: string
  readonly to: Member
  readonly amount: bigint
  readonly balance: bigint
  readonly at: number
}

/** The agent a member may send money to, or null: there has to be one, and the right to do so. */
export function uplineFor(world: World, merchant: Merchant, member: Member): Member | null {
  if (!moduleOn(world, merchant, 'AGETRANSFERUP3') || !member.toUpline || member.uplineId === null) return null
  return world.tables.members.get(String(member.uplineId)) ?? null
}

/** Whether a member may send money to those below. */
export const sendsDown = (member: Member): boolean => isAgent(member)

/** Whether money may be sent to somebody: it comes in as a deposit does. */
const mayReceive = (world: World, member: Member): boolean => mayPass(world, member, 'deposit')

/** Sends money to the agent above, with the payment password; both sides find it in their record. */
export function transferToUpline(world: World, merchant: Merchant, member: Member, request: TransferRequest): Transfer {
  requirePaymentPassword(world, member, request.password)
  refuseCooling(world, merchant, member)
  const upline = uplineFor(world, merchant, member)
  if (!upline) throw new Refusal('transfer.upline.none')
  const { binding } = depositHeadroom(world, upline)
  if (!mayReceive(world, upline) || (binding && transferAmount(request.amount, merchant) > binding.left))
    throw new Refusal('transfer.account.unavailable')
  return send(world, member, upline, request, 'transfer-up', 'transfer_upline_msg')
}

/**
 * Sends money to a direct downline, with the payment password; both sides find it in their record. What arrives counts
 * toward the receiver's deposit limit; a receiver who is on a break, is held or has no room is told of in one neutral
 * way.
 */
export function transferToDownline(
  world: World,
  merchant: Merchant,
  member: Member,
  account: string,
  request: TransferRequest,
): Transfer {
  if (!sendsDown(member)) throw new Refusal('function.not.available')
  requirePaymentPassword(world, member, request.password)
  refuseCooling(world, merchant, member)
  const downline = memberByAccount(world, merchant.code, account)
  if (!downline || downline.uplineId !== member.id) throw new Refusal('transfer.account.foreign')
  const { binding } = depositHeadroom(world, downline)
  if (!mayReceive(world, downline) || (binding && transferAmount(request.amount, merchant) > binding.left))
    throw new Refusal('transfer.account.unavailable')
  return send(world, member, downline, request, 'transfer', 'transfer_downline_msg')
}

function send(
  world: World,
  from: Member,
  to: Member,
  request: TransferRequest,
  kind: keyof typeof walletMovements,
  message: string,
): Transfer {
  const amount = transferAmount(request.amount, currencyOf(world, from))
  const account = memberAccount(from.id)
  const bound = boundByWagering(world, from.id)
  const free = balanceOf(world, account)
  if (amount > free && amount <= walletBalance(world, account))
    throw new Refusal('transfer.turnover.left', { values: [bound, free] })
  const id = `T${String(nextNumber(world, 'transfer', 1)).padStart(8, '0')}`
  try {
    post(world, { kind, reference: id, moves: [{ from: account, to: memberAccount(to.id), amount }] })
  } catch (failure) {
    throw failure instanceof BalanceInsufficient ? new Refusal('balance.not.enough') : failure
  }
  const at = world.clock.now()
  world.tables.transfers.put(id, { id, kind, fromId: from.id, toId: to.id, amount, remark: request.remark, at })
  sendMessage(world, to.id, message, [from.account, to.account, amount])
  return { id, to, amount, balance: walletBalance(world, account), at }
}
