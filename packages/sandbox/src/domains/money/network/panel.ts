import type { Currency } from '../../../core/words/moneyWords.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { moneyText, parseMoney, MoneyFormatError } from '@croupier/money'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { ActionRefused, action, merchant } from '../../../panel/action.ts'
import { hidden, none, second } from '../../../panel/markup.ts'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import type { Platform } from '../../../wire/Platform.ts'
import type { Context } from '../../../Context.ts'
import { payThroughNetwork } from './network.ts'
import type { NetworkTransfer } from './rows.ts'

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

const row = (context: Context, transfer: NetworkTransfer) => ({
  ...transfer,
  amount: moneyText(transfer.amount, currencyOf(context, transfer).digits),
})

const transfers = ({ context }: Platform) =>
  [...context.tables.networkTransfers.all()].reverse().map((transfer) => row(context, transfer))

function amountOf(typed: string, { digits }: Currency): bigint {
  try {
    const amount = parseMoney(typed, digits)
    if (amount > 0n) return amount
  } catch (failure) {
    if (!(failure instanceof MoneyFormatError)) throw failure
  }
  throw new ActionRefused(`amount: above zero, with at most ${digits} decimals`)
}

function networkSection(platform: Platform) {
  const { context } = platform
  const orders = context.ports.ordersToPay(context)
  const paid = transfers(platform)
  return html`<section id="network" class="wide">
    <h2>Payment network</h2>
    <p>
      Stands for the bank or e-wallet a member pays with. Paying an order gives the reference to enter on the deposit
      page.
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label="Orders to be paid">
      <table>
        <thead>
          <tr>
            <th>Order</th>
            <th>Receiver</th>
            <th class="number">Amount</th>
            <th>Order reference</th>
            <th>Pay</th>
          </tr>
        </thead>
        <tbody>
          ${orders.length === 0 ? none(5, 'No member transfer waits to be paid.') : ''}${orders.map(
            (order) =>
              html`<tr>
                <td>${order.id}</td>
                <td>${order.receiverName} ${order.receiverNumber}</td>
                <td class="number">${moneyText(order.amount, currencyOf(context, order).digits)} ${order.currency}</td>
                <td>${order.orderReference}</td>
                <td>
                  <form method="post" action="/__sandbox/do/network/pay">
                    ${hidden('back', 'network')}${hidden('merchant', order.merchant)}${hidden('receiver', order.receiverNumber)}
                    ${hidden('amount', moneyText(order.amount, currencyOf(context, order).digits))}${hidden('remark', order.orderReference)}
                    <button aria-label="Pay ${order.id}">Pay</button>
                  </form>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label="Transfers made">
      <table>
        <thead>
          <tr>
            <th>Reference</th>
            <th>Receiver</th>
            <th class="number">Amount</th>
            <th>For order</th>
            <th>Time</th>
          </tr>
        </thead>
        <tbody>
          ${paid.length === 0 ? none(5, 'Nothing has been paid yet.') : ''}${paid.map(
            (transfer) =>
              html`<tr>
                <td>${transfer.reference}</td>
                <td>${transfer.receiver}</td>
                <td class="number">${transfer.amount}</td>
                <td>${transfer.remark}</td>
                <td>${second(transfer.at)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
}

/** The payment network as its users see it. */
export const networkPanel = {
  reads: { network: transfers },
  actions: {
    'network/pay': action(
      z.object({ merchant: z.string(), receiver: text, amount: z.string(), remark: text }),
      ({ context }, { merchant: code, amount, ...payment }) => {
        const owner = merchant(context, code)
        const paid = { ...payment, merchant: owner.code, amount: amountOf(amount, owner) }
        return row(context, payThroughNetwork(context, paid))
      },
    ),
  },
  sections: [{ id: 'network', title: 'Payment network', show: networkSection }],
} satisfies PanelPart
