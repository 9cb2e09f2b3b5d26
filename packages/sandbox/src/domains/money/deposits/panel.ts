import type { Context } from '../../../Context.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { moneyText } from '@croupier/money'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, merchant, wholeOrNothing, yes } from '../../../panel/action.ts'
import { none } from '../../../panel/markup.ts'
import type { Platform } from '../../../wire/Platform.ts'
import { merchantRows } from '../../merchants/merchants/panel.ts'
import { changeSettings, operatorSettings, setMethodOpen } from '../../merchants/merchants/rules.ts'
import { forceReceipt, giveUpUnproven, payoutOf, upholdClaim } from '../withdrawals/receipts.ts'
import { creditDeposit, rejectDeposit } from './deposits.ts'
import { reasons } from '../bank/reasons.ts'
import type { Deposit } from './rows.ts'

const id = z.string()
const decided = (usual: string) => z.object({ id, reason: z._default(z.string().check(z.maxLength(200)), usual) })
const seconds = z.object({ merchant: z.string(), seconds: wholeOrNothing })
const milliseconds = (request: { readonly seconds: number | null }) =>
  request.seconds === null ? null : request.seconds * 1_000

/** The payout that a matched deposit pays, or null for a deposit to the merchant. */
function payoutOfDeposit(context: Context, depositId: string): string | null {
  return context.tables.payouts.by('deposit', depositId)[0]?.id ?? null
}

/** A matched deposit is decided with its withdrawal: the money arrived there, or it did not. */
function credit(context: Context, depositId: string) {
  const payout = payoutOfDeposit(context, depositId)
  if (payout === null) return creditDeposit(context, depositId)
  forceReceipt(context, payout, reasons.found.EN)
  return context.tables.deposits.get(depositId)
}

function reject(context: Context, depositId: string, reason: string) {
  const payout = payoutOfDeposit(context, depositId)
  if (payout === null) return rejectDeposit(context, depositId, reason)
  const { status, provenAt } = payoutOf(context, payout)
  if (status === 'waiting' && provenAt === null) giveUpUnproven(context, payout, reason)
  else if (status !== 'partial' && status !== 'notReceived')
    throw new ActionRefused('the member who withdraws has not said that it is missing')
  else upholdClaim(context, payout, reason)
  return context.tables.deposits.get(depositId)
}

/** A deposit as shown to the operator, money as decimal text. */
function depositRow({ context }: Platform, deposit: Deposit) {
  const member = context.tables.members.get(String(deposit.memberId))
  const { digits } = currencyOf(context, deposit)
  return {
    ...deposit,
    account: member?.account ?? '',
    amount: moneyText(deposit.amount, digits),
    fee: moneyText(deposit.fee, digits),
  }
}

const depositRows = (platform: Platform) =>
  [...platform.context.tables.deposits.all()].reverse().map((deposit) => depositRow(platform, deposit))

const open = (status: string) => status === 'submitted' || status === 'matching'

function depositSection(platform: Platform) {
  const deposits = depositRows(platform)
  return html`<section id="deposits" class="wide">
    <h2>Deposits</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Deposits">
      <table>
        <thead>
          <tr>
            <th>Order</th>
            <th>Account</th>
            <th>Method</th>
            <th class="number">Amount</th>
            <th>Reference</th>
            <th>Status</th>
            <th>Decide</th>
          </tr>
        </thead>
        <tbody>
          ${deposits.length === 0 ? none(7, 'Nobody has deposited yet.') : ''}${deposits.map(
            (deposit) =>
              html`<tr>
                <td>${deposit.id}</td>
                <td>${deposit.account}</td>
                <td>${deposit.method}</td>
                <td class="number">${deposit.amount} ${deposit.currency}</td>
                <td>${deposit.reference || '–'}</td>
                <td>${deposit.status}</td>
                <td>
                  ${
                    open(deposit.status)
                      ? html`<form method="post" action="/__sandbox/do/deposits/credit">
                            <input type="hidden" name="back" value="deposits" />
                            <input type="hidden" name="id" value="${deposit.id}" /><button
                              aria-label="Credit ${deposit.id}"
                            >
                              Credit
                            </button>
                          </form>
                          <form method="post" action="/__sandbox/do/deposits/reject">
                            <input type="hidden" name="back" value="deposits" />
                            <input type="hidden" name="id" value="${deposit.id}" /><input
                              name="reason"
                              aria-label="Reason for ${deposit.id}"
                              value="${reasons.notFound.EN}"
                            />
                            <button aria-label="Reject ${deposit.id}">Reject</button>
                          </form>`
                      : '–'
                  }
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${merchantRows(platform).map(
      (merchant) =>
        html`<form method="post" action="/__sandbox/do/deposits/delay">
          <input type="hidden" name="back" value="deposits" />
          <input type="hidden" name="merchant" value="${merchant.merchantCode}" />
          <label
            >Seconds until ${merchant.merchantCode} credits unasked (empty: never)
            <input
              name="seconds"
              inputmode="numeric"
              value="${merchant.creditAfterMs === null ? '' : merchant.creditAfterMs / 1000}"
          /></label>
          <button>Set</button>
        </form>`,
    )}
    ${merchantRows(platform).map(
      ({ merchantCode, depositMethods }) =>
        html`<h3>Deposit methods of ${merchantCode}</h3>
          <ul>
            ${depositMethods.map(
              ({ code, name, open: inService }) =>
                html`<li>
                  <form method="post" action="/__sandbox/do/deposits/method">
                    <input type="hidden" name="back" value="deposits" />
                    <input type="hidden" name="merchant" value="${merchantCode}" />
                    <input type="hidden" name="method" value="${code}" />
                    <input type="hidden" name="open" value="${inService ? 'false' : 'true'}" />
                    ${name}: ${inService ? 'in service' : 'out of service'}
                    <button aria-label="${inService ? 'Close' : 'Open'} ${name} of ${merchantCode}">
                      ${inService ? 'Close' : 'Open'}
                    </button>
                  </form>
                </li>`,
            )}
          </ul>`,
    )}
  </section>`
}

/** Operator actions for deposits. */
export const depositPanel = {
  reads: {
    deposits: depositRows,
  },
  actions: {
    'deposits/credit': action(z.object({ id }), ({ context }, input) => credit(context, input.id)),
    'deposits/reject': action(decided(reasons.notFound.EN), ({ context }, input) =>
      reject(context, input.id, input.reason),
    ),
    'deposits/method': action(
      z.object({ merchant: z.string(), method: z.string(), open: yes }),
      ({ context }, input) => {
        const found = merchant(context, input.merchant)
        if (!found.depositMethods.some(({ code }) => code === input.method))
          throw new ActionRefused(`no method ${input.method}`)
        setMethodOpen(context, found, input.method, input.open)
        return input
      },
    ),
    'deposits/delay': action(seconds, ({ context }, input) => {
      const { code } = merchant(context, input.merchant)
      changeSettings(context, {
        creditAfter: { ...operatorSettings(context).creditAfter, [code]: milliseconds(input) },
      })
      return { merchant: code, seconds: input.seconds }
    }),
  },
  sections: [{ id: 'deposits', title: 'Deposits', show: depositSection }],
} satisfies PanelPart
