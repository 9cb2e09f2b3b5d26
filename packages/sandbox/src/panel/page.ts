import { html } from 'hono/html'
import type { Platform } from '../wire/Platform.ts'
import { dueSection } from './dueSection.ts'
import { ledgerSection } from './ledgerSection.ts'
import type { PanelSection } from './PanelPart.ts'
import { scenarioSection } from './scenarioSection.ts'
import { travelSection } from './travel/travelPage.ts'
import { platformSections } from './platformSections.ts'

/** View state in the page's URL. */
export interface PanelView {
  /** Merchant whose switches are shown. */
  readonly merchant?: string | undefined
  /** Preselected scenario. */
  readonly scenario?: string | undefined
  readonly done?: string | undefined
  readonly refused?: string | undefined
}

/** The panel's own sections, after those of the subjects. */
const FRAME = [
  ['travel', 'Time travel'],
  ['clock', 'Clock'],
  ['market', 'Market'],
  ['site', 'Site'],
  ['modules', 'Modules'],
  ['register', 'Registration'],
  ['faults', 'Faults'],
  ['log', 'Requests'],
  ['due', 'Due work'],
  ['ledger', 'Ledger'],
  ['scenarios', 'Scenarios'],
] as const

/** The whole panel as a document. Every control is a plain form, so it works with a keyboard and without scripts. */
export function panelPage(platform: Platform, sections: readonly PanelSection[], view: PanelView) {
  const listed = [...sections.map(({ id, title }) => [id, title] as const), ...FRAME]
  const code = platform.context.merchants.has(view.merchant ?? '')
    ? (view.merchant ?? '')
    : ([...platform.context.merchants.keys()][0] ?? '')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox operator panel</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__sandbox/style.css" />
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
              ${listed.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
            </ul>
          </nav>
          ${view.done ? html`<p class="note" role="status">Done: ${view.done}</p>` : ''}
          ${view.refused ? html`<p class="note bad" role="alert">Refused: ${view.refused}</p>` : ''}
        </header>
        <main>
          ${sections.map(({ show }) => show(platform, code))} ${travelSection(platform, code)}
          ${platformSections(platform, code)} ${dueSection(platform)} ${ledgerSection(platform)}
          ${scenarioSection(view.scenario)}
        </main>
      </body>
    </html>`
}
