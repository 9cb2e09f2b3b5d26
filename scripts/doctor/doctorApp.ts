/** The doctor's page as a server: one examination at a time, only for the user who started it. */
import { timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { conformCommand, UsageError } from '../../packages/api/src/conform/settings.ts'
import type { Flag } from '../site-map/flags.ts'
import type { ExamineOptions } from './examine.ts'
import type { DoctorReport } from './findings.ts'
import { doctorPage, type Asked } from './page.ts'
import { style } from './style.ts'

/** What the page needs. */
export interface DoctorAppOptions {
  /** Secret of this start; the printed address carries it once. */
  readonly token: string
  readonly flags: readonly Flag[]
  readonly examine: (options: ExamineOptions) => Promise<DoctorReport>
  /** Languages of a merchant of this checkout. */
  readonly languagesOf: (merchant: string) => readonly string[] | undefined
}

const hosts = ['localhost', '127.0.0.1', '[::1]']
const cookie = 'croupier_doctor'
const policy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const isSame = (given: string, token: string) =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token))

/** A page that requests any address for its user must not answer others: own host name, own origin, own token. */
function guard(token: string): MiddlewareHandler {
  return async (context, next) => {
    const address = new URL(context.req.url)
    if (!hosts.includes(address.hostname)) return context.text('The doctor does not answer to this host name.', 421)
    const origin = context.req.header('origin')
    if (context.req.method !== 'GET' && origin !== address.origin)
      return context.text('Other sites may not ask the doctor.', 403)
    const linked = context.req.query('token')
    if (linked !== undefined && context.req.method === 'GET' && isSame(linked, token)) {
      setCookie(context, cookie, token, { path: '/', httpOnly: true, sameSite: 'Strict' })
      return context.redirect('/', 303)
    }
    if (!isSame(getCookie(context, cookie) ?? '', token))
      return context.text('The doctor needs the token that was printed when it started.', 401)
    await next()
    context.header('Content-Security-Policy', policy)
    context.header('X-Content-Type-Options', 'nosniff')
    // Without a referrer a browser would send the form with the origin `null`, which is refused.
    context.header('Referrer-Policy', 'same-origin')
    context.header('Cache-Control', 'no-store')
    return undefined
  }
}

const usual: Asked = { base: 'http://localhost:4001', merchant: 'crph', account: '', dialect: 'spec', slow: '3000' }

/** Builds the page's server. */
export function createDoctorApp({ token, flags, examine, languagesOf }: DoctorAppOptions): Hono {
  let asked = usual
  let running: number | undefined
  let report: DoctorReport | undefined
  let refused: string | undefined
  const start = async (options: ExamineOptions) => {
    running = 0
    report = undefined
    try {
      report = await examine({ ...options, progress: () => void (running = (running ?? 0) + 1) })
    } catch (failure) {
      refused = failure instanceof Error ? failure.message : String(failure)
    } finally {
      running = undefined
    }
  }
  const app = new Hono()
  app.use('*', guard(token))
  app.get('/style.css', (context) => context.body(style, 200, { 'Content-Type': 'text/css' }))
  app.get('/', (context) => {
    if (running !== undefined) context.header('Refresh', '1')
    return context.html(doctorPage({ asked, flags, running, report, refused }))
  })
  app.post('/examine', async (context) => {
    const fields = (await context.req.parseBody()) as Partial<Record<string, string>>
    const { base = '', merchant = '', account = '', password = '', dialect = '', slow = '' } = fields
    asked = { base: base.trim(), merchant: merchant.trim(), account: account.trim(), dialect, slow }
    refused = undefined
    if (running !== undefined) return context.redirect('/', 303)
    try {
      const signedIn = asked.account === '' ? [] : ['--account', `${asked.account}:${password}`]
      const words = ['--base', asked.base, '--merchant', asked.merchant, '--dialect', dialect, '--slow', slow]
      const { options } = conformCommand(['conform', ...words, ...signedIn])
      void start({ ...options, languages: languagesOf(asked.merchant) })
    } catch (failure) {
      if (!(failure instanceof UsageError)) throw failure
      report = undefined
      refused = failure.message
    }
    return context.redirect('/', 303)
  })
  return app
}
