import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { sha256 } from '../core/random/sha256.ts'

/** Who may use the operator panel of a sandbox that listens on a port. */
export interface PanelAccess {
  /** Secret of this start: `Authorization: Bearer` for programs, `?token=` once for a browser. */
  readonly token: string
  /** Host names the panel answers to. Refuses pages that resolve their own name to this machine (DNS rebinding). */
  readonly hosts: readonly string[]
}

const PATH = '/__sandbox'

/** Browsers share cookies among all ports of a host, so each sandbox has its own cookie name. */
const cookieName = ({ port }: URL) => `croupier_panel_${port || 'default'}`

/**
 * Admits only the operator to the panel. Always refuses pages of other origins, including those of other ports of
 * this machine; checks host name and token if `access` is set, which every listening sandbox does.
 */
export function panelGuard(access: PanelAccess | undefined): MiddlewareHandler {
  return async (context, next) => {
    const address = new URL(context.req.url)
    if (access && !access.hosts.includes(address.hostname))
      return context.text('The operator panel does not answer to this host name.', 421)
    if (isForeign(context, address)) return context.text('Other sites may not operate the sandbox.', 403)
    if (access) {
      const linked = context.req.query('token')
      if (linked !== undefined && context.req.method === 'GET' && isSame(linked, access.token)) {
        setCookie(context, cookieName(address), access.token, { path: PATH, httpOnly: true, sameSite: 'Strict' })
        address.searchParams.delete('token')
        return context.redirect(`${address.pathname}${address.search}`, 303)
      }
      const [, bearer] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? []
      if (!isSame(bearer ?? getCookie(context, cookieName(address)) ?? '', access.token))
        return context.text('The operator panel needs the token that was printed when the sandbox started.', 401)
    }
    await next()
    context.header('Content-Security-Policy', PANEL_POLICY)
    context.header('X-Content-Type-Options', 'nosniff')
    // Without a referrer a browser would send its forms with the origin `null`, which is refused.
    context.header('Referrer-Policy', 'same-origin')
    context.header('Cache-Control', 'no-store')
    context.header('Cross-Origin-Resource-Policy', 'same-origin')
    return undefined
  }
}

const PANEL_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Compares fingerprints, so that the time taken reveals nothing about the token. */
const isSame = (given: string, token: string) => sha256(given) === sha256(token)

/** Whether a page of another origin sends the request. Following a link does not count: it only opens the page. */
function isForeign(context: Context, own: URL): boolean {
  const origin = context.req.header('origin')
  if (origin !== undefined) return origin !== own.origin
  const site = context.req.header('sec-fetch-site')
  if (site === undefined || site === 'none' || site === 'same-origin') return false
  const opens =
    context.req.header('sec-fetch-mode') === 'navigate' && context.req.header('sec-fetch-dest') === 'document'
  return !(opens && context.req.method === 'GET')
}
