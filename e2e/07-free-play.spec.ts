/** J-07: a demo account looks around and meets its limits. */
import { arrive } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('J-07 free play brings a demo account that is marked as one, and whatever needs a real account leads to one [S-064] [S-091] [S-116] [S-203]', async ({
  page,
}) => {
  await operate('modules/set', { merchant: 'crph', module: 'FREEPLAY3', on: true })
  await arrive(page, '/login')
  await page.getByRole('dialog').getByRole('button', { name: 'Free play' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Demo account', { exact: true })).toBeVisible()
  const warning = page.getByRole('alertdialog')
  const bar = page.getByRole('group', { name: 'Top bar' })
  const register = page.getByRole('dialog', { name: 'Create your account' })

  await test.step('money and the member centre say so', async () => {
    await bar.getByRole('button', { name: 'Deposit', exact: true }).click()
    await expect(warning).toContainText('This needs a real account.')
    await warning.getByRole('button', { name: 'Create account' }).click()
    await expect(register).toBeVisible()
    await register.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Agent centre' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'My account' }).click()
    await expect(warning).toContainText('This needs a real account.')
    await warning.getByRole('button', { name: 'Create account' }).click()
    await register.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a game starts, with play money', async () => {
    await page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first().click()
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Spin' }).click()
    await expect(frame.getByText(/No win this round|You won|returned/).first()).toBeAttached()
    await expect(frame.locator('#balance')).toContainText(/₱(9,9|10,)\d/)
    await page.goBack()
  })

  await test.step('the band leads to a real account', async () => {
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(register).toBeVisible()
  })
})
