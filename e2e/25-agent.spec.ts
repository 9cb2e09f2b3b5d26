/** J-25 and J-27: what an agent does with accounts and money, and the sites that admit agents or members alone. */
import type { Locator, Page } from '@playwright/test'
import { answering, startSite, stop, type Service } from '../scripts/serving/servers.ts'
import { arrive, arriveAs, fillSignIn, passFirstDeposit, remember } from './arrival.ts'
import { account, operate, reset } from './panel.ts'
import { journeyPorts } from './servers.ts'
import { expect, test } from './test.ts'

test.beforeEach(reset)
test.afterAll(reset)

const centreOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent centre' })

test('J-25 an account by form and by link, a transfer, and a menu that follows the switches [S-387] [S-388] [S-391] [S-393] [G-52]', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'ace', '/?agent=registerCenter')
  const centre = centreOf(page)

  await test.step('a rate above the agent’s own is refused beside its field', async () => {
    const rate = centre.getByRole('form', { name: 'Add a downline' }).getByRole('textbox', { name: /^Slots/ })
    await rate.fill('1.5')
    await rate.blur()
    await expect(rate).toHaveAttribute('aria-invalid', 'true')
    await rate.fill('')
  })

  await test.step('by form, the new account comes with what is needed to log in', async () => {
    const form = centre.getByRole('form', { name: 'Add a downline' })
    await form.getByRole('textbox', { name: /^User name/ }).fill('carmela01')
    await form.locator('input[autocomplete="new-password"]').fill('Lagoon27x')
    await form.getByRole('combobox', { name: /^Account type/ }).click()
    await page.getByRole('option', { name: 'Member', exact: true }).press('Enter')
    await form.getByRole('button', { name: 'Add downline' }).click()
    await expect(page.getByText(/^The account carmela01 is open/).first()).toBeVisible()
    expect(await account('carmela01')).toMatchObject({ upline: 'ace' })
  })

  await test.step('its person gives birthday and terms before the first money, and goes on from there [G-65]', async () => {
    const context = await browser.newContext()
    const person = await context.newPage()
    await arrive(person, '/login')
    const form = person.getByRole('dialog', { name: 'Welcome back' }).getByRole('form')
    await form.getByRole('textbox', { name: 'User name' }).fill('carmela01')
    await form.locator('input[autocomplete="current-password"]').fill('Lagoon27x')
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    const change = person.getByRole('dialog', { name: 'Change password' })
    for (const place of [0, 1]) await change.locator('input[autocomplete="new-password"]').nth(place).fill('Dealer22x')
    await change.getByRole('button', { name: 'Change password' }).click()
    await expect(change).toBeHidden()
    // Another person opened the account, so its owner now declares being in no barred group [G-70].
    await person.getByRole('dialog', { name: 'Please confirm' }).getByRole('button', { name: 'I confirm' }).click()
    await person.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
    const cashier = person.getByRole('dialog', { name: 'Member centre' })
    await passFirstDeposit(cashier)
    await cashier.getByRole('textbox', { name: 'Amount' }).fill('500')
    await cashier.getByRole('button', { name: 'Continue' }).click()
    const asked = person.getByRole('dialog', { name: 'Before you start' })
    await asked.getByLabel('Birthday').fill('1990-05-17')
    await asked.getByRole('checkbox').check()
    await asked.getByRole('button', { name: 'Continue' }).click()
    await expect(asked).toBeHidden()
    await expect(cashier.getByText('Pay exactly ₱500.00')).toBeVisible()
    expect(await account('carmela01')).toMatchObject({ birthday: '1990-05-17' })
    await context.close()
  })

  await test.step('whoever registers with a new link lands under the agent', async () => {
    await centre.getByRole('tab', { name: 'By link' }).click()
    const form = centre.getByRole('form', { name: 'New invitation link' })
    await form.getByRole('textbox', { name: /^Name of the link/ }).fill('Fiesta')
    await form.getByRole('combobox', { name: /^Account type/ }).click()
    await page.getByRole('option', { name: 'Member', exact: true }).press('Enter')
    await form.getByRole('button', { name: 'Create link' }).click()
    const address = await centre.getByRole('textbox', { name: 'Link: Fiesta' }).inputValue()
    const context = await browser.newContext()
    const guest = await context.newPage()
    await arrive(guest, new URL(address).pathname + new URL(address).search)
    const modal = guest.getByRole('dialog', { name: 'Create your account' })
    await expect(modal.getByText(/^You were invited with code /)).toBeVisible()
    await modal.getByRole('textbox', { name: 'User name' }).fill('fiesta01')
    for (const place of [0, 1]) await modal.locator('input[autocomplete="new-password"]').nth(place).fill('Lagoon27x')
    await modal.getByLabel('Birthday').fill('1990-05-17')
    await modal.getByRole('checkbox', { name: /do not belong/ }).check()
    await modal.getByRole('button', { name: 'Sign up now' }).click()
    await expect(modal).toBeHidden()
    expect(await account('fiesta01')).toMatchObject({ upline: 'ace' })
    await context.close()
    await page.reload()
    await centre.getByRole('tab', { name: 'By link' }).click()
    await centre.getByRole('button', { name: 'Registrations: Fiesta' }).click()
    await expect(centre.getByRole('table', { name: 'Registrations: Fiesta' })).toContainText('fiesta01')
  })

  await test.step('a transfer needs the payment password, and both records list it', async () => {
    const before = Number((await account('beth')).balance)
    await page.goto('/?agent=agentTransfer')
    const form = centre.getByRole('form', { name: 'Transfer to a downline' })
    const receiver = form.getByRole('textbox', { name: /^User name/ })
    await form.getByRole('textbox', { name: /^Amount/ }).fill('100')
    await form.getByLabel(/^Payment password/).fill('135790')
    for (const wrong of ['ace', 'maria', 'nobody-here']) {
      await receiver.fill(wrong)
      await form.getByRole('button', { name: 'Transfer', exact: true }).click()
      const question = page.getByRole('alertdialog', { name: 'Send this money?' })
      await expect(question.or(form.locator('[aria-invalid="true"]')).first()).toBeVisible()
      if (await question.isVisible()) await question.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(receiver).toHaveAttribute('aria-invalid', 'true')
    }
    await receiver.fill('beth')
    await form.getByLabel(/^Payment password/).fill('000000')
    await form.getByRole('button', { name: 'Transfer', exact: true }).click()
    const review = page.getByRole('alertdialog', { name: 'Send this money?' })
    await expect(review).toContainText('₱100.00 goes to beth. This cannot be undone.')
    await review.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(form.getByLabel(/^Payment password/)).toHaveAttribute('aria-invalid', 'true')
    expect(Number((await account('beth')).balance)).toBe(before)
    await form.getByLabel(/^Payment password/).fill('135790')
    await form.getByRole('button', { name: 'Transfer', exact: true }).click()
    await review.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(centre.getByText('Transfer sent')).toBeVisible()
    expect(Number((await account('beth')).balance)).toBeCloseTo(before + 100)
    await centre.getByRole('button', { name: 'Account record' }).click()
    const table = page.getByRole('table', { name: 'Transactions of the chosen period' })
    await expect(table.getByRole('row').filter({ hasText: '-₱100.00' }).first()).toBeVisible()
    const context = await browser.newContext()
    const beth = await context.newPage()
    await arriveAs(beth, 'beth', '/?centre=transactionHistory')
    await expect(
      beth
        .getByRole('table', { name: 'Transactions of the chosen period' })
        .getByRole('row')
        .filter({ hasText: '₱100.00', hasNotText: '-₱100.00' })
        .first(),
    ).toContainText('Transfer from upline')
    await expect(beth.getByRole('row').filter({ hasText: '₱100.00' }).filter({ hasText: 'Deposit' })).toHaveCount(0)
    await context.close()
  })

  await test.step('with hourly salary switched off its entry is gone', async () => {
    await page.goto('/?agent=agreements')
    const menu = centre.getByRole('navigation', { name: 'Agent centre menu' })
    await expect(menu.getByRole('button', { name: 'Hourly salary' })).toBeVisible()
    await operate('modules/set', { merchant: 'crph', module: 'HOURSAL3', on: false })
    await page.reload()
    await expect(menu.getByRole('button', { name: 'Contracts' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Hourly salary' })).toHaveCount(0)
  })
})

test.describe('J-27 the wrong door', () => {
  const sites = { agent: journeyPorts.site + 6, member: journeyPorts.site + 7 }
  let started: Service[] = []

  test.beforeAll(async () => {
    started = Object.entries(sites).map(([SITE_ROLE, site]) =>
      startSite({ ports: { ...journeyPorts, site }, site: 'built', environment: { SITE_ROLE } }),
    )
    await answering(started)
  })
  test.afterAll(() => stop(started))

  test('a member is refused at the agents’ site, an agent at the members’, and neither keeps a session [S-113] [S-114]', async ({
    page,
    expectedErrors,
  }) => {
    // The session ends while the first calls of the page are under way.
    expectedErrors.push(/401/)
    await remember(page)
    for (const [site, name, words] of [
      [sites.agent, 'maria', 'Only agents can log in here.'],
      [sites.member, 'ace', 'This account can’t log in to the member site.'],
    ] as const) {
      await page.goto(`http://localhost:${site}/login`)
      await fillSignIn(page, name)
      await expect(page.getByText(words).first()).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    }
  })

  test('at the agents’ site an agent from a new address confirms by mail, and the agent centre opens [S-113] [S-117]', async ({
    page,
  }) => {
    await operate('members/foreign', { merchant: 'crph', account: 'ace', on: true })
    await remember(page)
    await page.goto(`http://localhost:${sites.agent}/`)
    await fillSignIn(page, 'ace')
    const proof = page.getByRole('form', { name: 'Confirm that it is you' })
    await proof.getByRole('radio', { name: 'Email in your account' }).check()
    await proof.getByRole('textbox', { name: /^Email in your account/ }).fill('ace@mail.example')
    await proof.getByRole('button', { name: 'Confirm and log in' }).click()
    await expect(centreOf(page).getByRole('heading', { name: 'Team overview' })).toBeVisible()
  })
})
