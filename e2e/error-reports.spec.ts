/** Failures of the page are reported to the operator, from people who agreed. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { answering, startSite, stop, type Service } from '../scripts/serving/servers.ts'
import { arrive } from './arrival.ts'
import { journeyPorts, serverPorts } from './servers.ts'
import { expect, test } from './test.ts'

const ports = serverPorts(6)
const reports: { message: string; page: string }[] = []
let taker: Server
let services: readonly Service[] = []

test.use({ baseURL: `http://localhost:${ports.site}`, expectedErrors: [/lost/] })

test.beforeAll(async () => {
  taker = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      reports.push(JSON.parse(text) as (typeof reports)[number])
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

test('a failure is reported only while the person allows it, and without what they entered', async ({ page }) => {
  const fail = (word: string) => page.evaluate((text) => reportError(new TypeError(text)), `lost ${word} of "maria"`)
  await arrive(page, '/privacy?from=footer')
  const choice = page.getByRole('switch', { name: 'Report errors' })
  await expect(choice).not.toBeChecked()
  await fail('early')
  await choice.click()
  await expect(choice).toBeChecked()
  await fail('first')
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toMatchObject({
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
  await expect.poll(() => reports.map(({ message }) => message)).toEqual(['lost first of “…”', 'lost last of “…”'])
})
