/** The header's game categories and their vendors. */
import { arrive } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test.describe('the navigation', () => {
  const slots = { name: 'Slots', exact: true } as const

  test('offers only categories that have vendors, home first [S-044]', async ({ page }) => {
    await arrive(page)
    const navigation = page.getByRole('navigation', { name: 'Game categories' })
    await expect(navigation.getByRole('button', slots)).toBeVisible()
    expect((await navigation.getByRole('listitem').allTextContents())[0]).toBe('Home')
    await expect(navigation.getByRole('button')).toHaveText([
      'Sports',
      'Live casino',
      'Cockfighting',
      'Slots',
      'Fishing',
      'Card games',
      'Lottery',
      'Esports',
    ])
  })

  test('has no “more” button where fewer than 11 vendors are shown, and centres them [S-069] [S-070]', async ({
    page,
  }) => {
    await arrive(page)
    await page
      .getByRole('navigation', { name: 'Game categories' })
      .getByRole('button', { name: 'Sports', exact: true })
      .hover()
    const row = page
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: 'Kickstand' }) })
      .last()
    await expect(row).toHaveAttribute('data-centred', '')
    await expect(row).toBeVisible()
    await expect(page.getByRole('link', { name: 'More of Sports' })).toHaveCount(0)
  })

  test('drops down at most 11 vendors, hot ones marked, on hover and by keyboard, and Escape closes it [S-067] [S-068] [S-069] [S-070] [S-075]', async ({
    page,
  }) => {
    await arrive(page)
    const navigation = page.getByRole('navigation', { name: 'Game categories' })
    await navigation.getByRole('button', slots).hover()
    const panel = page.getByRole('link', { name: 'More of Slots' })
    await expect(panel).toBeVisible()
    const row = page
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: 'Papaya Pixel' }) })
      .last()
    await expect(row.getByRole('listitem')).toHaveCount(11)
    await expect(row).not.toHaveAttribute('data-centred')
    await expect(
      row.getByRole('listitem').filter({ hasText: 'Lantern Moon' }).getByRole('img', { name: 'Hot' }),
    ).toBeVisible()
    await expect(
      row.getByRole('listitem').filter({ hasText: 'Papaya Pixel' }).getByRole('img', { name: 'Hot' }),
    ).toHaveCount(0)
    await page.mouse.move(640, 700)
    await expect(panel).toBeHidden()
    await navigation.getByRole('button', slots).focus()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(navigation.getByRole('button', slots)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(row.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(navigation.getByRole('button', slots)).toBeFocused()
    // One press per category, whatever its dropdown contains.
    for (const name of ['Fishing', 'Card games', 'Lottery']) {
      await page.keyboard.press('Tab')
      const category = navigation.getByRole('button', { name, exact: true })
      await expect(category).toBeFocused()
      await expect(category).toHaveAttribute('aria-expanded', 'true')
    }
  })
})

test('a vendor of the drop-down opens its lobby [S-071] [S-306] [S-030]', async ({ page }) => {
  await arrive(page)
  await page
    .getByRole('navigation', { name: 'Game categories' })
    .getByRole('button', { name: 'Slots', exact: true })
    .hover()
  await page.getByRole('button', { name: 'Kubo Games', exact: false }).first().click()
  await expect(page).toHaveURL('/rng?page=KB')
  await expect(page.getByRole('tab', { name: /Kubo Games/ })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/rng?page=NOBODY')
  // The first vendor, after "All".
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})
