/** The built site in front of a platform other than the default one: `PLATFORM_URL` and its companions. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answering, startSandbox, startSite, stop, type Service } from '../scripts/serving/servers.ts'
import { arrive, signInAs } from './arrival.ts'
import { serverPorts } from './servers.ts'
import { expect, test } from './test.ts'

// The site's own default for the sandbox is wrong; the platform answers under another name and port.
const ports = serverPorts(7)
const nowhere = serverPorts(8)
const platform = `http://127.0.0.1:${ports.sandbox}`
const games = `http://localhost:${ports.games}`
/** One of the two domains that the platform names. */
const mirror = 'https://ph2.croupier.example'
test.use({ baseURL: `http://localhost:${ports.site}` })

let folder = ''
let services: readonly Service[] = []

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-platform-'))
  services = [
    startSandbox({
      ports,
      site: 'built',
      environment: { SANDBOX_DATA: path.join(folder, 'platform.sqlite'), SANDBOX_PUBLIC_URL: platform },
    }),
    startSite({
      ports: { ...nowhere, site: ports.site },
      site: 'built',
      environment: { PLATFORM_URL: platform, IMAGE_ORIGINS: platform, GAME_ORIGINS: games, API_ORIGINS: mirror },
    }),
  ]
  await answering(services)
})

test.afterAll(async () => {
  await stop(services)
  rmSync(folder, { recursive: true, force: true })
})

test('a site pointed at another platform logs in, shows its pictures and plays its games', async ({ page }) => {
  const elsewhere: string[] = []
  const known = [`localhost:${ports.site}`, `127.0.0.1:${ports.sandbox}`, `localhost:${ports.games}`]
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !known.includes(host)) elsewhere.push(request.url())
  })
  await signInAs(page, 'maria')
  await page.goto('/rng')
  await expect(page.getByRole('banner').getByText(/^₱[\d,.]+$/)).toBeVisible()
  const tile = page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first()
  const picture = tile.locator('img').first()
  await expect(picture).toHaveAttribute('src', new RegExp(`^${platform}/.*art/`))
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const start = tile.getByRole('button').first()
  const name = (await start.textContent()) ?? ''
  await start.click()
  await expect(page.frameLocator(`iframe[title="Game: ${name}"]`).getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(elsewhere).toEqual([])
})

test.describe('while the site’s own address does not reach the platform', () => {
  test.use({ expectedErrors: [/net::ERR_CONNECTION_FAILED/] })

  test('reads go to another of its domains, measured once and used from then on [S-262]', async ({ page }) => {
    const asked: string[] = []
    await page.route('https://ph1.croupier.example/**', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await page.route(`${mirror}/**`, async (route) => {
      const request = route.request()
      const { pathname, search } = new URL(request.url())
      asked.push(`${request.method()} ${pathname}`)
      if (pathname === '/robots.txt') return route.fulfill({ body: '' })
      const answer = await route.fetch({ url: `${platform}${pathname}${search}` })
      const headers = { 'access-control-allow-origin': `http://localhost:${ports.site}` }
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), ...headers, 'access-control-allow-credentials': 'true' },
      })
    })
    await arrive(page)
    await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('article').first()).toBeVisible()
    expect(asked).toEqual([])

    await page.route(`http://localhost:${ports.site}/wps/**`, (route) => route.abort('connectionfailed'))
    await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Slots' }).click()
    await expect(page).toHaveURL(/\/rng/)
    await expect(page.getByRole('region', { name: 'Hot games' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    // The platform's other domain, which the site does not admit, is not contacted.
    expect(asked.filter((call) => !call.startsWith('GET /wps/'))).toEqual(['HEAD /robots.txt'])
    // Requests still pending end with it.
    await page.goto('/robots.txt')
    await page.unrouteAll({ behavior: 'wait' })
  })
})
