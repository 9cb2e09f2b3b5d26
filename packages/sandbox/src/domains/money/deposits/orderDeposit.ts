import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { methodIsOpen } from '../../merchants/merchants/rules.ts'
import { randomInteger, randomPick } from '../../../core/random/random.ts'
import { refuseBeforeFirstSteps } from '../../safety/safety/firstDeposit.ts'
import { refuseOverDepositLimit } from '../../safety/safety/headroom.ts'
import type { Context } from '../../../Context.ts'
import { MoneyFormatError, parseMoney } from '@croupier/money'
import { reserveMatch } from '../withdrawals/matching.ts'
import type { Deposit } from './rows.ts'
import { methodOf, isOpen } from './deposits.ts'

/** Most open orders of a member, over all methods, so that one member cannot hold back withdrawals for long. */
const MOST_OPEN_ORDERS = 5

/**
 * First step: reserves a receiver and a reference for `amount` (decimal text). No money moves. Refuses during a break,
 * before the two questions of the first deposit are answered, and beyond the member's deposit limit over all methods.
 */
export function orderDeposit(
  context: Context,
  merchant: Merchant,
  member: Member,
  request: { readonly method: string; readonly amount: string; readonly senderName?: string },
): Deposit {
  const method = methodOf(merchant, request.method)
  if (!methodIsOpen(context, merchant, method.code)) throw new Refusal('deposit.method.closed')
  const band = [method.minimum, method.maximum]
  const amount = readAmount(request.amount, merchant.digits, band)
  if (amount < method.minimum || amount > method.maximum)
    throw new Refusal('deposit.amount.out.of.band', { values: band })
  refuseBeforeFirstSteps(context, merchant, member)
  refuseOverDepositLimit(context, member, amount)
  if (openOrdersOf(context, member) >= MOST_OPEN_ORDERS)
    throw new Refusal('deposit.orders.many', { values: [String(MOST_OPEN_ORDERS)] })
  const now = context.clock.now()
  const match = method.kind === 'c2c' ? reserveMatch(context, member, amount) : null
  const receiver = match
    ? { name: match.accountName, number: match.accountNumber }
    : randomPick(context.random, method.receivers)
  const number = nextNumber(context, 'deposit', 1)
  const deposit: Deposit = {
    id: `D${String(number).padStart(8, '0')}`,
    orderReference: `${method.code.slice(0, 2)}${String(number).padStart(5, '0')}${String(randomInteger(context.random, 900) + 100)}`,
    memberId: member.id,
    merchant: merchant.code,
    method: method.code,
    amount,
    fee: method.fee,
    currency: merchant.currency,
    receiverName: receiver.name,
    receiverNumber: receiver.number,
    sender: '',
    senderName: request.senderName ?? '',
    reference: '',
    proofs: [],
    status: 'ordered',
    reachedAt: { ordered: now },
    expiresAt: now + method.minutes * MINUTE,
    creditAt: null,
    reason: '',
    withdrawalId: match?.id ?? null,
  }
  context.tables.deposits.put(deposit.id, deposit)
  return deposit
}

function openOrdersOf(context: Pick<Context, 'tables'>, member: Member): number {
  return context.tables.deposits.by('member', String(member.id)).filter(({ status }) => isOpen(status)).length
}

function readAmount(text: string, digits: number, band: readonly bigint[]): bigint {
  try {
    return parseMoney(text, digits)
  } catch (failure) {
    if (failure instanceof MoneyFormatError) throw new Refusal('deposit.amount.decimals', { values: band })
    throw failure
  }
}
