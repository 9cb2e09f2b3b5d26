import { expect, it } from 'vitest'
import { errorReportsApp, reportTaker, type TakenReport } from './error-reports.ts'

const report: TakenReport = {
  name: 'TypeError',
  message: 'x is undefined',
  stack: ['/assets/a.js:1:2'],
  page: '/rng',
  merchant: 'crph',
  language: 'en',
  reference: '',
}

function server() {
  const taken: TakenReport[] = []
  const clock = { now: 0 }
  const app = errorReportsApp(
    (one) => taken.push(one),
    () => clock.now,
  )
  const send = async (body: unknown, headers: Record<string, string> = {}, path = '/') =>
    (await app.request(path, { method: 'POST', body: JSON.stringify(body), headers })).status
  return { taken, clock, send }
}

it('takes only well-formed reports from the site’s own pages', async () => {
  const { taken, send } = server()
  expect(await send(report, { 'Sec-Fetch-Site': 'same-origin' })).toBe(204)
  expect(await send(report, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await send({ ...report, token: 'secret' })).toBe(400)
  expect(await send({ ...report, message: 'x'.repeat(301) })).toBe(400)
  expect(await send({ ...report, stack: Array.from({ length: 12 }, () => 'x'.repeat(900)) })).toBe(413)
  expect(await send('nonsense')).toBe(400)
  expect(taken).toEqual([report])
})

it('takes sixty a minute and no more', async () => {
  const { taken, clock, send } = server()
  for (let count = 0; count < 60; count++) expect(await send(report)).toBe(204)
  expect(await send(report)).toBe(429)
  clock.now = 60_000
  expect(await send(report)).toBe(204)
  expect(taken).toHaveLength(61)
})

it('takes page speed reports by the same rules, at a separate address', async () => {
  const speed: TakenReport = {
    largestPaintMs: 1_840,
    interactionMs: 96,
    layoutShift: 0.012,
    page: '/rng',
    merchant: 'crph',
    device: 'phone',
  }
  const { taken, send } = server()
  expect(await send(speed, {}, '/speed')).toBe(204)
  expect(await send({ ...speed, device: 'maria' }, {}, '/speed')).toBe(400)
  expect(await send({ ...speed, username: 'maria' }, {}, '/speed')).toBe(400)
  expect(await send(speed)).toBe(400)
  expect(taken).toEqual([speed])
  const lines: string[] = []
  const write = reportTaker('log', (line) => lines.push(line))
  write(speed)
  write(report)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', kind: 'page speed', ...speed },
    { level: 'error', kind: 'page error', ...report },
  ])
})
