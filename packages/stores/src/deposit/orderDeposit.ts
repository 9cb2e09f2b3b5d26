import type { cashier, CallsOf, MoneyCallOptions, wallet } from '@croupier/api'
import type { DepositMethod, DepositOrder, DepositDetails } from './deposit.ts'

/** What an order is made with. */
interface Order extends DepositDetails {
  readonly method: DepositMethod
  /** Exact decimal text. */
  readonly amount: string
  /** Login name of the person credited: the member's own. */
  readonly username: string
}

/**
 * Reserves a transfer by the platform's call for this kind of method: a code to scan and a bank transfer have a call of
 * their own, the rest share one. Rejects as the call does.
 */
export async function orderDeposit(
  calls: CallsOf<typeof wallet> & CallsOf<typeof cashier>,
  { method, amount, username, promotionId, payeeName }: Order,
  options: MoneyCallOptions,
): Promise<DepositOrder> {
  const chosen = promotionId === undefined ? {} : { promotionId }
  const direct = { targetUsername: username, amount, bankCode: method.id, ...chosen }
  if (method.kind === 'qr') {
    const { order, qrImageUrl } = await calls.cashier.qrDeposit(direct, options)
    return { ...order, qrImageUrl: qrImageUrl ?? order.qrImageUrl }
  }
  if (method.kind === 'bank' && payeeName !== undefined) {
    const { order } = await calls.cashier.manualDeposit({ ...direct, payeeName }, options)
    return { ...order, senderName: order.senderName ?? payeeName }
  }
  return calls.wallet.depositOrder({ methodId: method.id, amount, ...chosen }, options)
}
