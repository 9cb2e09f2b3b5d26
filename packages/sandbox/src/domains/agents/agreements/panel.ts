import type { Context } from '../../../Context.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { moneyText } from '@croupier/money'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, merchant, yes } from '../../../panel/action.ts'
import { hidden, minute } from '../../../panel/markup.ts'
import type { Platform } from '../../../wire/Platform.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import { jumpClock } from '../../merchants/merchants/rules.ts'
import { answerAgreement, offerAgreement, requestTermination } from './agreements.ts'
import { periodOf, type Rhythm } from './periods.ts'
import { PRODUCT_TYPES } from './rows.ts'
import { highestRates, rateText } from './terms.ts'

const decimal = z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/))
const orNothing = z._default(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,4})?)?$/)), '')

/** Periods that the operator can end, by name. */
const PERIODS: Readonly<Record<string, Rhythm>> = {
  realTime: { kind: 'realTime', period: null },
  hour: { kind: 'hourly', period: null },
  day: { kind: 'daily', period: null },
  week: { kind: 'dividend', period: 'W' },
  halfMonth: { kind: 'dividend', period: 'H' },
  month: { kind: 'dividend', period: 'M' },
}

/** Names of the periods. */
const PERIOD_NAMES = Object.keys(PERIODS)

/** Moves the clock to the end of the running period and makes the payments due then. */
function endPeriod({ context, rules }: Platform, input: { readonly merchant: string; readonly period: string }) {
  const rhythm = PERIODS[input.period]
  if (!rhythm) throw new ActionRefused(`no period ${input.period}`)
  const before = context.tables.salaries.size
  const now = context.clock.now()
  const ms = periodOf(rhythm, now, merchant(context, input.merchant).timeZone).to - now
  jumpClock(context, ms)
  rules.settleDue(context)
  return { now: context.clock.now(), salaries: context.tables.salaries.size - before }
}

const nameOf = (context: Context, id: number | null) =>
  id === null ? 'the operator' : (context.tables.members.get(String(id))?.account ?? String(id))

const agreementRows = ({ context }: Platform) =>
  [...context.tables.agreements.all()].reverse().map((one) => ({
    id: one.id,
    merchant: one.merchant,
    kind: one.kind,
    productType: one.productType,
    period: one.period,
    from: nameOf(context, one.uplineId),
    to: nameOf(context, one.memberId),
    rate: one.tiers[0] ? rateText(one.tiers[0], highestRates(one.tiers).rate) : '',
    status: one.status,
    requestedBy: one.requestedBy,
    endReason: one.endReason,
    ofHouse: one.uplineId === null,
  }))

const salaryRows = ({ context }: Platform) =>
  [...context.tables.salaries.all()].reverse().map((one) => {
    const { digits } = currencyOf(context, one)
    return {
      id: one.id,
      kind: one.kind,
      from: nameOf(context, one.uplineId),
      to: nameOf(context, one.memberId),
      periodFrom: one.from,
      periodTo: one.to,
      turnover: moneyText(one.turnover, digits),
      amount: moneyText(one.amount, digits),
      paidAt: one.paidAt,
    }
  })

const options = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`)
const OVER: ReadonlySet<string> = new Set(['R', 'C'])

/** Agreements in force or open, the last salaries, and what the operator pays. */
function agentSection(platform: Platform, merchantCode: string) {
  const agreements = agreementRows(platform).filter(({ status }) => !OVER.has(status))
  const salaries = salaryRows(platform).slice(0, 10)
  return html`<section id="agents" class="wide">
    <h2>Agents</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Contracts">
      <table>
        <thead>
          <tr>
            <th>Contract</th>
            <th>From</th>
            <th>To</th>
            <th class="number">Rate</th>
            <th>Status</th>
            <th>The operator</th>
          </tr>
        </thead>
        <tbody>
          ${agreements.slice(0, 40).map(
            (one) =>
              html`<tr>
                <td>${one.kind} ${one.productType} ${one.period ?? ''}</td>
                <td>${one.from}</td>
                <td>${one.to}</td>
                <td class="number">${one.rate}</td>
                <td>${one.status}</td>
                <td>${merchantForm(one)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <form method="post" action="/__sandbox/do/agreements/offer">
      ${hidden('back', 'agents')} ${hidden('merchant', merchantCode)}
      <label>Account <input name="account" required maxlength="40" /></label>
      <label
        >Kind
        <select name="kind">
          ${options(['dividend', 'daily', 'hourly', 'realTime'])}
        </select></label
      >
      <label
        >Product
        <select name="productType">
          ${options(PRODUCT_TYPES)}
        </select></label
      >
      <label>Percent <input name="rate" required inputmode="decimal" size="6" /></label>
      <label>On losses <input name="lossRate" inputmode="decimal" size="6" /></label>
      <button>Offer from the operator</button>
    </form>
    <form method="post" action="/__sandbox/do/salaries/run">
      ${hidden('back', 'agents')} ${hidden('merchant', merchantCode)}
      <label
        >Let this period end
        <select name="period">
          ${options(PERIOD_NAMES)}
        </select></label
      >
      <button>Run the period</button>
    </form>
    <h3>Last salaries</h3>
    <ul>
      ${salaries.length === 0 ? html`<li>Nothing was owed yet.</li>` : ''}${salaries.map(
        (one) =>
          html`<li>
            ${one.kind}: ${one.from} to ${one.to}, ${one.amount} for ${minute(one.periodFrom)} to
            ${minute(one.periodTo)} (UTC), ${one.paidAt === null ? 'due' : 'paid'}
          </li>`,
      )}
    </ul>
  </section>`
}

function merchantForm(one: {
  id: string
  ofHouse: boolean
  status: string
  requestedBy: string | null
  to: string
  kind: string
}) {
  if (!one.ofHouse) return '–'
  const about = `${one.kind} of ${one.to}`
  if (one.status === 'V' && one.requestedBy === 'downline')
    return html`<form method="post" action="/__sandbox/do/agreements/answer">
      ${hidden('back', 'agents')} ${hidden('id', one.id)}
      <button name="accept" value="true" aria-label="Agree to end the ${about}">End it</button>
      <button name="accept" value="false" aria-label="Keep the ${about}">Keep it</button>
    </form>`
  if (one.status !== 'A') return '–'
  return html`<form method="post" action="/__sandbox/do/agreements/terminate">
    ${hidden('back', 'agents')} ${hidden('id', one.id)}
    <button aria-label="Ask to end the ${about}">Ask to end</button>
  </form>`
}

/** The operator's actions as the merchant of every team, and on the periods that salaries are paid by. */
export const agreementPanel = {
  reads: {
    agreements: agreementRows,
    salaries: salaryRows,
  },
  actions: {
    'agreements/offer': action(
      z.object({
        merchant: z.string(),
        account: z.string(),
        kind: z.enum(['dividend', 'daily', 'hourly', 'realTime']),
        productType: z._default(z.enum(PRODUCT_TYPES), 'CONS'),
        period: z.optional(z.enum(['D', 'W', 'H', 'M'])),
        rate: decimal,
        lossRate: orNothing,
        minimumBet: orNothing,
      }),
      ({ context }, input) => {
        const house = merchant(context, input.merchant)
        const downline = memberByAccount(context, house.code, input.account)
        if (!downline) throw new ActionRefused(`no account ${input.account}`)
        const tier = {
          minimumBet: input.minimumBet || '0',
          netLoss: '0',
          activeMember: 0,
          betAmount: '0',
          rateType: 'P' as const,
          rate: input.rate,
          lossRate: input.lossRate || '0',
        }
        const { kind, productType, period } = input
        return { id: offerAgreement(context, house, null, downline, { kind, productType, period, tiers: [tier] }).id }
      },
    ),
    'agreements/answer': action(z.object({ id: z.string(), accept: yes }), ({ context }, { id, accept }) => {
      const { status } = answerAgreement(context, null, id, accept)
      return { id, status }
    }),
    'agreements/terminate': action(z.object({ id: z.string() }), ({ context }, { id }) => {
      const { status } = requestTermination(context, null, id)
      return { id, status }
    }),
    'salaries/run': action(
      z.object({ merchant: z.string(), period: z.enum(PERIOD_NAMES as [string, ...string[]]) }),
      (platform, input) => endPeriod(platform, input),
    ),
  },
  sections: [{ id: 'agents', title: 'Agents', show: agentSection }],
} satisfies PanelPart
