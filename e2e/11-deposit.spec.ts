/** J-11: deposit by GCash, good path, with the amounts that are refused before it; and J-14's duplicate. */
import { arriveAs, fillSignIn, passFirstDeposit } from './arrival.ts'
import { account, lastDeposit, look, operate } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeAll(() => operate('deposits/delay', { merchant: 'crph', seconds: null }))
test.beforeAll(() => operate('deposits/delay', { merchant: 'crbd', seconds: null }))

const peso = (decimal: string) =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', currencyDisplay: 'narrowSymbol' }).format(
    decimal as `${number}`,
  )

test(
  'J-11 a deposit is ordered, paid, credited [S-061] [S-261] [S-340] [S-341] [S-343] [S-344]',
  { tag: '@live' },
  async ({ page }) => {
    await arriveAs(page, 'maria')
    const before = (await account('maria')).balance
    await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    const amount = centre.getByRole('textbox', { name: 'Amount' })
    const go = centre.getByRole('button', { name: 'Continue' })

    await test.step('the methods of the market show with their bands', async () => {
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
      await expect(centre.getByRole('timer')).toContainText(/(20:00|19:\d\d)/)
    })

    await test.step('telling about the transfer submits it', async () => {
      await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('0917 123 4567')
      await centre.getByRole('textbox', { name: 'Reference number' }).fill('1111 222 333444')
      await centre.getByRole('button', { name: 'I have paid' }).click()
      await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
      expect(await lastDeposit('maria')).toMatchObject({ status: 'submitted', reference: '1111222333444' })
    })

    await test.step('an equal one asks first, and cancelling orders nothing', async () => {
      await centre.getByRole('button', { name: 'Make another deposit' }).click()
      const ordered = ((await look('deposits')) as unknown[]).length
      await amount.fill('500')
      await go.click()
      const question = page.getByRole('alertdialog')
      await expect(question.getByText(/a deposit of ₱500\.00 by GCash/)).toBeVisible()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(amount).toHaveValue('500')
      expect((await look('deposits')) as unknown[]).toHaveLength(ordered)
    })

    await test.step('once credited the status, the toast and the balance say so', async () => {
      const { id } = await lastDeposit('maria')
      const entry = centre.locator(`[data-deposit="${id}"]`)
      await expect(entry).toHaveAttribute('data-status', 'submitted')
      await operate('deposits/credit', { id })
      await expect(entry).toHaveAttribute('data-status', 'credited', { timeout: 15_000 })
      await expect(entry.getByText('Credited').first()).toBeVisible()
      await expect(page.getByText('₱500.00 was credited to your balance.')).toBeVisible()
      const after = (await account('maria')).balance
      expect(Number(after) - Number(before)).toBeCloseTo(500)
      await expect(centre.getByText(peso(after), { exact: true })).toBeVisible()
    })
  },
)

test('J-14 bKash takes an id in small letters once, and refuses it the second time [S-340]', async ({ page }) => {
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
})

test('a member transfer pays in what another member withdraws, and nothing else [S-340]', async ({ page }) => {
  await operate('reset')
  await operate('deposits/delay', { merchant: 'crph', seconds: null })
  await arriveAs(page, 'jun')
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await passFirstDeposit(centre)
  await centre.getByRole('radio', { name: /Member transfer/ }).check()
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
  const amounts = centre.getByRole('radiogroup', { name: 'Choose an amount that a member withdraws' })
  await amounts.getByRole('radio', { name: /₱1,500\.00/ }).check()
  await centre.getByRole('button', { name: 'Continue' }).click()
  await expect(centre.getByText('Pay exactly ₱1,500.00')).toBeVisible()
  await expect(centre.getByRole('timer')).toBeVisible()

  await test.step('paid through the payment network, told with its reference, and credited', async () => {
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

test('an order left unpaid is reached again after a reload: same reference, the time really left, and the payment is told [S-343] [S-344]', async ({
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
  // The open page is part of the address: the reload comes back to it.
  await page.reload()
  await centre.getByRole('button', { name: 'Continue payment' }).first().click()
  await expect(centre.getByText('Pay exactly ₱700.00')).toBeVisible()
  if (orderReference) await expect(centre.getByText(orderReference).first()).toBeVisible()
  await expect(centre.getByRole('timer')).toContainText(/(15:00|14:\d\d)/)

  await test.step('a second equal order asks, and says that the first is unpaid', async () => {
    await centre.getByRole('button', { name: 'Back', exact: true }).click()
    await centre.getByRole('textbox', { name: 'Amount' }).fill('700')
    await centre.getByRole('button', { name: 'Continue', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('an order of ₱700.00 by GCash that waits for your payment')
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
  await operate('sessions/expire', { account: 'maria' })
  await centre.getByRole('button', { name: 'I have paid' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await fillSignIn(page, 'maria')
  await expect(centre.getByText('Pay exactly ₱700.00')).toBeVisible()
  await expect(centre.getByRole('textbox', { name: 'Reference number' })).toHaveValue('1111222333555')
  await centre.getByRole('button', { name: 'I have paid' }).click()
  await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
})
