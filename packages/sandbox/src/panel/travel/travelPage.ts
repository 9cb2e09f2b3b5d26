import { html } from 'hono/html'
import type { Platform } from '../../wire/Platform.ts'
import { hidden } from '../markup.ts'
import { travelFields, travelQuery, type TravelPlan } from './travelPlan.ts'

const frame = (title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__sandbox/style.css" />
      </head>
      <body>
        <header><h1>${title}</h1></header>
        <main><section class="wide">${content}</section></main>
      </body>
    </html>`

/** What a link will set. Opening it changes nothing: the button does. */
export const travelPage = ({ steps }: TravelPlan) =>
  frame(
    'Time travel',
    html`<p>${steps.length === 0 ? 'This link sets nothing.' : 'This link sets the sandbox:'}</p>
      <dl class="steps">
        ${steps.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd><code>${value}</code></dd>
            </div>`,
        )}
      </dl>
      <form method="post" action="/__sandbox/do/travel">
        ${steps.map(([name, value]) => hidden(name, value))}<button>Set and go on</button>
      </form>
      <p><a href="/__sandbox">Operator panel</a></p>`,
  )

/** An invalid link. */
export const travelRefused = (reason: string) =>
  frame(
    'Time travel',
    html`<p class="note bad" role="alert">Nothing was changed. ${reason}</p>
      <dl class="steps">
        ${Object.entries(travelFields).map(
          ([name, doc]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${doc}</dd>
            </div>`,
        )}
      </dl>
      <p><a href="/__sandbox">Operator panel</a></p>`,
  )

/** Shown when the sandbox is set; links to the site. */
export const arrivedPage = ({ market, account, path }: TravelPlan, sites: readonly string[], ticket: string) =>
  frame(
    'Arrived',
    html`<p role="status">
        The sandbox is set${account === null ? '' : html`, and ${account} of ${market} is signed in at the site`}.
      </p>
      <ul>
        ${sites.map((site) => html`<li><a href="${site}/__arrive?ticket=${ticket}">Open ${site}${path}</a></li>`)}
      </ul>
      <p>The link is good once, for a minute, at a site that <code>npm start</code> serves.</p>
      <p><a href="/__sandbox">Operator panel</a></p>`,
  )

/** A form for a link, and the current state as a link. */
export const travelSection = (platform: Platform, code: string) =>
  html`<section id="travel" class="wide">
    <h2>Time travel</h2>
    <p>
      One address sets clock, market, account, flags, faults and scenario.
      <a href="/__sandbox/travel?${travelQuery(platform, code)}">The present state of ${code} as a link</a>
    </p>
    <form method="get" action="/__sandbox/travel">
      ${Object.entries(travelFields).map(([name, doc]) => html`<label>${name}: ${doc}<input name="${name}" /></label>`)}
      <button>Make the link</button>
    </form>
  </section>`
