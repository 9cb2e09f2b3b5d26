/** J-11: deposit by GCash, good path, with the amounts that are refused before it; and J-14, deposits in Bangladesh. */
import { arriveAs, expireWith, fillSignIn, passFirstDeposit, soon } from './arrival.ts'
import { account, lastDeposit, look, operate } from './panel.ts'
import { callAs } from './play.ts'
import { expect, test } from './test.ts'

test.beforeAll(() => operate('deposits/delay', { merchant: 'crph', seconds: null }))
test.beforeAll(() => operate('deposits/delay', { merchant: 'crbd', seconds: null }))

const peso = (decimal: string) =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', currencyDisplay: 'narrowSymbol' }).format(
    decimal as `${number}`,
  )

test(
  'J-11 a deposit is ordered, paid, credited, recorded and reported in a message [S-061] [S-261] [S-340] [S-341] [S-342] [S-343] [S-344] [S-355]',
  { tag: '@live' },
  async ({ page }) => {
    await page.clock.install()
    await arriveAs(page, 'maria')
    const before = (await account('maria')).balance
    const limit = { kind: 'deposit', period: 'day', amount: '20000' }
    expect((await callAs(page, '/wps/ext/safety/limits', limit)).status).toBe(200)
    await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    const amount = centre.getByRole('textbox', { name: 'Amount' })
    const go = centre.getByRole('button', { name: 'Continue' })

    await test.step('the own limit, no promotion, and the methods of the market with their bands show', async () => {
      await expect(centre.getByText('Daily limit: ₱20,000.00 of ₱20,000.00 left')).toBeVisible()
      const groups = centre.getByRole('radiogroup')
      await expect(groups.nth(0)).toHaveAccessibleName('Promotion')
      await expect(groups.nth(1)).toHaveAccessibleName('Choose a method')
      await expect(centre.getByRole('radio', { name: 'No promotion' })).toBeChecked()
      const methods = centre.getByRole('radiogroup', { name: 'Choose a method' }).getByRole('radio')
      await expect(methods).toHaveCount(6)
      await expect(centre.getByRole('radio', { name: /GCash.*From ₱100\.00 to ₱50,000\.00/s })).toBeChecked()
    })

    await test.step('an amount out of the band, or with three decimals, is refused with the band', async () => {
      for (const [typed, said] of [
        ['99.99', 'Please enter an amount from ₱100.00 to ₱50,000.00.'],
        ['50000.01', 'Please enter an amount from ₱100.00 to ₱50,000.00.'],
        ['500.125', 'Please enter an amount from ₱100.00 to ₱50,000.00 with at most 2 decimals.'],
      ] as const) {
        await amount.fill(typed)
        await go.click()
        await expect(centre.getByText(said, { exact: true })).toBeVisible()
        await expect(amount).toHaveValue(typed)
      }
    })

    await test.step('the order shows receiver, reference to copy and the time left', async () => {
      await amount.fill('500')
      await go.click()
      await expect(centre.getByText('Pay exactly ₱500.00')).toBeVisible()
      await expect(centre.getByText(/^Sandbox Cashier/)).toBeVisible()
      await expect(centre.getByRole('button', { name: 'Copy Order reference' })).toBeVisible()
      await expect(centre.getByRole('region', { name: 'Pay to' }).getByRole('timer')).toContainText(/(20:00|19:\d\d)/)
    })

    await test.step('telling about the transfer submits it', async () => {
      await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('0917 123 4567')
      await centre.getByRole('textbox', { name: 'Reference number' }).fill('1111 222 333444')
      await centre.getByRole('button', { name: 'I have paid' }).click()
      await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
      // The result takes the focus from the button that is gone.
      await expect(centre.locator(':focus')).toContainText('Your deposit was submitted.')
      expect(await lastDeposit('maria')).toMatchObject({ status: 'submitted', reference: '1111222333444' })
    })

    await test.step('an equal one asks first, and cancelling orders nothing', async () => {
      await centre.getByRole('button', { name: 'Make another deposit' }).click()
      const ordered = ((await look('deposits')) as unknown[]).length
      await amount.fill('500')
      await go.click()
      const question = page.getByRole('alertdialog')
      await expect(question.getByText(/a deposit of ₱500\.00 by GCash/)).toBeVisible()
      // The answer names what it does.
      await expect(question.getByRole('button', { name: 'Make another deposit' })).toBeVisible()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(amount).toHaveValue('500')
      expect((await look('deposits')) as unknown[]).toHaveLength(ordered)
    })

    await test.step('once credited the status, the toast and the balance say so', async () => {
      const { id } = await lastDeposit('maria')
      const entry = centre.locator(`[data-deposit="${id}"]`)
      await expect(entry).toHaveAttribute('data-status', 'submitted')
      await operate('deposits/credit', { id })
      await soon(page)
      await expect(entry).toHaveAttribute('data-status', 'credited')
      await expect(entry.getByText('Credited').first()).toBeVisible()
      await expect(page.getByText('₱500.00 was credited to your balance.')).toBeVisible()
      const after = (await account('maria')).balance
      expect(Number(after) - Number(before)).toBeCloseTo(500)
      await expect(centre.getByText(peso(after), { exact: true })).toBeVisible()
    })

    await test.step('the account record has it, and a message tells of it', async () => {
      const menu = centre.getByRole('navigation', { name: 'Member centre menu' })
      await menu.getByRole('button', { name: 'Account record' }).click()
      const table = centre.getByRole('table', { name: 'Transactions of the chosen period' })
      await expect(table.getByRole('row').nth(1)).toContainText(/Deposit.*₱500\.00/)
      await menu.getByRole('button', { name: /^Messages/ }).click()
      // The deposit also completes a mission, whose message comes later.
      const messages = centre.getByRole('list', { name: 'Messages' }).getByRole('listitem')
      await expect(messages.filter({ hasText: 'Deposit arrived' }).first()).toBeVisible()
    })
  },
)

test('J-14 bKash takes an id in small letters once; Rocket takes twelve digits; amounts have Bengali digits in lakhs until Latin ones are chosen [S-261] [S-340]', async ({
  page,
}) => {
  await operate('reset')
  await operate('deposits/delay', { merchant: 'crbd', seconds: null })
  await arriveAs(page, 'rana', '/', { market: 'BDT' })
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const id = centre.getByRole('textbox', { name: 'Transaction ID' })
  const order = async (amount: string) => {
    await centre.getByRole('radio', { name: /bKash/ }).check()
    await centre.getByRole('textbox', { name: 'Amount' }).fill(amount)
    await centre.getByRole('button', { name: 'Continue' }).click()
    await expect(centre.getByText('Cash out', { exact: true })).toBeVisible()
    await expect(centre.getByRole('button', { name: 'Copy Receiver number' })).toBeVisible()
    await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('01712345678')
    await id.fill('8n7a6b5c4d')
    await centre.getByRole('button', { name: 'I have paid' }).click()
  }
  await order('500')
  await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
  await centre.getByRole('button', { name: 'Make another deposit' }).click()
  expect(await lastDeposit('rana')).toMatchObject({ reference: '8N7A6B5C4D' })
  await order('600')
  await expect(id).toHaveAttribute('aria-invalid', 'true')
  await expect(id).toHaveValue('8N7A6B5C4D')

  await test.step('Rocket takes an account of twelve digits', async () => {
    await centre.getByRole('button', { name: 'Back', exact: true }).click()
    await centre.getByRole('radio', { name: /Rocket/ }).check()
    await centre.getByRole('textbox', { name: 'Amount' }).fill('300')
    await centre.getByRole('button', { name: 'Continue', exact: true }).click()
    await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('017123456789')
    await centre.getByRole('textbox', { name: 'Reference number' }).fill('1234567890')
    await centre.getByRole('button', { name: 'I have paid' }).click()
    await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
    await centre.getByRole('button', { name: 'Close member centre' }).click()
  })

  await test.step('in Bengali amounts have its digits and group lakhs; Latin digits are a choice that holds everywhere', async () => {
    const limit = { kind: 'deposit', period: 'month', amount: '150000' }
    expect((await callAs(page, '/wps/ext/safety/limits', limit, 'crbd')).status).toBe(200)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'বাংলা' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await page.goto('/?centre=depositv2')
    const shown = page.getByRole('dialog').first()
    await expect(shown.getByText(/১,৫০,০০০\.০০/)).toBeVisible()
    await expect(shown.locator('[data-deposit]').first()).toContainText('৩০০.০০')
    await page.goto('/')
    const latin = page.getByRole('menuitemradio', { name: /123/ })
    await expect(async () => {
      // An open menu sometimes closes while the page still loads; the cause is unknown.
      if (!(await latin.isVisible())) await page.getByRole('banner').getByRole('button', { name: /বাংলা/ }).click()
      await latin.click({ timeout: 2_000 })
    }).toPass()
    await page.goto('/?centre=depositv2')
    await expect(shown.getByText(/1,50,000\.00/)).toBeVisible()
    await expect(shown.locator('[data-deposit]').first()).toContainText('300.00')
    expect(await shown.innerText()).not.toMatch(/[০-৯]৳/)
  })
})

test('a code to scan comes with the promotion chosen before it; a bank transfer only from an account in the member’s own name [S-340] [S-342]', async ({
  page,
}) => {
  await operate('reset')
  await operate('deposits/delay', { merchant: 'crph', seconds: null })
  await arriveAs(page, 'maria', '/?centre=depositv2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const go = centre.getByRole('button', { name: 'Continue', exact: true })

  await test.step('by QR: code, report, credit, and the bonus of the promotion', async () => {
    await centre.getByRole('radio', { name: /20% extra every week/ }).check()
    await centre.getByRole('radio', { name: /^QR Ph/ }).check()
    await centre.getByRole('textbox', { name: 'Amount' }).fill('500')
    await go.click()
    await expect(centre.getByRole('img', { name: /QR code/ })).toBeVisible()
    await centre.getByRole('textbox', { name: 'Transaction ID' }).fill('QR20261101')
    await centre.getByRole('button', { name: 'I have paid' }).click()
    await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
    const { id } = await lastDeposit('maria')
    await operate('deposits/credit', { id })
    await expect(centre.locator(`[data-deposit="${id}"]`)).toHaveAttribute('data-status', 'credited')
    // What the page said before is no longer true.
    await expect(centre.getByText('₱500.00 was credited to your balance.')).toBeVisible()
    await expect(centre.getByText('Your deposit was submitted.')).toHaveCount(0)
    await centre
      .getByRole('navigation', { name: 'Member centre menu' })
      .getByRole('button', { name: /^Reward centre/ })
      .click()
    await expect(centre.getByRole('button', { name: 'Claim 20% extra every week' })).toBeVisible()
  })

  await test.step('by bank: another person’s name is refused at its field; one’s own is filled in once', async () => {
    await page.goto('/?centre=depositv2')
    await centre.getByRole('radio', { name: /^InstaPay/ }).check()
    await centre.getByRole('textbox', { name: 'Amount' }).fill('400')
    const name = centre.getByRole('textbox', { name: 'Name on your bank account' })
    await name.fill('Somebody Else')
    await go.click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Maria Santos')
    await go.click()
    await expect(centre.getByText('Pay exactly ₱400.00')).toBeVisible()
    await expect(centre.getByText('Maria Santos', { exact: true })).toBeVisible()
    await expect(centre.getByRole('textbox', { name: 'Sender name' })).toHaveCount(0)
    await centre.getByRole('textbox', { name: 'Your account number' }).fill('001234567890')
    await centre.getByRole('textbox', { name: 'Transaction ID' }).fill('IP20261101')
    await centre.getByRole('button', { name: 'I have paid' }).click()
    await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
  })
})

test('a member transfer pays exactly what another member withdraws [S-340]', async ({ page }) => {
  await operate('reset')
  await operate('deposits/delay', { merchant: 'crph', seconds: null })
  await arriveAs(page, 'jun')
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await passFirstDeposit(centre)
  await expect(centre.getByRole('region', { name: 'New deposit' })).toBeFocused()
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toBeInViewport()
  await centre.getByRole('radio', { name: /Member transfer/ }).check()
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
  const amounts = centre.getByRole('radiogroup', { name: 'Choose an amount that another member is withdrawing' })
  await amounts.getByRole('radio', { name: /₱1,500\.00/ }).check()
  await centre.getByRole('button', { name: 'Continue' }).click()
  await expect(centre.getByText('Pay exactly ₱1,500.00')).toBeVisible()
  await expect(centre.getByRole('region', { name: 'Pay to' }).getByRole('timer')).toBeVisible()

  await test.step('paid through the payment network, confirmed with its reference, and credited', async () => {
    const before = Number((await account('jun')).balance)
    const [order] = (await look('deposits')) as readonly Record<
      'receiverNumber' | 'amount' | 'orderReference',
      string
    >[]
    const { receiverNumber: receiver, amount, orderReference: remark } = order ?? {}
    const { reference } = (await operate('network/pay', { merchant: 'crph', receiver, amount, remark })) as {
      reference: string
    }
    await centre.getByRole('textbox', { name: 'Transaction ID' }).fill(reference)
    const buffer = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await centre.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer })
    await centre.getByRole('button', { name: 'I have paid' }).click()
    await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
    const { id } = await lastDeposit('jun')
    expect(Number((await account('jun')).balance)).toBe(before)
    await operate('deposits/credit', { id })
    expect(Number((await account('jun')).balance)).toBe(before + 1500)
  })
})

test('an unpaid order is open again after a reload, with its reference and the time left, and the payment is confirmed [S-343] [S-344]', async ({
  page,
}) => {
  await operate('reset')
  await arriveAs(page, 'maria')
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('textbox', { name: 'Amount' }).fill('700')
  await centre.getByRole('button', { name: 'Continue' }).click()
  await expect(centre.getByText('Pay exactly ₱700.00')).toBeVisible()
  const { orderReference } = ((await look('deposits')) as readonly { orderReference?: string; id: string }[])[0] ?? {}

  await operate('clock/jump', { ms: 5 * 60_000 })
  // The open page is part of the address, so the reload returns to it.
  await page.reload()
  await centre.getByRole('button', { name: 'Continue payment' }).first().click()
  await expect(centre.getByText('Pay exactly ₱700.00')).toBeVisible()
  if (orderReference) await expect(centre.getByText(orderReference).first()).toBeVisible()
  await expect(centre.getByRole('region', { name: 'Pay to' }).getByRole('timer')).toContainText(/(15:00|14:\d\d)/)

  await test.step('a second equal order asks, and says that the first is unpaid', async () => {
    await centre.getByRole('button', { name: 'Back', exact: true }).click()
    await centre.getByRole('textbox', { name: 'Amount' }).fill('700')
    await centre.getByRole('button', { name: 'Continue', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('an order for ₱700.00 by GCash that is waiting for your payment')
    await question.getByRole('button', { name: 'Cancel' }).click()
  })

  await centre.getByRole('button', { name: 'Continue payment' }).first().click()
  await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('0917 123 4567')
  await centre.getByRole('textbox', { name: 'Reference number' }).fill('9999 222 333444')
  await centre.getByRole('button', { name: 'I have paid' }).click()
  const { id } = await lastDeposit('maria')
  const paid = centre.locator(`[data-deposit="${id}"]`)
  await expect(paid).toBeInViewport()
  await expect(paid).toHaveAttribute('data-status', 'submitted')
  await expect(paid.getByText('Being checked')).toBeVisible()
})

test('an order that was not paid can be cancelled [S-343]', async ({ page }) => {
  await operate('reset')
  await arriveAs(page, 'maria')
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('textbox', { name: 'Amount' }).fill('700')
  await centre.getByRole('button', { name: 'Continue' }).click()
  await centre.getByRole('button', { name: 'Back', exact: true }).click()
  await centre.getByRole('button', { name: 'Cancel order' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  const { id } = await lastDeposit('maria')
  await expect(centre.locator(`[data-deposit="${id}"]`)).toHaveAttribute('data-status', 'rejected')
})

test('a session that ends in the pay step brings the member back to the order with what was typed [S-201] [S-344]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await operate('reset')
  await arriveAs(page, 'maria')
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('textbox', { name: 'Amount' }).fill('700')
  await centre.getByRole('button', { name: 'Continue' }).click()
  await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('0917 123 4567')
  await centre.getByRole('textbox', { name: 'Reference number' }).fill('1111222333555')
  await expireWith(page, 'maria', '/wallet/deposit/submit')
  await centre.getByRole('button', { name: 'I have paid' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await fillSignIn(page, 'maria')
  await expect(centre.getByText('Pay exactly ₱700.00')).toBeVisible()
  await expect(centre.getByRole('textbox', { name: 'Reference number' })).toHaveValue('1111222333555')
  await centre.getByRole('button', { name: 'I have paid' }).click()
  await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
})
