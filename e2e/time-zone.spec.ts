/** Dates on a device in another time zone than the market. */
import type { Locator } from '@playwright/test'
import { arrive, arriveAs } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

const merchantZone = 'Asia/Manila'
const zoneNote = 'Times are in Philippine Standard Time.'

test.use({ timezoneId: 'America/New_York' })
test.beforeEach(() => reset())

/** Every `<time>` in a place is in the merchant's zone, in one format. */
async function expectMerchantTimes(times: Locator) {
  await expect(times.first()).toBeVisible()
  const written = new Intl.DateTimeFormat('en-PH', { timeZone: merchantZone, dateStyle: 'medium', timeStyle: 'short' })
  for (const time of await times.all()) {
    const at = Date.parse((await time.getAttribute('datetime')) ?? '')
    await expect(time).toHaveText(written.format(at))
  }
}

test('the betting record counts and formats its days in the merchant’s time zone, and names the zone once [S-354] [S-358]', async ({
  page,
}) => {
  // The next half past four in the morning in Manila; the afternoon of the day before in New York.
  const now = new Date()
  now.setUTCHours(now.getUTCHours() < 20 ? 20 : 44, 30, 0, 0)
  await operate('clock/freeze', { at: now.getTime() })
  await page.clock.setFixedTime(now)
  await arriveAs(page, 'maria')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Betting record' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: merchantZone }).format(now)
  await expect(centre.getByLabel('To', { exact: true })).toHaveValue(today)
  await expectMerchantTimes(centre.getByRole('table').locator('time'))
  await expect(centre.getByText(zoneNote)).toHaveCount(1)
})

test('announcements and wins are dated in the merchant’s time zone, and name it once [S-237] [S-299]', async ({
  browser,
  page,
}) => {
  await arrive(page, '/noticePage')
  const notice = page.getByRole('article').locator('time')
  const at = Date.parse((await notice.getAttribute('datetime')) ?? '')
  const manila = new Intl.DateTimeFormat('sv-SE', { timeZone: merchantZone, dateStyle: 'short', timeStyle: 'medium' })
  await expect(notice).toHaveText(manila.format(at))
  await expect(page.getByText(zoneNote)).toHaveCount(1)

  // The board writes the same times as on a device in Manila, where the zone needs no name.
  const firstWin = async (where: typeof page) => {
    await arrive(where, '/rng')
    const board = where.getByRole('table', { name: 'Winners' })
    await board.scrollIntoViewIfNeeded()
    return board.getByRole('row').nth(1).innerText()
  }
  const abroad = await firstWin(page)
  await expect(page.getByText(zoneNote)).toHaveCount(1)
  const home = await browser.newContext({ timezoneId: merchantZone })
  try {
    const atHome = await home.newPage()
    expect(await firstWin(atHome)).toBe(abroad)
    await expect(atHome.getByText(/^Times are in/)).toHaveCount(0)
  } finally {
    await home.close()
  }
})

test('a match starts at the same time on the page and in its sportsbook, which opens with the odds that were pressed [S-210] [S-303]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/sports')
  const match = page.getByRole('region', { name: 'Upcoming matches' }).getByRole('article').first()
  const [home = '', away = ''] = await match.locator('bdi').allInnerTexts()
  const [time = ''] = /\d{1,2}:\d{2}\s[AP]M/.exec(await match.locator('time').innerText()) ?? []
  await expect(match.getByRole('img').or(match.locator('img'))).toHaveCount(2)
  await match.getByRole('button', { name: /^Home/ }).click()
  const frame = page.frameLocator('iframe')
  const leg = frame.locator('#legs > li')
  await expect(leg).toHaveCount(1)
  await expect(leg).toContainText(home)
  const coming = frame.locator('#coming').getByRole('article').filter({ hasText: home }).filter({ hasText: away })
  await expect(coming.first()).toContainText(time)
  // One press leads from the odds to the slip, past those of all matches.
  await frame.getByRole('link', { name: 'Go to your slip' }).press('Enter')
  await expect(frame.getByRole('heading', { name: 'Your slip' })).toBeFocused()
})
