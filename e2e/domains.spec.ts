/** The addresses of the site: the signed list, and what the page says about one that is not on it. */
import { arrive } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

const call = '**/wps/ext/system/domains*'

test('the list of addresses is checked, an address can be looked up, and a page elsewhere is warned of [G-94]', async ({
  page,
}) => {
  await arrive(page, '/')
  const footer = page.getByRole('contentinfo')
  // Content below loads when scrolled near, so the page grows on the way down.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(footer).toBeVisible({ timeout: 1000 })
  }).toPass()
  await footer.getByRole('link', { name: 'Our addresses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our addresses' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'ph1.croupier.example' })).toBeVisible()
  // The journeys' own host is no address of the merchant.
  await expect(page.getByText(/^localhost:\d+ is not on the signed list$/)).toBeVisible()
  await expect(page.getByText('Fastest from here')).toHaveCount(0)
  const box = page.getByRole('textbox', { name: 'Address' })
  await box.fill('https://ph2.croupier.example/login')
  await expect(page.getByText('This address is ours.')).toBeVisible()
  await box.fill('ph2.croupier.example.evil.example')
  await expect(page.getByText('This address is not ours. Do not log in there.')).toBeVisible()
})

test('a list that was changed on its way is refused, and so is one without a signature [G-94]', async ({ page }) => {
  await page.route(call, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { value: { token: string } }
    const [head = '', , signature = ''] = body.value.token.split('.')
    const payload = Buffer.from(
      JSON.stringify({ domains: ['evil.example'], sub: 'crph', iat: 1_790_000_000, exp: 2_100_000_000 }),
    ).toString('base64url')
    body.value.token = [head, payload, signature].join('.')
    await route.fulfill({ response: answer, json: body })
  })
  await arrive(page, '/domains')
  await expect(page.getByText('This list is not the operator’s')).toBeVisible()
  await expect(page.getByText('evil.example')).toHaveCount(0)
  await page.unroute(call)
  await page.route(call, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { value: { token: string | null } }
    body.value.token = null
    await route.fulfill({ response: answer, json: body })
  })
  await page.reload()
  await expect(page.getByText('There is no signed list')).toBeVisible()
})
