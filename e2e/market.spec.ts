/** Markets: choosing another one, its languages and its money. */
import { arrive, arriveAs, comesAlive, firstSign, remember, toTheFoot } from './arrival.ts'
import { calledEndpoints, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('a member who changes the market is asked first and logged out [S-255] [S-256]', async ({ page }) => {
  await arriveAs(page, 'maria', '/rng')
  const choose = async () => {
    await page.getByRole('button', { name: 'Market: Philippines' }).click()
    await page.getByRole('menuitemradio', { name: /Bangladesh/ }).press('Enter')
  }
  await choose()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You will be logged out here')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await choose()
  await question.getByRole('button', { name: 'Change market' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Market: Bangladesh' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(
    await page.evaluate(() => [sessionStorage.getItem('token'), localStorage.getItem('merchantCurrency')]),
  ).toEqual([null, 'BDT'])
  expect(await calledEndpoints()).toContain('session.logout')
})

test('a visitor changes the market without a question, and the choice is stored [S-255]', async ({ page }) => {
  await arrive(page)
  await page.getByRole('button', { name: 'Market: Philippines' }).click()
  await page.getByRole('menuitemradio', { name: /Showcase/ }).click()
  await expect(page.getByRole('button', { name: 'Market: Showcase' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Market: Showcase' })).toBeVisible()
})

test('a visitor from another market’s country is offered it, and staying is remembered [S-255]', async ({ page }) => {
  await operate('market/set', { visitorCountry: 'BD' })
  await arrive(page)
  const band = page.getByText('You seem to be in Bangladesh. This site is for another country.')
  await expect(band).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(band).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Market: Philippines' })).toBeVisible()
  // The band would come after the first activity.
  await firstSign(page)
  await page.waitForLoadState('networkidle')
  await expect(band).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('merchantCurrency'))).toBe('TLB')
  await page.evaluate(() => localStorage.removeItem('merchantCurrency'))
  await page.reload()
  await firstSign(page)
  await page.getByRole('button', { name: 'Go to Bangladesh' }).click()
  await expect(page.getByRole('button', { name: 'Market: Bangladesh' })).toBeVisible()
  await expect(band).toHaveCount(0)
})

test('the offer of a market arrives without moving the page, and covers neither the focus nor the end [S-255]', async ({
  page,
}) => {
  await operate('market/set', { visitorCountry: 'BD' })
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await remember(page)
    await page.goto('/rng')
    await comesAlive(page)
    const first = page.getByRole('article').first()
    await expect(first).toBeVisible()
    const before = await first.boundingBox()
    await firstSign(page)
    const offer = page.locator('[data-offer]')
    await expect(offer).toBeInViewport({ ratio: 1 })
    expect(await first.boundingBox()).toEqual(before)

    // Every third stop of the keyboard, well into the games.
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab')
      if (stop % 3 !== 0) continue
      const covered = await page.evaluate(() => {
        const focused = document.activeElement
        const band = document.querySelector('[data-offer]')?.getBoundingClientRect()
        if (!focused || !band || focused.closest('[data-offer], nav, header, aside')) return undefined
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const isBeside = right <= band.left || left >= band.right
        return !isBeside && top >= band.top && bottom <= band.bottom ? focused.outerHTML.slice(0, 200) : undefined
      })
      expect(covered).toBeUndefined()
    }
    await expect(async () => {
      await toTheFoot(page)
      const end = await page.getByRole('contentinfo').boundingBox()
      const band = await offer.boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((band?.y ?? 0) + 1)
    }).toPass()
    await page.evaluate(() => window.scrollTo(0, 0))
  }
})

test('the offer of a market waits while a form is in front of the page [S-255] [S-022]', async ({ page }) => {
  await operate('market/set', { visitorCountry: 'BD' })
  await remember(page)
  for (const size of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/register')
    await comesAlive(page)
    await firstSign(page)
    const form = page.getByRole('dialog', { name: 'Create your account' })
    await expect(form).toBeVisible()
    const offer = page.locator('[data-offer]')
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
    await form.getByRole('button', { name: 'Close' }).click()
    await expect(form).toHaveCount(0)
    await expect(offer).toBeInViewport({ ratio: 1 })
  }
})

test('Bangladesh offers English and Bengali with its own currency sign and digits [S-051] [S-052] [S-260] [S-251]', async ({
  page,
}) => {
  await arriveAs(page, 'rana', '/', { market: 'BDT' })
  await expect(page.getByRole('banner').getByText(/^৳5,000\.00$/)).toBeVisible()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['English', 'বাংলা *'])
  await page.getByRole('menuitemradio', { name: 'বাংলা' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('banner').getByText('৫,০০০.০০', { exact: false })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'পাশের মেনু' })).toBeVisible()
})
