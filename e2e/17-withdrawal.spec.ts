/** A withdrawal from the form to its end, with the four endings of a receipt; and the accounts it is paid to. */
import type { Locator, Page } from '@playwright/test'
import { arriveAs, soon } from './arrival.ts'
import { account, look, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

const paymentPassword = '135790'

test.beforeEach(async () => {
  await reset()
  await operate('withdrawals/delay', { merchant: 'crph', seconds: null })
})

/** Opens the page by its button in the top bar, which is next to the deposit's. */
async function openPage(page: Page): Promise<Locator> {
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Withdraw', exact: true }).click()
  return page.getByRole('dialog', { name: 'Member centre' })
}

/** Requests a withdrawal through the form, and makes the operator pay it. Resolves with its id. */
async function withdraw(page: Page, centre: Locator, amount: string): Promise<string> {
  const form = centre.getByRole('form', { name: 'Withdraw', exact: true })
  await form.getByRole('radio', { name: /GCash/ }).check()
  await form.getByRole('textbox', { name: /^Amount/ }).fill(amount)
  await form.getByRole('button', { name: 'Continue' }).click()
  const check = centre.getByRole('form', { name: 'Check your withdrawal' })
  await expect(check.getByText('Usually within 10 minutes')).toBeVisible()
  await check.getByLabel(/^Payment password/).fill(paymentPassword)
  await check.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(centre.getByRole('list', { name: 'Stages of this withdrawal' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('centre.withdrawal')
  if (id === null) throw new Error('the address names no withdrawal')
  return id
}

const pay = async (id: string) => {
  await operate('withdrawals/approve', { id })
  return (await operate('withdrawals/pay', { id })) as { readonly id: string }
}
const stageOf = async (id: string) =>
  ((await look('withdrawals')) as readonly { id: string; status: string }[]).find((one) => one.id === id)?.status

test(
  'a withdrawal is asked for, paid and confirmed; it cannot be cancelled and no other offer is shown [S-345] [S-346] [S-347] [S-350] [G-46]',
  { tag: '@live' },
  async ({ page }) => {
    await page.clock.install()
    await arriveAs(page, 'maria')
    const before = Number((await account('maria')).balance)
    const centre = await openPage(page)
    const id = await withdraw(page, centre, '500')
    expect(Number((await account('maria')).balance)).toBeCloseTo(before - 500)
    await expect(centre.getByText('Requested').first()).toBeVisible()
    const requested = centre.getByRole('list', { name: 'Stages of this withdrawal' }).getByRole('listitem').first()
    await expect(requested).toContainText('With our payments team')
    await expect(requested).not.toContainText('Your turn')
    await expect(centre.getByText(/^Usually by/)).toBeVisible()
    await expect(centre.getByRole('button', { name: /cancel/i })).toHaveCount(0)
    await pay(id)
    await soon(page)
    const question = centre.getByRole('form', { name: 'Confirm receipt' })
    await expect(question.getByRole('timer', { name: 'Time left to answer' })).toContainText(/(30:00|29:\d\d)/)
    await question.getByRole('radio', { name: /^Received(?! in part)/ }).check()
    await question.getByRole('button', { name: 'Send answer' }).click()
    // In view without scrolling, and the answer has the focus of the question it replaces.
    await expect(centre.getByText('Everything has been paid and received.')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(centre.getByRole('button', { name: /^Copy number/ }).first()).toBeFocused()
    expect(await stageOf(id)).toBe('received')
    await centre.getByRole('button', { name: 'All withdrawals' }).click()
    await expect(centre.locator(`[data-withdrawal="${id}"]`)).toHaveAttribute('data-status', 'received')
  },
)

test('a partial receipt, a missing payout with proof, and no answer within 30 minutes each end a receipt [S-348] [S-349] [S-351] [S-352]', async ({
  page,
}) => {
  await page.clock.install()
  await arriveAs(page, 'maria')
  const centre = await openPage(page)
  const question = centre.getByRole('form', { name: 'Confirm receipt' })
  const send = question.getByRole('button', { name: 'Send answer' })
  const all = centre.getByRole('button', { name: 'All withdrawals' })

  await test.step('a part arrived: what is missing is held again and paid again', async () => {
    const id = await withdraw(page, centre, '500')
    const payout = await pay(id)
    await soon(page)
    await question.getByRole('radio', { name: /^Received in part/ }).check()
    await question.getByRole('textbox', { name: /^Amount that arrived/ }).fill('120.50')
    await expect(question.getByText('₱379.50')).toBeVisible()
    await send.click()
    await expect(centre.getByText('₱120.50 of ₱500.00 received')).toBeVisible()
    await operate('receipts/uphold', { id: payout.id })
    await soon(page)
    await expect(centre.locator(`[data-receipt="${payout.id}"]`)).toHaveAttribute('data-status', 'reversed')
    await expect(centre.locator(`[data-receipt="${payout.id}"]`)).toContainText(
      'Reason: The transfer did not arrive in full. Code WD-NOTINFULL',
    )
    await all.click()
  })

  await test.step('nothing arrived: a proof is needed; the operator settles it for good', async () => {
    const id = await withdraw(page, centre, '300')
    const payout = await pay(id)
    await soon(page)
    await question.getByRole('radio', { name: /^Not received/ }).check()
    await send.click()
    await expect(question.getByText(/upload proof that you did not receive it/i)).toBeVisible()
    await question.locator('input[type=file]').setInputFiles({
      name: 'statement.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    })
    await send.click()
    const answered = centre.locator(`[data-receipt="${payout.id}"]`)
    await expect(answered).toHaveAttribute('data-status', 'notReceived')
    await operate('receipts/force', { id: payout.id })
    await soon(page)
    await expect(answered.getByText(/cannot be reversed, and the deposit is not refunded/)).toBeVisible({
      timeout: 15_000,
    })
    await all.click()
  })

  await test.step('no answer in time counts as received', async () => {
    const id = await withdraw(page, centre, '200')
    const payout = await pay(id)
    await soon(page)
    await expect(question.getByRole('timer')).toBeVisible()
    // Half an hour without a call would end the session.
    await operate('clock/jump', { ms: 15 * 60_000 })
    await soon(page)
    await expect(question.getByRole('timer')).toContainText(/1[45]:\d\d/)
    await operate('clock/jump', { ms: 15 * 60_000 })
    await soon(page)
    const counted = centre.locator(`[data-receipt="${payout.id}"]`)
    await expect(counted).toHaveAttribute('data-status', 'automatic')
    await expect(counted).toContainText('You did not answer in time')
    await expect(centre.getByText('Everything has been paid and received.')).toHaveCount(0)
    expect(await stageOf(id)).toBe('received')
  })
})

test('a member sets a payment password, adds the first account and withdraws to it [S-334] [S-345]', async ({
  page,
}) => {
  await operate('kyc/ask', { merchant: 'crph', on: false })
  await arriveAs(page, 'jun')
  const centre = await openPage(page)
  await centre.getByRole('button', { name: 'Add an account' }).click()
  const setting = centre.getByRole('form', { name: 'Set payment password' })
  await setting.getByLabel(/^New payment password/).fill(paymentPassword)
  await setting.getByLabel(/^Confirm payment password/).fill(paymentPassword)
  await setting.getByRole('button', { name: 'Set payment password' }).click()
  const adding = centre.getByRole('form', { name: 'Add an account' })
  await adding.getByRole('combobox', { name: /Bank or wallet/ }).click()
  await page.getByRole('option', { name: 'GCash' }).press('Enter')
  await adding.getByLabel(/^Wallet number/).fill('0917 555 1234')
  const holder = adding.getByLabel(/^Name on the account/)
  if (await holder.isVisible()) await holder.fill('Jun Cruz')
  await adding.getByLabel(/^Payment password/).fill(paymentPassword)
  await adding.getByRole('button', { name: 'Add account' }).click()
  await expect(centre.getByText('*******1234')).toBeVisible()
  await centre.getByRole('button', { name: 'Go to withdrawal' }).click()
  await expect(centre.getByRole('radio', { name: /GCash/ })).toBeChecked()
  // With less than the least amount there is no range to choose from.
  await expect(centre.getByRole('textbox', { name: /^Amount/ })).toHaveAccessibleDescription('From ₱200.00')
})
