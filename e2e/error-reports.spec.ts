/** Failures of the page, and its speed, are reported to the operator, from people who agreed. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { answering, startSite, stop, type Service } from '../scripts/serving/servers.ts'
import { arrive } from './arrival.ts'
import { journeyPorts, serverPorts } from './servers.ts'
import { expect, test } from './test.ts'

const ports = serverPorts(6)
interface Told {
  readonly kind: 'page error' | 'page speed'
  readonly message: string
  readonly largestPaintMs: number
  readonly layoutShift: number
}
const reports: Told[] = []
const failures = () => reports.filter(({ kind }) => kind === 'page error')
let taker: Server
let services: readonly Service[] = []

test.use({ baseURL: `http://localhost:${ports.site}`, expectedErrors: [/lost/] })

test.beforeEach(() => {
  reports.length = 0
})

test.beforeAll(async () => {
  taker = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      reports.push(JSON.parse(text) as Told)
      response.end()
    })
  }).listen(ports.behind, '127.0.0.1')
  await once(taker, 'listening')
  services = [
    startSite({
      ports: { ...journeyPorts, site: ports.site },
      site: 'built',
      environment: { ERROR_REPORTS: `http://127.0.0.1:${ports.behind}/` },
    }),
  ]
  await answering(services)
})
test.afterAll(async () => {
  await stop(services)
  taker.close()
})

/** Whether the page has started watching: its script has run, here and in the page. */
async function watched(page: Page) {
  const script = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('pageSpeed'))?.name,
  )
  await script.evaluate((address) => import(String(address)))
  // The browser reports a paint some time after it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
}

test('a failure is reported only while the person allows it, and without what they entered', async ({ page }) => {
  const fail = (word: string) => page.evaluate((text) => reportError(new TypeError(text)), `lost ${word} of "maria"`)
  await arrive(page, '/privacy?from=footer')
  const choice = page.getByRole('switch', { name: 'Report errors and slow pages' })
  await expect(choice).not.toBeChecked()
  await fail('early')
  await choice.click()
  await expect(choice).toBeChecked()
  await fail('first')
  await expect.poll(() => failures().length).toBe(1)
  expect(failures()[0]).toMatchObject({
    name: 'TypeError',
    message: 'lost first of “…”',
    page: '/privacy',
    merchant: 'crph',
  })

  await page.reload()
  await expect(choice).toBeChecked()
  await choice.click()
  await fail('late')
  await choice.click()
  await fail('last')
  await expect.poll(() => failures().map(({ message }) => message)).toEqual(['lost first of “…”', 'lost last of “…”'])
})

test('how quick a visit was is reported as it ends: largest paint, slowest interaction, layout shift, for phones and desktops apart', async ({
  page,
}) => {
  await arrive(page, '/privacy?from=footer')
  await page.goto('/help')
  await page.goto('/privacy')
  expect(reports).toEqual([])

  await page.getByRole('switch', { name: 'Report errors and slow pages' }).click()
  await watched(page)
  await page.goto('/help')
  await expect.poll(() => reports.length).toBe(1)
  await watched(page)
  await page.keyboard.press('Tab')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/safety')
  await expect.poll(() => reports.length).toBe(2)
  const known = { kind: 'page speed', merchant: 'crph' }
  expect(reports).toMatchObject([
    { ...known, page: '/privacy', device: 'desktop' },
    { ...known, page: '/help', device: 'phone' },
  ])
  for (const { largestPaintMs, layoutShift } of reports) {
    expect(largestPaintMs).toBeGreaterThan(0)
    expect(layoutShift).toBeLessThan(0.1)
  }
})
