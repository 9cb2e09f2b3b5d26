/** The facts about a game before it is played, in the lobby and in its own frame. */
import { arriveAs } from './arrival.ts'
import { expect, test } from './test.ts'

test('rules, return, volatility and last change are read in the lobby, and say the same in the game [G-41] [G-26]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng')
  const tile = page
    .getByRole('article')
    .filter({ hasText: /Returns \d/ })
    .first()
  const name = (await tile.getByRole('button').first().textContent()) ?? ''
  await tile.getByRole('button', { name: `About ${name}` }).click()
  const sheet = page.getByRole('dialog', { name })
  const stated = sheet.getByRole('definition')
  await expect(stated.first()).toContainText(/\d%/)
  const facts = await stated.allTextContents()
  expect(facts).toHaveLength(5)
  // All of them are in view, without scrolling.
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const one of await stated.all()) await expect(one).toBeInViewport({ ratio: 1 })
  }
  await expect(sheet.getByText(/^\d{4}-\d\d-\d\d$/)).toBeVisible()

  const launched = page.waitForRequest(/launchGame/)
  await sheet.getByRole('button', { name: 'Play this game' }).click()
  // Autoplay, turbo and slam stop are switched off for the vendor too.
  expect((await launched).url()).toMatch(/autoPlay=0.*turbo=0.*slamStop=0/)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Rules' }).click()
  const sheetOfGame = frame.getByRole('dialog', { name: 'Rules' })
  await expect(sheetOfGame.getByRole('definition')).toHaveText(facts)
  await expect(frame.getByRole('button', { name: /auto|turbo|quick|fast/i })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(1)
})
