import type { Context } from '../../../Context.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { moneyText, parseMoney } from '@croupier/money'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { action, merchant, wholeOrNothing, yes } from '../../../panel/action.ts'
import type { Platform } from '../../../wire/Platform.ts'
import { merchantRows } from '../../merchants/merchants/panel.ts'
import { changeSettings, operatorSettings } from '../../merchants/merchants/rules.ts'
import { payWithdrawal } from './payouts.ts'
import { forceReceipt, upholdClaim } from './receipts.ts'
import { approveWithdrawal, markC2c, rejectWithdrawal, returnWithdrawal, reviewWithdrawal } from './withdrawals.ts'
import { reasons } from '../bank/reasons.ts'

const id = z.string()
const decided = (usual: string) => z.object({ id, reason: z._default(z.string().check(z.maxLength(200)), usual) })
const seconds = z.object({ merchant: z.string(), seconds: wholeOrNothing })
const milliseconds = (request: { readonly seconds: number | null }) =>
  request.seconds === null ? null : request.seconds * 1_000

/** The currency of a withdrawal by its id. */
const digitsOfWithdrawal = (context: Context, id: string) => {
  const withdrawal = context.tables.withdrawals.get(id)
  return withdrawal ? currencyOf(context, withdrawal) : { digits: 2 }
}

const withdrawalRows = ({ context }: Platform) =>
  [...context.tables.withdrawals.all()].reverse().map((withdrawal) => {
    const { digits } = currencyOf(context, withdrawal)
    return {
      ...withdrawal,
      account: context.tables.members.get(String(withdrawal.memberId))?.account ?? '',
      amount: moneyText(withdrawal.amount, digits),
      fee: moneyText(withdrawal.fee, digits),
      sent: moneyText(withdrawal.sent, digits),
      received: moneyText(withdrawal.received, digits),
      returned: moneyText(withdrawal.returned, digits),
      held: moneyText(withdrawal.held, digits),
    }
  })

const payoutRows = ({ context }: Platform) =>
  [...context.tables.payouts.all()].reverse().map((payout) => {
    const { digits } = digitsOfWithdrawal(context, payout.withdrawalId)
    return {
      ...payout,
      amount: moneyText(payout.amount, digits),
      received: moneyText(payout.received, digits),
    }
  })

/** Actions that the operator can take in each status. */
const STEPS: Readonly<Record<string, readonly (readonly [action: string, word: string])[]>> = {
  requested: [
    ['withdrawals/review', 'Review'],
    ['withdrawals/approve', 'Approve'],
    ['withdrawals/reject', 'Reject'],
  ],
  reviewing: [
    ['withdrawals/approve', 'Approve'],
    ['withdrawals/reject', 'Reject'],
  ],
  approved: [
    ['withdrawals/pay', 'Pay'],
    ['withdrawals/return', 'Return'],
  ],
  paying: [
    ['withdrawals/pay', 'Pay'],
    ['withdrawals/return', 'Return'],
  ],
}

const CLAIMS: Readonly<Record<string, readonly (readonly [action: string, word: string])[]>> = {
  waiting: [['receipts/force', 'Force receipt']],
  partial: [
    ['receipts/uphold', 'Uphold'],
    ['receipts/force', 'Force receipt'],
  ],
  notReceived: [
    ['receipts/uphold', 'Uphold'],
    ['receipts/force', 'Force receipt'],
  ],
}

function buttons(id: string, steps: readonly (readonly [action: string, word: string])[] = []) {
  if (steps.length === 0) return '–'
  return steps.map(
    ([action, word]) =>
      html`<form method="post" action="/__sandbox/do/${action}">
        <input type="hidden" name="back" value="withdrawals" /><input type="hidden" name="id" value="${id}" />
        <button aria-label="${word} ${id}">${word}</button>
      </form>`,
  )
}

/** Pending withdrawals, and payouts that wait for an answer. */
function withdrawalSection(platform: Platform) {
  const withdrawals = withdrawalRows(platform)
  const payouts = payoutRows(platform)
  return html`<section id="withdrawals" class="wide">
    <h2>Withdrawals</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Withdrawals">
      <table>
        <thead>
          <tr>
            <th>Order</th>
            <th>Account</th>
            <th>To</th>
            <th class="number">Amount</th>
            <th class="number">Arrived</th>
            <th>Stage</th>
            <th>Next</th>
          </tr>
        </thead>
        <tbody>
          ${
            withdrawals.length === 0
              ? html`<tr>
                  <td class="none" colspan="7">Nobody has withdrawn yet.</td>
                </tr>`
              : ''
          }${withdrawals.map(
            (one) =>
              html`<tr>
                <td>${one.id}${one.c2c ? ' C2C' : ''}</td>
                <td>${one.account}</td>
                <td>${one.bankName}</td>
                <td class="number">${one.amount} ${one.currency}</td>
                <td class="number">${one.received}</td>
                <td>${one.status}</td>
                <td>${buttons(one.id, STEPS[one.status])}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label="Payouts">
      <table>
        <thead>
          <tr>
            <th>Payout</th>
            <th>Of</th>
            <th class="number">Amount</th>
            <th class="number">Arrived</th>
            <th>Answer</th>
            <th>Decide</th>
          </tr>
        </thead>
        <tbody>
          ${
            payouts.length === 0
              ? html`<tr>
                  <td class="none" colspan="6">Nothing was paid out yet.</td>
                </tr>`
              : ''
          }${payouts.map(
            (one) =>
              html`<tr>
                <td>${one.id}</td>
                <td>${one.withdrawalId}</td>
                <td class="number">${one.amount}</td>
                <td class="number">${one.received}</td>
                <td>${one.status}</td>
                <td>${buttons(one.id, CLAIMS[one.status])}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${merchantRows(platform).map(
      (merchant) =>
        html`<form method="post" action="/__sandbox/do/withdrawals/delay">
          <input type="hidden" name="back" value="withdrawals" />
          <input type="hidden" name="merchant" value="${merchant.merchantCode}" />
          <label
            >Seconds until ${merchant.merchantCode} pays out unasked (empty: never)
            <input
              name="seconds"
              inputmode="numeric"
              value="${merchant.payoutAfterMs === null ? '' : merchant.payoutAfterMs / 1000}"
          /></label>
          <button>Set</button>
        </form>`,
    )}
  </section>`
}

/** Operator actions for withdrawals and payouts. */
export const withdrawalPanel = {
  reads: {
    withdrawals: withdrawalRows,
    payouts: payoutRows,
  },
  actions: {
    'withdrawals/delay': action(seconds, ({ context }, input) => {
      const { code } = merchant(context, input.merchant)
      changeSettings(context, {
        payoutAfter: { ...operatorSettings(context).payoutAfter, [code]: milliseconds(input) },
      })
      return { merchant: code, seconds: input.seconds }
    }),
    'withdrawals/review': action(z.object({ id }), ({ context }, input) => reviewWithdrawal(context, input.id)),
    'withdrawals/approve': action(z.object({ id }), ({ context }, input) => approveWithdrawal(context, input.id)),
    'withdrawals/pay': action(
      z.object({ id, amount: z.optional(z.string().check(z.regex(/^(\d{1,15}(\.\d{1,4})?)?$/))) }),
      ({ context }, input) =>
        payWithdrawal(
          context,
          input.id,
          input.amount ? parseMoney(input.amount, digitsOfWithdrawal(context, input.id).digits) : undefined,
        ),
    ),
    'withdrawals/reject': action(decided(reasons.accountUnverified.EN), ({ context }, input) =>
      rejectWithdrawal(context, input.id, input.reason),
    ),
    'withdrawals/return': action(decided(reasons.sentBack.EN), ({ context }, input) =>
      returnWithdrawal(context, input.id, input.reason),
    ),
    'withdrawals/c2c': action(z.object({ id, on: yes }), ({ context }, input) => markC2c(context, input.id, input.on)),
    'receipts/uphold': action(decided(reasons.notInFull.EN), ({ context }, input) =>
      upholdClaim(context, input.id, input.reason),
    ),
    'receipts/force': action(decided(reasons.arrived.EN), ({ context }, input) =>
      forceReceipt(context, input.id, input.reason),
    ),
  },
  sections: [{ id: 'withdrawals', title: 'Withdrawals', show: withdrawalSection }],
} satisfies PanelPart
