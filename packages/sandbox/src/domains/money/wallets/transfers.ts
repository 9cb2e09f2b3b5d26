import { Refusal } from '../../../Refusal.ts'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { BalanceInsufficient, balanceOf, post, walletBalance } from '../../../core/ledger/ledger.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import type { walletMovements } from './movements.ts'
import { maskedName, memberByAccount } from '../../identity/members/members.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { MessageKey } from '../../identity/inbox/texts.ts'
import { isAgent } from '../../identity/members/accountTypes.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import { mayPass } from '../../safety/safety/gate.ts'
import { depositHeadroom } from '../../safety/safety/headroom.ts'
import { refuseCooling } from '../../access/security/guardChanges.ts'
import { requirePaymentPassword } from '../../access/security/paymentPassword.ts'
import { type Context } from '../../../Context.ts'
import { boundByWagering } from '../wagering/wagering.ts'
import { transferAmount } from './wallets.ts'

/** Input of a transfer between people. */
export interface TransferRequest {
  /** Decimal text. */
  readonly amount: string
  readonly password?: string | undefined
  readonly remark: string
}

/** A completed transfer. Amounts are minor units. */
export interface Transfer {
  readonly id: string
  readonly to: Member
  readonly amount: bigint
  readonly balance: bigint
  readonly at: number
}

/** The agent that a member may send money to, or null: there must be one, and the member must have the right. */
export function uplineFor(context: Context, merchant: Merchant, member: Member): Member | null {
  if (!moduleOn(context, merchant, 'AGETRANSFERUP3') || !member.toUpline || member.uplineId === null) return null
  return context.tables.members.get(String(member.uplineId)) ?? null
}

/** Whether a member may send money to downlines. */
export const sendsDown = (member: Member): boolean => isAgent(member)

/** Whether a member may receive money: the rules of a deposit apply. */
const mayReceive = (context: Context, member: Member): boolean => mayPass(context, member, 'deposit')

/** Sends money to the agent above, with the payment password; shown in both account records. */
export function transferToUpline(
  context: Context,
  merchant: Merchant,
  member: Member,
  request: TransferRequest,
): Transfer {
  requirePaymentPassword(context, member, request.password)
  refuseCooling(context, merchant, member)
  const upline = uplineFor(context, merchant, member)
  if (!upline) throw new Refusal('transfer.upline.none')
  const { binding } = depositHeadroom(context, upline)
  if (!mayReceive(context, upline) || (binding && transferAmount(request.amount, merchant) > binding.left))
    throw new Refusal('transfer.account.unavailable')
  return send(context, member, upline, request, 'transfer-up', 'transfer_upline_msg')
}

/**
 * Sends money to a direct downline, with the payment password; shown in both account records. What arrives counts
 * toward the receiver's deposit limit. The refusal is the same whether the receiver is on a break, blocked or at the
 * limit.
 */
export function transferToDownline(
  context: Context,
  merchant: Merchant,
  member: Member,
  account: string,
  request: TransferRequest,
): Transfer {
  if (!sendsDown(member)) throw new Refusal('function.not.available')
  requirePaymentPassword(context, member, request.password)
  refuseCooling(context, merchant, member)
  const downline = memberByAccount(context, merchant.code, account)
  if (!downline || downline.uplineId !== member.id) throw new Refusal('transfer.account.foreign')
  const { binding } = depositHeadroom(context, downline)
  if (!mayReceive(context, downline) || (binding && transferAmount(request.amount, merchant) > binding.left))
    throw new Refusal('transfer.account.unavailable')
  return send(context, member, downline, request, 'transfer', 'transfer_downline_msg')
}

function send(
  context: Context,
  from: Member,
  to: Member,
  request: TransferRequest,
  kind: keyof typeof walletMovements,
  message: MessageKey,
): Transfer {
  const amount = transferAmount(request.amount, currencyOf(context, from))
  const account = memberAccount(from.id)
  const bound = boundByWagering(context, from.id)
  const free = balanceOf(context, account)
  if (amount > free && amount <= walletBalance(context, account))
    throw new Refusal('transfer.turnover.left', { values: [bound, free] })
  const id = `T${String(nextNumber(context, 'transfer', 1)).padStart(8, '0')}`
  try {
    post(context, { kind, reference: id, moves: [{ from: account, to: memberAccount(to.id), amount }] })
  } catch (failure) {
    throw failure instanceof BalanceInsufficient ? new Refusal('balance.not.enough') : failure
  }
  const at = context.clock.now()
  context.tables.transfers.put(id, { id, kind, fromId: from.id, toId: to.id, amount, remark: request.remark, at })
  // The member below knows the agent by the masked name only.
  const sender = from.id === to.uplineId ? maskedName(from.account) : from.account
  sendMessage(context, to.id, message, [sender, to.account, amount, id], { kind: 'movement', id })
  return { id, to, amount, balance: walletBalance(context, account), at }
}
