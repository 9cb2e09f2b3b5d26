/** The doctor's page: a form, the report, and the flag map next to the platform's modules. Plain HTML, no script. */
import { dialects } from '@croupier/api'
import { html } from 'hono/html'
import type { Flag } from '../site-map/flags.ts'
import type { DoctorFinding, DoctorReport } from './findings.ts'
import { counts, slowest } from './lines.ts'

/** The form's input. The password is never shown again. */
export interface Asked {
  readonly base: string
  readonly merchant: string
  readonly account: string
  readonly dialect: string
  readonly slow: string
}

/** What the page shows. */
export interface DoctorView {
  readonly asked: Asked
  readonly flags: readonly Flag[]
  /** Calls made so far, while an examination runs. */
  readonly running?: number | undefined
  readonly report?: DoctorReport | undefined
  /** Why the platform could not be examined. */
  readonly refused?: string | undefined
}

const form = (asked: Asked) =>
  html`<section aria-labelledby="examine">
    <h2 id="examine">Examine a platform</h2>
    <form method="post" action="/examine">
      <label class="wide">
        Origin of the platform
        <input name="base" type="url" required value="${asked.base}" placeholder="https://platform.example" />
      </label>
      <label>Merchant code<input name="merchant" required value="${asked.merchant}" /></label>
      <label>Account<input name="account" value="${asked.account}" autocomplete="off" /></label>
      <label>Password<input name="password" type="password" autocomplete="off" /></label>
      <label>
        Names of calls
        <select name="dialect">
          ${Object.keys(dialects).map((name) => html`<option ${name === asked.dialect ? 'selected' : ''}>${name}</option>`)}
        </select>
      </label>
      <label>Slow from (milliseconds)<input name="slow" inputmode="numeric" required value="${asked.slow}" /></label>
      <button>Examine</button>
    </form>
    <p>Only reads are made. Without an account, only what visitors may see is asked.</p>
  </section>`

const item = ({ level, endpoint, field, says, screens, area }: DoctorFinding) =>
  html`<li data-level="${level}">
    <span class="tag">${level === 'broken' ? 'Fault' : 'Notice'} · ${area}</span>
    <h3><code>${endpoint}</code>${field === '' ? '' : html` <code>${field}</code>`}</h3>
    <p>${says}</p>
    ${
      screens.length === 0
        ? area === 'flag'
          ? ''
          : html`<p class="tag">No screen makes this call.</p>`
        : html`<ul class="chips" aria-label="${level === 'broken' ? 'Screens it breaks' : 'Screens it concerns'}">
            ${screens.map((screen) => html`<li>${screen}</li>`)}
          </ul>`
    }
  </li>`

function reportSection(report: DoctorReport) {
  const figures = counts(report)
  return html`<section aria-labelledby="report">
    <h2 id="report">${report.passed ? 'Healthy' : 'Not healthy'}: ${report.base}</h2>
    <dl class="figures">
      ${Object.entries(figures).map(
        ([name, figure]) =>
          html`<div>
            <dt>${name[0]?.toUpperCase()}${name.slice(1)}</dt>
            <dd>${figure}</dd>
          </div>`,
      )}
    </dl>
    <p>
      Slowest:
      ${slowest(report)
        .map(({ id, ms }) => `${id} ${ms} ms`)
        .join(', ')}
    </p>
    <ol class="findings" aria-label="Findings">
      ${report.findings.map(item)}
    </ol>
  </section>`
}

const row = (title: string, values: readonly string[]) =>
  values.length === 0
    ? ''
    : html`<div>
        <dt>${title}</dt>
        <dd>${values.join(', ')}</dd>
      </div>`

const stateOf = (id: string, modules: DoctorReport['modules'] | undefined) => {
  if (modules === undefined) return ''
  const on = modules[id]
  return on === undefined ? 'not sent' : on ? 'on' : 'off'
}

const flagSection = (flags: readonly Flag[], modules: DoctorReport['modules'] | undefined) =>
  html`<section aria-labelledby="flags">
    <h2 id="flags">Flag map</h2>
    <p>Where each module acts, read from the source of the site and the sandbox.</p>
    ${flags
      .filter(({ kind }) => kind === 'module')
      .map(
        (flag) =>
          html`<details>
            <summary>${flag.id} <span>${stateOf(flag.id, modules)}</span></summary>
            <dl>
              ${row('Acts on', flag.screens)} ${row('Shows or hides the entry', flag.entries)}
              ${row('Texts', flag.texts)} ${row('Calls refused when it is off', flag.sentWith)}
              ${row('Calls that the sandbox decides by it', flag.decides)}
              ${
                flag.screens.length + flag.entries.length + flag.sentWith.length + flag.decides.length === 0
                  ? html`<div><dd>Changes nothing.</dd></div>`
                  : ''
              }
            </dl>
          </details>`,
      )}
  </section>`

/** The page as a document. While an examination runs it reloads itself. */
export function doctorPage({ asked, flags, running, report, refused }: DoctorView) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Integration doctor</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header>
          <h1>Integration doctor</h1>
          <p>Holds a platform against the contract, and names the screens of the site that each fault breaks.</p>
        </header>
        <main>
          ${refused === undefined ? '' : html`<p class="fault" role="alert">${refused}</p>`}
          ${
            running === undefined
              ? form(asked)
              : html`<section aria-labelledby="running">
                  <h2 id="running">Examining ${asked.base}</h2>
                  <p role="status">${running} calls made.</p>
                  <progress aria-label="Examination"></progress>
                </section>`
          }
          ${report === undefined ? '' : reportSection(report)} ${flagSection(flags, report?.modules)}
        </main>
      </body>
    </html>`
}
