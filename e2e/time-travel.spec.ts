/** One link sets the whole sandbox, and the browser arrives in it (N-13). */
import type { Server } from 'node:http'
import { startFront } from '../scripts/serving/front.ts'
import { panelToken } from '../scripts/serving/servers.ts'
import { calledEndpoints, look, operate, reset } from './panel.ts'
import { journeyPorts } from './servers.ts'
import { expect, test } from './test.ts'

const port = journeyPorts.site + 5
const sandbox = `http://localhost:${journeyPorts.sandbox}`
let front: Server

test.beforeAll(async () => {
  front = await startFront({ port, site: journeyPorts.site, sandbox: journeyPorts.sandbox })
})
test.beforeEach(() => reset())
test.afterAll(async () => {
  front.closeAllConnections()
  await new Promise((resolve) => front.close(resolve))
  await reset()
})

const link = (fields: Readonly<Record<string, string>>) => `${sandbox}/__sandbox/travel?${new URLSearchParams(fields)}`

test.describe('a link of the sandbox', () => {
  test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of (401|403|400)/] })

  test('sets clock, market, account, flags and faults, after a look at them, and only for the operator', async ({
    page,
  }) => {
    const fields = {
      at: '2027-01-05T10:00Z',
      market: 'crbd',
      account: 'rana',
      off: 'CBS3',
      fault: 'games.winners:badShape',
      path: '/promotions',
    }
    // Without the current token nothing opens.
    expect((await page.request.get(link(fields))).status()).toBe(401)

    await page.goto(`${link(fields)}&token=${panelToken(journeyPorts.sandbox)}`)
    await expect(page.getByRole('heading', { name: 'Time travel' })).toBeVisible()
    await expect(page.getByText('games.winners:badShape')).toBeVisible()
    expect(page.url()).not.toContain('token')
    // Opening the link has changed nothing.
    expect(await look('faults')).toMatchObject({ faults: [] })

    await page.getByRole('button', { name: 'Set and go on' }).click()
    await expect(page.getByRole('heading', { name: 'Arrived' })).toBeVisible()
    expect(await look('faults')).toMatchObject({ faults: [{ endpoint: 'games.winners', kind: 'badShape' }] })
    expect(await look('modules')).toMatchObject({ crbd: { CBS3: false }, crph: { CBS3: true } })
    const { now } = (await look('clock')) as { now: number }
    expect(new Date(now).toISOString()).toMatch(/^2027-01-05T10:0/)

    const arriving = await page.getByRole('listitem').getByRole('link').first().getAttribute('href')
    const ticket = new URL(arriving ?? '').search
    await page.goto(`http://localhost:${port}/__arrive${ticket}`)
    await expect(page).toHaveURL(`http://localhost:${port}/promotions`)
    await expect(page.getByRole('button', { name: 'Account of rana', includeHidden: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Market: Bangladesh', includeHidden: true })).toBeVisible()
    expect(await calledEndpoints()).not.toContain('session.login')

    // The ticket was valid once.
    const again = await page.request.get(`http://localhost:${port}/__arrive${ticket}`)
    expect(again.status()).toBe(403)
  })

  test('that makes no sense says what it can set, and changes nothing', async ({ page }) => {
    await page.goto(`${sandbox}/__sandbox?token=${panelToken(journeyPorts.sandbox)}`)
    await page.goto(link({ market: 'crph', off: 'LOTERY' }))
    await expect(page.getByRole('alert')).toContainText('off: there is no module LOTERY')
    await page.goto(link({ path: '//evil.example' }))
    await expect(page.getByRole('alert')).toContainText('path:')
    expect(await look('faults')).toMatchObject({ faults: [] })
  })

  test('says the present state, which the panel gives as a link', async ({ page }) => {
    await operate('faults/add', { endpoint: 'games.hot', kind: 'late', ms: 900 })
    await operate('modules/set', { merchant: 'crph', module: 'FREEPLAY3', on: true })
    await page.goto(`${sandbox}/__sandbox?token=${panelToken(journeyPorts.sandbox)}`)
    await page.getByRole('link', { name: 'The present state of crph as a link' }).click()
    await expect(page.getByText('games.hot:late:900')).toBeVisible()
    await expect(page.getByText('FREEPLAY3')).toBeVisible()
  })
})
