/** Receives reports of failures in people's browsers and passes them on. */
import { Hono, type Context } from 'hono'
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

const milliseconds = z.number().check(z.minimum(0), z.maximum(3_600_000))

const speed = z.strictObject({
  largestPaintMs: milliseconds,
  interactionMs: milliseconds,
  layoutShift: z.number().check(z.minimum(0), z.maximum(1_000)),
  page: short,
  merchant: short,
  device: z.enum(['phone', 'desktop']),
})

/** A report from a page of the site: a failure, or page speed. */
export type TakenReport = z.output<typeof report> | z.output<typeof speed>

/** Receives a report. */
export type TakeReport = (report: TakenReport) => void

/** Reports accepted per minute, from all users together: a page that fails everywhere must not fill the disk. */
const mostOfMinute = 60

/** `POST /` takes a failure of the site's own page, `POST /speed` its speed. Responses have no body. */
export function errorReportsApp(take: TakeReport, now: () => number = Date.now): Hono {
  let minute = 0
  let taken = 0
  const app = new Hono()
  const takeIf = (shape: typeof report | typeof speed) => async (context: Context) => {
    const site = context.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return context.body(null, 403)
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, taken] = [current, 0]
    if (taken >= mostOfMinute) return context.body(null, 429)
    const read = shape.safeParse(await context.req.json().catch(() => null))
    if (!read.success) return context.body(null, 400)
    taken += 1
    take(read.data)
    return context.body(null, 204)
  }
  app.use(bodyLimit({ maxSize: 8_192 }))
  app.post('/', takeIf(report))
  app.post('/speed', takeIf(speed))
  return app
}

/**
 * Hands reports on: as a line of JSON, or by a post to an address. An address that does not answer loses the report.
 * @param to `log`, or an address
 */
export function reportTaker(to: string, write: (line: string) => void): TakeReport {
  return (taken) => {
    const kind = 'device' in taken ? { level: 'info', kind: 'page speed' } : { level: 'error', kind: 'page error' }
    const line = { time: new Date().toISOString(), ...kind, ...taken }
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
