import { html } from 'hono/html'
import type { Platform } from '../wire/Platform.ts'
import { reads } from './reads.ts'

/** Steps the operator can take from each stage. */
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

/** Withdrawals on their way, and payouts that wait for an answer. */
export function withdrawalSection(platform: Platform) {
  const withdrawals = reads.withdrawals(platform)
  const payouts = reads.payouts(platform)
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
    ${reads.merchants(platform).map(
      (merchant) =>
        html`<form method="post" action="/__sandbox/do/withdrawals/delay">
          <input type="hidden" name="back" value="withdrawals" />
          <input type="hidden" name="merchant" value="${merchant.merchantCode}" />
          <label
            >Seconds until ${merchant.merchantCode} pays out by itself (empty: never)
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
