import { html, raw } from 'hono/html'
import type { Html } from './defineGame.ts'

/** JSON in a script element, escaped so that it cannot end the element. */
export const jsonScript = (id: string, data: unknown): Html =>
  html`<script type="application/json" id="${id}">
    ${raw(JSON.stringify(data).replace(/</g, '\\u003c'))}
  </script>`

/** Direction of a language; tables, reels and curves themselves always run from left to right. */
const directionOf = (tag: string): 'ltr' | 'rtl' => (/^(ar|fa|he|ur)\b/.test(tag) ? 'rtl' : 'ltr')

/** Input for a whole page. */
export interface PageDocument {
  readonly title: string
  readonly theme: 'light' | 'dark'
  /** BCP 47 tag of the texts; the page follows its direction. */
  readonly language: string
  /** The client whose style the page uses: `slot` is `/client/slot.css`. */
  readonly client: string
  /** Whether the client's script runs as well. */
  readonly runs: boolean
  /** The body element. */
  readonly body: Html
}

/** Assembles a page. */
export const pageDocument = ({ title, theme, language, client, runs, body }: PageDocument): Html =>
  html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <link rel="icon" href="/art/0/seven.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/client/${client}.css" />
        ${runs ? html`<script type="module" src="/client/${client}.js"></script>` : ''}
      </head>
      ${body}
    </html>`

/** A page with a message only: the session has ended, or the site is closed. */
export const endPage = (message: string, language: string, theme: 'light' | 'dark'): Html =>
  pageDocument({
    title: message,
    theme,
    language,
    client: 'fairness',
    runs: false,
    body: html`<body>
      <main class="end"><h1>${message}</h1></main>
    </body>`,
  })
