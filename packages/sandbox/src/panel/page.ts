import { html, raw } from 'hono/html'
import type { Platform } from '../wire/Platform.ts'
import { agentSection, scenarioSection } from './agentSection.ts'
import { fairnessSection } from './fairnessSection.ts'
import { memberSections } from './memberSections.ts'
import { moneySections } from './moneySections.ts'
import { platformSections } from './platformSections.ts'
import { serviceSection } from './serviceSection.ts'
import { panelStyle } from './style.ts'
import { withdrawalSection } from './withdrawalSection.ts'

/** What the page's address says. */
export interface PanelView {
  /** Merchant whose switches are shown. */
  readonly merchant?: string | undefined
  /** Scenario chosen from the start. */
  readonly scenario?: string | undefined
  readonly done?: string | undefined
  readonly refused?: string | undefined
}

const SECTIONS = [
  ['accounts', 'Accounts'],
  ['deposits', 'Deposits'],
  ['withdrawals', 'Withdrawals'],
  ['service', 'Rewards and service'],
  ['agents', 'Agents'],
  ['codes', 'Codes'],
  ['signin', 'Sign-in'],
  ['fairness', 'Seeds'],
  ['clock', 'Clock'],
  ['market', 'Market'],
  ['site', 'Site'],
  ['modules', 'Modules'],
  ['register', 'Registration'],
  ['faults', 'Faults'],
  ['ledger', 'Ledger'],
  ['scenarios', 'Scenarios'],
  ['log', 'Requests'],
] as const

/** The whole panel as a document. Every control is a plain form, so it works with a keyboard and without scripts. */
export function panelPage(platform: Platform, view: PanelView) {
  const code = platform.world.merchants.has(view.merchant ?? '')
    ? (view.merchant ?? '')
    : ([...platform.world.merchants.keys()][0] ?? '')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox operator panel</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(panelStyle)}
        </style>
      </head>
      <body>
        <header>
          <h1>Sandbox operator panel</h1>
          <p>
            Everything here is play money and made-up people. The same is there as JSON under
            <code>/__sandbox/api</code>.
          </p>
          <nav aria-label="Sections">
            <ul>
              ${SECTIONS.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
            </ul>
          </nav>
          ${view.done ? html`<p class="note" role="status">Done: ${view.done}</p>` : ''}
          ${view.refused ? html`<p class="note bad" role="alert">Refused: ${view.refused}</p>` : ''}
        </header>
        <main>
          ${moneySections(platform)} ${memberSections(platform)} ${fairnessSection(platform)}
          ${withdrawalSection(platform)} ${serviceSection(platform, code)} ${agentSection(platform, code)}
          ${scenarioSection(view.scenario)} ${platformSections(platform, code)}
        </main>
      </body>
    </html>`
}
