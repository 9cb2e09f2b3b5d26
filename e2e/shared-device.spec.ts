/** Two members on one device: a session expires, and the next person to log in is somebody else. */
import type { Page } from '@playwright/test'
import { arriveAs, expireWith, fillSignIn } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

/** Reads why the session ended, and logs in as somebody. */
async function logInAfterwards(page: Page, account: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  // Nobody asked to be remembered.
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'User name' })).toHaveValue('')
  await fillSignIn(page, account)
  await expect(page.getByRole('button', { name: `Account of ${account}`, includeHidden: true })).toBeVisible()
}

test('a favourite that the end of a session interrupted is not set for another member [S-201] [S-207]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await arriveAs(page, 'maria', '/rng')
  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /^Add .* to favourites/ })
    .first()
  const name = (await heart.getAttribute('aria-label')) ?? ''
  await expireWith(page, 'maria', '/MCSFE_addFavoriteGameV2')
  await heart.click()
  await logInAfterwards(page, 'jun')
  await page.reload()
  await expect(page.getByRole('article').getByRole('button', { name, exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

test('an application for a promotion outlasts its writer’s session, and another member finds an empty one [S-201] [S-366]', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/401/)
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  const modal = page.getByRole('dialog', { name: 'Apply: An evening at the tables' })
  const comment = modal.getByRole('textbox', { name: /^Comment/ })
  await arriveAs(page, 'maria', '/promoDetail?id=live-evening')
  await apply.click()
  await modal.getByRole('textbox', { name: /^WhatsApp/ }).fill('+639171234567')
  await comment.fill('Nine blackjacks in a row')
  await expireWith(page, 'maria', '/promotion/join')
  await modal.getByRole('button', { name: 'Apply', exact: true }).click()
  await logInAfterwards(page, 'jun')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await apply.click()
  await expect(comment).toHaveValue('')
  await expect(modal.getByRole('textbox', { name: /^WhatsApp/ })).not.toHaveValue('+639171234567')
  await comment.fill('Another hand')
  await modal.getByRole('textbox', { name: /^WhatsApp/ }).fill('+639179999999')
  await expireWith(page, 'jun', '/promotion/join')
  await modal.getByRole('button', { name: 'Apply', exact: true }).click()
  await logInAfterwards(page, 'maria')
  await apply.click()
  await expect(comment).toHaveValue('Nine blackjacks in a row')
})
