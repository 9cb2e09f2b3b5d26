import { html } from 'hono/html'
import { PRODUCT_TYPES } from '../subjects/agreements/rows.ts'
import { SCENARIO_NAMES, scenarios } from '../seed/scenarios.ts'
import type { Platform } from '../wire/Platform.ts'
import { agentDeskReads, PERIOD_NAMES } from './agentDesk.ts'

const when = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 16)
const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}" />`
const options = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`)
const OVER: ReadonlySet<string> = new Set(['R', 'C'])

/** First states to start anew with. The wanted one is chosen already, so that a link can name it. */
export function scenarioSection(wanted: string | undefined) {
  return html`<section id="scenarios">
    <h2>Scenarios</h2>
    <p>Each replaces everything by a first state of its own.</p>
    <form method="post" action="/__sandbox/do/scenarios/load">
      ${hidden('back', 'scenarios')}
      ${SCENARIO_NAMES.map(
        (name) =>
          html`<p>
            <label
              ><input type="radio" name="name" value="${name}" required ${name === wanted ? 'checked' : ''} />
              <strong>${name}</strong>: ${scenarios[name].doc}</label
            >
          </p>`,
      )}
      <button>Start anew with this</button>
    </form>
  </section>`
}

/** Agreements in force or open, the last salaries, and what the house does. */
export function agentSection(platform: Platform, merchantCode: string) {
  const agreements = agentDeskReads.agreements(platform).filter(({ status }) => !OVER.has(status))
  const salaries = agentDeskReads.salaries(platform).slice(0, 10)
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
            <th>The house</th>
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
                <td>${houseForm(one)}</td>
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
      <button>Offer from the house</button>
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
            ${one.kind}: ${one.from} to ${one.to}, ${one.amount} for ${when(one.periodFrom)} to ${when(one.periodTo)}
            (UTC), ${one.paidAt === null ? 'due' : 'paid'}
          </li>`,
      )}
    </ul>
  </section>`
}

function houseForm(one: {
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
