/** The static demo: the built site and the sandbox on a host that only has files, below a path. */
import { spawnSync } from 'node:child_process'
import type { Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { serveFolder } from '../scripts/demo/staticServer.ts'
import { passFirstDeposit, remember } from './arrival.ts'
import { spin, startSlot } from './play.ts'
import { journeyPorts } from './servers.ts'
import { expect, test } from './test.ts'

const port = journeyPorts.site + 8
const site = `http://localhost:${port}/croupier`
const folder = mkdtempSync(path.join(tmpdir(), 'croupier-demo-'))
let host: Server

test.use({
  serviceWorkers: 'allow',
  // The host answers an unknown address with its fallback page, as static hosts do. And requests still pending while
  // the account changes, or while the platform restarts, are refused.
  expectedErrors: [/404 \(Not Found\) \(http:\/\/localhost:\d+\/croupier\/register\)|401 .*\/wps\//],
})

test.beforeAll(async () => {
  const built = spawnSync(process.execPath, ['--conditions=croupier-source', 'scripts/demo/build.ts', folder], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  })
  expect(built.status).toBe(0)
  host = await serveFolder(folder, port, '/croupier/')
})
test.afterAll(() => {
  host.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Performs an action as the operator of the demo's own sandbox. */
const operate = (page: Page, action: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => (await fetch(to as string, { method: 'POST', body: JSON.stringify(sent) })).json(),
    [`${site}/demo/platform/__sandbox/api/${action}`, body] as const,
  )
const depositId = async (page: Page): Promise<string> =>
  page.evaluate(async (from) => {
    const deposits = (await (await fetch(from)).json()) as readonly { readonly id: string; readonly account: string }[]
    return deposits.find(({ account }) => account === 'demoplayer')?.id ?? ''
  }, `${site}/demo/platform/__sandbox/api/deposits`)

test('on a static host a newcomer registers, deposits and plays; all of it survives a reload until they start again', async ({
  page,
}) => {
  test.slow()
  await remember(page)
  const bar = page.getByRole('group', { name: 'Top bar' })

  await test.step('a first visit by a deep link', async () => {
    await page.goto(`${site}/register`)
    const form = page.getByRole('dialog', { name: 'Create your account' })
    await form.getByRole('textbox', { name: 'User name' }).fill('demoplayer')
    await form.locator('input[autocomplete="new-password"]').nth(0).fill('Lagoon27x')
    await form.locator('input[autocomplete="new-password"]').nth(1).fill('Lagoon27x')
    await form.getByLabel('Birthday').fill('1990-01-01')
    await form.getByRole('checkbox', { name: /do not belong/ }).check()
    await form.getByRole('button', { name: 'Sign up now' }).click()
    await expect(bar.getByText('₱0.00')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Demo' })).toContainText('This is a demo with play money.')
  })

  await test.step('a deposit', async () => {
    await bar.getByRole('button', { name: 'Deposit', exact: true }).click()
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    await passFirstDeposit(centre)
    await centre.getByRole('textbox', { name: 'Amount' }).fill('500')
    await centre.getByRole('button', { name: 'Continue' }).click()
    await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('0917 123 4567')
    await centre.getByRole('textbox', { name: 'Reference number' }).fill('1111 222 333444')
    await centre.getByRole('button', { name: 'I have paid' }).click()
    await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
    await operate(page, 'deposits/credit', { id: await depositId(page) })
  })

  await test.step('a round of a demo game', async () => {
    await page.goto(`${site}/rng`)
    await expect(bar.getByText('₱500.00')).toBeVisible()
    await spin(await startSlot(page))
  })

  const balance = page
    .getByRole('banner')
    .getByText(/^₱[\d,.]+$/)
    .and(page.locator('bdi:not([role])'))
  await test.step('the balance is there after a reload', async () => {
    const played = await balance.textContent()
    await page.goto(`${site}/`)
    await expect(balance).toHaveText(played ?? '')
    expect(played).not.toBe('₱0.00')
  })

  await test.step('a demo account is a press away, and starting again forgets the newcomer', async () => {
    const strip = page.getByRole('complementary', { name: 'Demo' })
    await strip.getByRole('button', { name: 'Demo accounts' }).click()
    await page.getByRole('button', { name: 'Log in as ace', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Account of Ace/ })).toBeVisible()
    await strip.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click()
    // The browser generates a year of history again.
    await expect(bar.getByRole('button', { name: 'Log in' })).toBeVisible({ timeout: 60_000 })
    expect(await depositId(page)).toBe('')
  })
})

/** Logs in as one of the demo's accounts, by its strip. */
async function logInAs(page: Page, name: string): Promise<void> {
  await page.goto(`${site}/`)
  await page.getByRole('complementary', { name: 'Demo' }).getByRole('button', { name: 'Demo accounts' }).click()
  await page.getByRole('button', { name: `Log in as ${name}`, exact: true }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^Account of ${name}`, 'i') })).toBeVisible()
}

test('on a static host a member withdraws and confirms the receipt, and an agent walks the team', async ({ page }) => {
  await remember(page)

  await test.step('a withdrawal, paid by the operator of the demo', async () => {
    await logInAs(page, 'maria')
    await operate(page, 'withdrawals/delay', { merchant: 'crph', seconds: null })
    const bar = page.getByRole('group', { name: 'Top bar' })
    await bar.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    const form = centre.getByRole('form', { name: 'Withdraw', exact: true })
    await form.getByRole('radio', { name: /GCash/ }).check()
    await form.getByRole('textbox', { name: /^Amount/ }).fill('500')
    await form.getByRole('button', { name: 'Continue' }).click()
    const check = centre.getByRole('form', { name: 'Check your withdrawal' })
    await check.getByLabel(/^Payment password/).fill('135790')
    await check.getByRole('button', { name: 'Withdraw now' }).click()
    await expect(centre.getByRole('list', { name: 'Stages of this withdrawal' })).toBeVisible()
    const id = new URL(page.url()).searchParams.get('centre.withdrawal')
    await operate(page, 'withdrawals/approve', { id })
    await operate(page, 'withdrawals/pay', { id })
    await page.reload()
    const question = centre.getByRole('form', { name: 'Confirm receipt' })
    await question.getByRole('radio', { name: /^Received(?! in part)/ }).check()
    await question.getByRole('button', { name: 'Send answer' }).click()
    await expect(centre.getByText('Everything has been paid and received.')).toBeVisible()
  })

  await test.step('a branch of the team', async () => {
    await page.goto(`${site}/`)
    await page.getByRole('button', { name: /^Account of Maria/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await logInAs(page, 'ace')
    await page.goto(`${site}/?agent=agentTeamOverview`)
    const centre = page.getByRole('dialog', { name: 'Agent centre' })
    await expect(centre.getByRole('heading', { name: 'Team overview' })).toBeVisible()
    await expect(centre.getByText(/^before: /).first()).toBeVisible()
    await centre
      .getByRole('navigation', { name: 'Agent centre menu' })
      .getByRole('button', { name: 'Team management' })
      .click()
    await centre.getByRole('link', { name: 'Open the branch of beth' }).click()
    await expect(centre.getByRole('button', { name: 'Details of hazel' })).toBeVisible()
  })
})
