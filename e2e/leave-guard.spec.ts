/** A half-filled form is not lost by mistake: the member centre asks first. */
import type { Locator, Page } from '@playwright/test'
import { arriveAs } from './arrival.ts'
import { addFault, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

/** Opens the withdrawal above the game list. */
async function openForm(page: Page): Promise<{ readonly centre: Locator; readonly amount: Locator }> {
  await arriveAs(page, 'maria', '/rng')
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Withdraw', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const amount = centre.getByRole('form', { name: 'Withdraw', exact: true }).getByRole('textbox', { name: /^Amount/ })
  await expect(amount).toBeVisible()
  return { centre, amount }
}

test('a press on the background and going back ask before a half-filled form is lost [R-20] [S-048]', async ({
  page,
}) => {
  const { centre, amount } = await openForm(page)
  await amount.fill('500')
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })

  await page.mouse.click(5, 5)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(amount).toHaveValue('500')

  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(amount).toHaveValue('500')
  await expect(page).toHaveURL(/\/rng.*centre=withdraw/)

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(centre).toBeHidden()
  await expect(page).not.toHaveURL(/centre=/)
})

test('with nothing typed, or everything deleted again, the background closes the centre without a question [R-20]', async ({
  page,
}) => {
  const { centre, amount } = await openForm(page)
  await amount.fill('500')
  await amount.fill('')
  await page.mouse.click(5, 5)
  await expect(centre).toBeHidden()
  await expect(page).not.toHaveURL(/centre=/)
})

test('leaving while a withdrawal is being sent says that it goes on, and where it will be found [R-20]', async ({
  page,
}) => {
  await operate('withdrawals/delay', { merchant: 'crph', seconds: null })
  const { centre, amount } = await openForm(page)
  await centre.getByRole('radio', { name: /GCash/ }).check()
  await amount.fill('500')
  await centre.getByRole('button', { name: 'Continue' }).click()
  const check = centre.getByRole('form', { name: 'Check your withdrawal' })
  await check.getByLabel(/^Payment password/).fill('135790')
  // Before it is sent, the list is read for an equal one: it goes on from there, too.
  await addFault({ endpoint: 'withdrawal.list', kind: 'late', ms: 5_000, times: 1 })
  const sent = page.waitForRequest('**/wps/v2/transaction/withdraw*')
  await check.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(check.locator('[aria-busy="true"]')).toBeVisible()
  await page.mouse.click(5, 5)
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await expect(question).toContainText('It is already being sent, and leaving this page does not stop it.')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(centre).toBeHidden()
  await sent
})

test('inside the member centre Back asks before a half-written dispute or message is lost, and keeps the way back [R-20] [S-048] [S-384]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/noticePage')
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Betting record' }).click()
  await centre
    .getByRole('button', { name: /^Details of bet / })
    .first()
    .click()
  await centre.getByRole('button', { name: 'Report a problem' }).click()
  const said = centre.getByRole('textbox', { name: 'What is wrong?' })
  await said.fill('The reels stopped.')
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(said).toHaveValue('The reels stopped.')
  await expect(page).toHaveURL(/centre\.bet=/)

  await centre.getByRole('button', { name: 'Send to customer service' }).click()
  await centre.getByRole('button', { name: 'See the conversation' }).click()
  const message = centre.getByRole('textbox', { name: 'Your message' })
  await message.fill('One thing more')
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(message).toHaveValue('One thing more')
  await expect(page).toHaveURL(/centre=messageV2/)
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(centre.getByRole('button', { name: 'Report a problem' })).toBeVisible()
  await expect(page).toHaveURL(/centre\.bet=/)
})

test('in the agent centre Back and Escape ask before half-written rates of a downline are lost [R-20] [S-392]', async ({
  page,
}) => {
  await arriveAs(page, 'ace', '/noticePage')
  await page.getByRole('button', { name: 'Agent centre' }).first().click()
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const menu = centre.getByRole('navigation', { name: 'Agent centre menu' })
  await menu.getByRole('button', { name: 'Team management' }).click()
  await centre.getByRole('button', { name: 'Details of dina' }).click()
  const drawer = page.getByRole('dialog', { name: 'dina' })
  await drawer.getByRole('button', { name: 'Change rebate rates' }).click()
  const slots = drawer.getByRole('textbox', { name: /^Slots/ })
  await slots.fill('0.75')
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })

  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(slots).toHaveValue('0.75')
  await expect(page).toHaveURL(/agent=teamManagement.*agent\.open=/)

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(drawer).toBeHidden()
  await expect(centre).toBeHidden()
  await expect(page).not.toHaveURL(/agent=/)
})

test('on the pages of safer play, feedback and affiliates a link and Back ask before what was typed is lost [R-20] [G-08] [S-228]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/noticePage')
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  const menu = page.getByRole('navigation', { name: 'Side menu' })
  const pages = [
    { link: 'Safer play', address: '/safety', field: page.getByRole('main').getByRole('textbox').first() },
    { link: 'Help centre', address: '/help', field: page.getByRole('textbox', { name: /^Your message/ }) },
    { link: 'Become an affiliate', address: '/join', field: page.getByRole('main').getByRole('textbox').first() },
  ]
  for (const { link, address, field } of pages) {
    await menu.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(address)
    await field.fill('500')
    await menu.getByRole('link', { name: 'Announcements' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await page.goBack()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL(address)
    await expect(field).toHaveValue('500')
    await page.goBack()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/noticePage')
  }
})
