/**
 * The page's own Content Security Policy with everything that writes styles: none of it is blocked, everything else is.
 */
import type { Page } from '@playwright/test'
import { arrive, arriveAs, toTheFoot } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

/** Collects what the browser blocks, from before the first style on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const blocked: string[] = []
    Object.assign(window, { blocked })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      blocked.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked)
}

test('the whole site draws itself under a policy without inline styles, and an injected one is blocked [Q-08]', async ({
  page,
}) => {
  const blocked = await watchPolicy(page)
  await arrive(page)
  await toTheFoot(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  expect(await blocked()).toEqual([])
  // The styles were applied: the login button has the brand's colour and not the default grey.
  const login = page.getByRole('banner').getByRole('button', { name: 'Sign up' })
  await expect(login).not.toHaveCSS('background-color', 'rgb(239, 239, 239)')

  await arriveAs(page, 'maria', '/rng')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.keyboard.press('Escape')
  await toTheFoot(page)
  expect(await blocked()).toEqual([])
  await page.goto('/?centre=personalHistoryCopy')
  const period = page.getByRole('dialog', { name: 'Member centre' }).getByRole('group', { name: 'Period' })
  await period.getByRole('button', { name: /: From$/ }).click()
  await expect(page.getByRole('dialog', { name: /From/ }).getByRole('grid').first()).toBeVisible()
  expect(await blocked()).toEqual([])
})

test.describe('an injected style', () => {
  test.use({ expectedErrors: [/Content Security Policy|Refused to apply/] })
  test('is blocked: as an element without the nonce, and as an attribute [Q-08]', async ({ page }) => {
    const blocked = await watchPolicy(page)
    await arrive(page)
    await page.evaluate(() => {
      document.head.insertAdjacentHTML('beforeend', '<style>body { display: none !important }</style>')
      document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed; inset: 0">Overlay</p>')
    })
    await expect(page.getByRole('banner')).toBeVisible()
    expect((await blocked()).map((line) => line.split(' ')[0])).toEqual(['style-src-elem', 'style-src-attr'])
  })
})
