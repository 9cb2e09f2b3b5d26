/** Reports of failures in people's browsers, as the site's server takes them and hands them on. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'

const short = z.string().check(z.maxLength(300))

const report = z.strictObject({
  name: short,
  message: short,
  stack: z.array(short).check(z.maxLength(12)),
  page: short,
  merchant: short,
  language: short,
  reference: short,
})

/** A report that came from a page of the site. */
export type TakenReport = z.output<typeof report>

/** Takes a report. */
export type TakeReport = (report: TakenReport) => void

/** Reports taken in a minute, from everybody together: a page that fails everywhere must not fill the disk. */
const mostOfMinute = 60

/** `POST /`: takes a report of the site's own page. It is never answered with anything. */
export function errorReportsApp(take: TakeReport, now: () => number = Date.now): Hono {
  let minute = 0
  let taken = 0
  const app = new Hono()
  app.post('/', bodyLimit({ maxSize: 8_192 }), async (context) => {
    const site = context.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return context.body(null, 403)
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, taken] = [current, 0]
    if (taken >= mostOfMinute) return context.body(null, 429)
    const read = report.safeParse(await context.req.json().catch(() => null))
    if (!read.success) return context.body(null, 400)
    taken += 1
    take(read.data)
    return context.body(null, 204)
  })
  return app
}

/**
 * Hands reports on: as a line of JSON, or by a post to an address. An address that does not answer loses the report.
 * @param to `log`, or an address
 */
export function reportTaker(to: string, write: (line: string) => void): TakeReport {
  return (taken) => {
    const line = { time: new Date().toISOString(), level: 'error', kind: 'page error', ...taken }
    if (to === 'log') write(JSON.stringify(line))
    else
      void fetch(to, {
        method: 'POST',
        body: JSON.stringify(line),
        headers: { 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(5000),
      }).then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      )
  }
}
