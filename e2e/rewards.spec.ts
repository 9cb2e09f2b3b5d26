/**
 * J-17, with `loyalty.spec.ts`: a bonus from its offer to its end, and the reward centre: rewards, tickets, the raffle
 * and promo codes.
 */
import { arriveAs } from './arrival.ts'
import { account, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(reset)

test('a reward becomes a bonus once, counts in menu and balance, and ending it first states what is taken back [S-370] [S-328] [S-357] [G-49] [G-63]', async ({
  page,
}) => {
  const balance = async () => Number((await account('maria')).balance)
  const before = await balance()
  await arriveAs(page, 'maria', '/?centre=rewardCenter')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const menu = centre.getByRole('navigation', { name: 'Member centre menu' })
  const entry = menu.getByRole('button', { name: /^Reward centre/ })
  const counted = async () => {
    const [shown = '0'] = await entry.locator('[data-tone] > [aria-hidden]').allTextContents()
    return Number(shown)
  }
  await expect.poll(counted).toBeGreaterThan(1)
  const waiting = await counted()

  const claim = centre.getByRole('button', { name: 'Claim Thank you for your feedback' })
  await claim.dblclick()
  await expect(page.getByText('You received ₱20.00.')).toBeVisible()
  await expect(claim).toHaveCount(0)
  // The keyboard continues on the page, where the button was.
  const kept = centre.locator('[data-page="rewardCenter"] :focus')
  await expect(kept).toHaveCount(1)
  await expect.poll(counted).toBe(waiting - 1)
  await expect(centre.getByText('₱5,020.00')).toBeVisible()

  await menu.getByRole('button', { name: 'Bonus details' }).click()
  await expect(page).toHaveURL(/centre=bonusDetails/)
  await expect(centre.getByRole('meter', { name: 'Staked toward the wagering requirement' })).toHaveAttribute(
    'aria-valuetext',
    '₱0.00 of ₱60.00',
  )
  // Its number can be copied, a problem can be reported, and the header shows it separately from the member's own
  // money.
  const bonus = centre.getByRole('article').filter({ hasText: 'Thank you for your feedback' })
  await expect(bonus.getByRole('button', { name: /^Copy number/ })).toBeVisible()
  await bonus.getByRole('button', { name: 'Report a problem' }).click()
  await expect(bonus.locator('pre')).toContainText(/^bonus \S+\s+promotion /)
  await expect(page.locator('header').getByText('₱20.00 bonus')).toBeAttached()
  const end = centre.getByRole('button', { name: 'End bonus: Thank you for your feedback' })
  await end.click()
  const question = page.getByRole('alertdialog', { name: 'End this bonus?' })
  await expect(question).toContainText('You forfeit ₱20.00')
  await expect(question).toContainText('Your balance is then ₱5,000.00')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(end).toBeVisible()
  await end.click()
  await question.getByRole('button', { name: 'End bonus' }).click()
  await expect(centre.getByText('Ended by you')).toBeVisible()
  await expect(end).toHaveCount(0)
  await expect(bonus.locator(':focus').or(bonus.and(page.locator(':focus')))).toHaveCount(1)
  expect(await balance()).toBe(before)
})

test('an expired bonus sends a message that leads to it [S-382] [G-49] [G-63]', async ({ page }) => {
  await arriveAs(page, 'maria', '/?centre=rewardCenter')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('button', { name: 'Claim Thank you for your feedback' }).click()
  await expect(page.getByText('You received ₱20.00.')).toBeVisible()
  // Fifteen days later the session has ended, so an open page would be refused.
  await page.goto('/robots.txt')
  await operate('clock/jump', { ms: 15 * 24 * 3_600_000 })
  await arriveAs(page, 'maria', '/?centre=bonusDetails')
  await expect(centre.getByText('Expired', { exact: true })).toBeVisible()
  await page.goto('/?centre=messageV2')
  await centre
    .getByRole('list', { name: 'Messages' })
    .getByRole('button', { name: /A bonus has expired/ })
    .click()
  await expect(
    centre.getByText(/^The time for your bonus of ₱20\.00 is over\. .*, ₱20\.00, were taken back/),
  ).toBeVisible()
  await centre.getByRole('button', { name: 'Bonus details' }).last().click()
  await expect(page).toHaveURL(/centre=bonusDetails&centre\.bonus=/)
  await expect(centre.getByRole('article').filter({ hasText: 'Thank you for your feedback' })).toBeFocused()
})

test('a ticket is opened, another enters the draw and shows its result once, and a code gives a ticket once [S-370] [S-371]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/?centre=rewardCenter')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const egg = centre.getByRole('button', { name: 'Open Golden egg' })
  await egg.click()
  await expect(page.getByText(/^You received /)).toBeVisible()
  await expect(egg).toHaveCount(0)

  const form = centre.getByRole('form', { name: 'Promo code' })
  const code = form.getByRole('textbox', { name: /^Code/ })
  await code.fill('NOTACODE')
  await form.getByRole('button', { name: 'Redeem code' }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill('lantern')
  await form.getByRole('button', { name: 'Redeem code' }).click()
  await expect(egg).toBeVisible()
  await expect(centre.getByRole('button', { name: 'Use the code LANTERN' })).toHaveCount(0)

  await centre.getByRole('button', { name: 'Enter the draw' }).click()
  await expect(centre.getByText('Number 1', { exact: true })).toBeVisible()
  await expect(centre.getByText(/^100% now\./)).toBeVisible()
  await operate('raffle/draw', { merchant: 'crph' })
  await page.reload()
  const result = centre.getByRole('button', { name: 'See the result of number 1' })
  await result.click()
  await expect(page.getByText(/^Your ticket won ₱/)).toBeVisible()
  await expect(result).toHaveCount(0)
  await expect(centre.getByText(/^Won ₱/)).toBeVisible()
})
