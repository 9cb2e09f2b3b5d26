import { identityChannels, type IdentityChannel } from '@croupier/api'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { panelStyle } from '../panel/style.ts'
import { issueIdentity, subjectForm } from '../domains/access/security/identities.ts'
import type { Platform } from '../wire/Platform.ts'

const names: Readonly<Record<IdentityChannel, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
}

/** Sends the chosen account's proof only to the page that opened the window; that page closes the window. */
const script = `
const { origin, state } = document.body.dataset
for (const button of document.querySelectorAll('button[data-token]'))
  button.addEventListener('click', () => {
    window.opener?.postMessage({ kind: 'croupier-identity', state, idToken: button.dataset.token }, origin)
  })
`

const style = `${panelStyle}
main { max-width: 480px; }
button[data-token] { width: 100%; min-height: 48px; }
`

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The window that replaces Google, Facebook and Telegram: it requires no password, offers any account, and says
 * so. Its proofs are valid only in this sandbox.
 */
export function identityApp({ context, addresses }: Pick<Platform, 'context' | 'addresses'>): Hono {
  const app = new Hono()
  app.get('/window.js', (http) => http.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  app.get('/window.css', (http) => http.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/', (http) => {
    const asked = (name: string) => http.req.query(name)?.trim() ?? ''
    const merchant = context.merchants.get(asked('merchant'))
    const channel = identityChannels.find((one) => one === asked('channel'))
    const origin = asked('origin')
    if (!merchant || !channel || !addresses.siteOrigins.includes(origin))
      return http.text('This address is not valid.', 400)
    const state = asked('state')
    const typed = asked('name')
    const provider = names[channel]
    const people = ['maria@mail.example', 'jun@mail.example', 'newcomer@mail.example']
    const shown = subjectForm.test(typed) ? [typed, ...people] : people
    http.header('Content-Security-Policy', policy)
    http.header('Cache-Control', 'no-store')
    http.header('Referrer-Policy', 'no-referrer')
    return http.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Stand-in for ${provider}</title>
          <link rel="stylesheet" href="/identity/window.css" />
          <link rel="icon" href="data:," />
          <body data-origin="${origin}" data-state="${state}">
            <main>
              <section>
                <h1>Stand-in for ${provider}</h1>
                <p>This is the sandbox, not ${provider}. Choose who logs in to ${merchant.name}.</p>
                ${shown.map(
                  (name) =>
                    html`<p>
                      <button data-token="${issueIdentity(context, merchant, channel, name)}">${name}</button>
                    </p>`,
                )}
                <form>
                  ${Object.entries({ merchant: merchant.code, channel, origin, state }).map(
                    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
                  )}
                  <label>Somebody else<input name="name" value="${typed}" autocomplete="off" /></label>
                  <button>Show</button>
                </form>
              </section>
            </main>
            <script src="/identity/window.js"></script>
          </body>
        </html>`,
    )
  })
  return app
}
