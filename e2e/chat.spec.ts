/** The chat room. */
import { arrive, fillSignIn } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('a visitor reads the chat room, logs in to write, and is back in it [S-385] [S-202]', async ({ page }) => {
  await arrive(page, '/noticePage')
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('button', { name: 'Chat room', exact: true })
    .click()
  const room = page.getByRole('dialog', { name: 'Chat room' })
  await expect(room.getByRole('log')).toContainText('Maligayang pagdating')
  await expect(room.getByRole('textbox')).toHaveCount(0)
  await room.getByRole('button', { name: 'Log in to write' }).click()
  await fillSignIn(page, 'maria')
  await room.getByRole('textbox', { name: 'Your message' }).fill('Good evening')
  await page.keyboard.press('Enter')
  await expect(room.getByRole('log')).toContainText('Good evening')
})
