/** The life of a promotion: seen, applied for, approved by the operator, claimed, and a bonus with its terms. */
import { arrive, arriveAs, fillSignIn } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(reset)

const picture = {
  name: 'table.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a promotion is found by its type, applied for, approved, claimed, and shows as a bonus [S-031] [S-362] [S-364] [S-366] [S-367] [S-368] [S-369]', async ({
  page,
}) => {
  await arriveAs(page, 'maria')
  await page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name: 'Promotions' }).click()
  await expect(page).toHaveURL('/promotions')
  await page.getByRole('navigation', { name: 'Promotion types' }).getByRole('link', { name: 'Live casino' }).click()
  await expect(page).toHaveURL('/promotions?type=live')
  await page.getByRole('link', { name: 'An evening at the tables' }).click()
  await expect(page).toHaveURL('/promoDetail?id=live-evening')
  await expect(page.getByText('₱300.00 (3 times the bonus)')).toBeVisible()

  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Apply: An evening at the tables' })
  const whatsApp = modal.getByRole('textbox', { name: /^WhatsApp/ })
  await whatsApp.fill('0917xx1')
  await whatsApp.press('Tab')
  await expect(whatsApp).toHaveAccessibleDescription(/valid mobile number/)
  await whatsApp.fill('+639171234567')
  const comment = modal.getByRole('textbox', { name: /^Comment/ })
  await comment.fill('x'.repeat(141))
  const files = modal.locator('input[type=file]')
  await files.setInputFiles({ name: 'table.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(modal.getByText(/PNG or JPG/i).first()).toBeVisible()
  await files.setInputFiles([picture])
  await modal.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(comment).toHaveAttribute('aria-invalid', 'true')
  await expect(modal.getByText('141 of 140')).toBeVisible()

  // Closed by mistake: everything that was entered is still there.
  await comment.fill('Nine blackjacks in a row')
  await modal.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(comment).toHaveValue('Nine blackjacks in a row')
  await modal.getByRole('button', { name: 'Apply', exact: true }).dblclick()
  await expect(modal).toHaveCount(0)
  await expect(page.getByText('Your application was sent.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Stages of your application' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0)

  // The open page shows the operator's decision without a reload.
  await operate('applications/decide', { id: '1', approve: true })
  await page.getByRole('button', { name: 'Claim An evening at the tables' }).click()
  await expect(page.getByText('You received ₱100.00.')).toBeVisible()
  await page.getByRole('button', { name: 'See it in bonus details' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByText('An evening at the tables')).toBeVisible()
  await expect(centre.getByRole('meter', { name: 'Staked toward the wagering requirement' })).toHaveAttribute(
    'aria-valuetext',
    '₱0.00 of ₱300.00',
  )
})

test('a visitor applies only by keyboard: login first, then the application [S-202] [S-207] [S-366]', async ({
  page,
}) => {
  await arrive(page, '/promoDetail?id=live-evening')
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  await apply.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('form')).toBeVisible()
  await fillSignIn(page, 'jun')
  const modal = page.getByRole('dialog', { name: 'Apply: An evening at the tables' })
  const field = (name: RegExp) => modal.getByRole('textbox', { name })
  await expect(field(/^WhatsApp/)).toBeVisible()
  for (const [name, words] of [
    [/^WhatsApp/, '+639171234567'],
    [/^Comment/, 'By the keys'],
  ] as const) {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(field(name)).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.type(words)
  }
  const send = modal.getByRole('button', { name: 'Apply', exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(send).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your application was sent.')).toBeVisible()
  await expect(page.getByText('Being checked').first()).toBeVisible()
})

test('promotions have fifteen types and six badges; one that was joined cannot be joined again [S-362] [S-363] [S-365] [S-369]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/promotions')
  const list = page.getByRole('list', { name: 'Promotions' })
  for (const badge of ['Newbie', 'Limited', 'Special offer', 'Daily', 'High rebate', 'VIP'])
    await expect(list.getByText(badge, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Promotion types' }).getByRole('link')).toHaveText([
    'All',
    'Sports',
    'Live casino',
    'Slots',
    'Card games',
    'Fishing',
    'Lotto',
    'Rebate',
    'Points mall',
    'Ranking',
    'Deposit',
    'App download',
    'New players',
    'Gaming',
    'Others',
  ])
  await page.goto('/promoDetail?id=week-deposit')
  await expect(
    page
      .getByRole('main')
      .getByText(/–|Until|From/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  const chosen = page.getByText('Chosen for your next deposit of ₱300.00 or more.')
  await expect(chosen).toBeVisible()
  await page.reload()
  await expect(chosen).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0)
})

test('a picture that is too large, a fourth one and another kind are each refused with their own text [S-368]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/promoDetail?id=live-evening')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Apply: An evening at the tables' })
  const files = modal.locator('input[type=file]')
  const list = modal.getByRole('list')
  const large = {
    ...picture,
    name: 'large.png',
    buffer: Buffer.concat([picture.buffer, Buffer.alloc(5 * 1024 * 1024)]),
  }
  await files.setInputFiles([large])
  await expect(list.getByText('Each picture can be at most 5 MB.')).toBeVisible()
  await modal.getByRole('button', { name: 'Remove large.png' }).click()
  await files.setInputFiles([{ name: 'table.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF0000WEBP') }])
  await expect(list.getByText('Only PNG and JPG pictures are accepted.')).toBeVisible()
  await modal.getByRole('button', { name: 'Remove table.webp' }).click()
  const bytes = (at: number) => Buffer.concat([picture.buffer, Buffer.from([at])])
  await files.setInputFiles([1, 2, 3, 4].map((at) => ({ ...picture, name: `table-${at}.png`, buffer: bytes(at) })))
  await expect(modal.getByText('At most 3 pictures.', { exact: true })).toBeVisible()
  await expect(list.getByText('table-3.png')).toBeVisible()
})
