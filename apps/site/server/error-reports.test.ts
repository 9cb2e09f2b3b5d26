import { expect, it } from 'vitest'
import { errorReportsApp, type TakenReport } from './error-reports.ts'

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
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    (await app.request('/', { method: 'POST', body: JSON.stringify(body), headers })).status
  return { taken, clock, send }
}

it('takes reports of the site’s own pages in their form alone', async () => {
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
