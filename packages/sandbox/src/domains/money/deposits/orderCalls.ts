import { Refusal } from '../../../Refusal.ts'
import { cancelOrder, methodOf, ownDeposit } from './deposits.ts'
import { orderDeposit } from './orderDeposit.ts'
import type { DepositMethod } from '../../merchants/merchants/depositMethods.ts'
import { nameFits } from '../../identity/members/realName.ts'
import type { Context } from '../../../Context.ts'
import { matchesFor } from '../withdrawals/matching.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'
import { depositEntry, orderEntry } from './entries.ts'

/** One-step deposits name the method by bank code and the person credited, who can only be the caller. */
function order(
  context: Context,
  call: Call,
  input: {
    readonly targetUsername: string
    readonly bankCode: string
    readonly amount: string
    readonly promotionId?: string | undefined
  },
  kind: DepositMethod['kind'],
  senderName = '',
) {
  const { member } = signedIn(call)
  if (input.targetUsername.toLowerCase() !== member.account.toLowerCase())
    throw new Refusal('field.invalid', { values: ['targetUsername'], value: { field: 'targetUsername' } })
  if (methodOf(call.merchant, input.bankCode).kind !== kind) throw new Refusal('deposit.method.closed')
  const request = { method: input.bankCode, amount: input.amount, senderName }
  const deposit = orderDeposit(context, call.merchant, member, request)
  if (input.promotionId) context.ports.chooseForDeposit(context, member, input.promotionId, deposit.id)
  return deposit
}

/** One-step deposits, open orders and matches. */
export const orderHandlers: Pick<
  Handlers<'deposit'>,
  'deposit.qr' | 'deposit.manual' | 'deposit.detail' | 'deposit.cancel' | 'deposit.matches'
> = {
  // The sandbox draws no QR codes: the site draws the order's text itself.
  'deposit.qr': (context, call, input) => ({
    order: orderEntry(order(context, call, input, 'qr'), call.merchant, input.language ?? call.language),
    qrImageUrl: null,
  }),
  'deposit.manual': (context, call, input) => {
    const { member } = signedIn(call)
    if (!nameFits(member, input.payeeName)) throw new Refusal('deposit.name.mismatch')
    const made = order(context, call, input, 'bank', input.payeeName.trim())
    return { order: orderEntry(made, call.merchant, input.language ?? call.language) }
  },
  'deposit.detail': (context, call, { orderId, language }) => {
    const deposit = ownDeposit(context, signedIn(call).member, orderId)
    return {
      order: orderEntry(deposit, call.merchant, language ?? call.language),
      deposit: depositEntry(call.merchant, deposit, language ?? call.language),
      now: context.clock.now(),
    }
  },
  'deposit.cancel': (context, call, { orderId }) =>
    depositEntry(call.merchant, cancelOrder(context, signedIn(call).member, orderId), call.language),
  'deposit.matches': (context, call, { methodId }) => {
    if (methodOf(call.merchant, methodId).kind !== 'c2c') throw new Refusal('deposit.method.closed')
    return {
      list: matchesFor(context, signedIn(call).member).map(({ withdrawal, amount }) => ({
        amount: amount,
        methodName: withdrawal.bankName,
        waitingSince: withdrawal.at,
      })),
    }
  },
}
