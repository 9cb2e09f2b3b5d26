import type { depositOrders, CallsOf, MoneyCallOptions, deposits } from '@croupier/api'
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
 * Reserves a transfer with the platform's call for this kind of method: QR codes and bank transfers have their own
 * call, the rest share one. Rejects as the call does.
 */
export async function orderDeposit(
  calls: CallsOf<typeof deposits> & CallsOf<typeof depositOrders>,
  { method, amount, username, promotionId, payeeName }: Order,
  options: MoneyCallOptions,
): Promise<DepositOrder> {
  const chosen = promotionId === undefined ? {} : { promotionId }
  const direct = { targetUsername: username, amount, bankCode: method.id, ...chosen }
  if (method.kind === 'qr') {
    const { order, qrImageUrl } = await calls.deposit.qr(direct, options)
    return { ...order, qrImageUrl: qrImageUrl ?? order.qrImageUrl }
  }
  if (method.kind === 'bank' && payeeName !== undefined) {
    const { order } = await calls.deposit.manual({ ...direct, payeeName }, options)
    return { ...order, senderName: order.senderName ?? payeeName }
  }
  return calls.deposit.order({ methodId: method.id, amount, ...chosen }, options)
}
