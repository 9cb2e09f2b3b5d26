/**
 * The platform is killed while a member is logged in and typing; after a restart everything acknowledged is still
 * there.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  answering,
  startSandbox,
  startSite,
  stop,
  type ServerOptions,
  type Service,
} from '../scripts/serving/servers.ts'
import { signInAs } from './arrival.ts'
import { serverPorts } from './servers.ts'
import { expect, test } from './test.ts'

// Separate servers: stopping the shared ones would break the other journeys.
const ports = serverPorts(5)
test.use({ baseURL: `http://localhost:${ports.site}`, expectedErrors: [/status of 50\d|ERR_CONNECTION/] })

let folder = ''
let sandbox: Service
let site: Service
let options: ServerOptions

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-stopped-'))
  const environment = {
    SANDBOX_DATA: path.join(folder, 'sandbox.sqlite'),
    SANDBOX_PUBLIC_URL: `http://localhost:${ports.sandbox}`,
  }
  options = { ports, site: 'built', environment }
  sandbox = startSandbox(options)
  site = startSite(options)
  await answering([sandbox, site])
})

test.afterAll(async () => {
  await stop([sandbox, site])
  rmSync(folder, { recursive: true, force: true })
})

test('a sandbox stopped in mid-session is reported, input is kept, and everything works again when it is back [S-408] [S-411]', async ({
  page,
}) => {
  await signInAs(page, 'maria')
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const amount = centre.getByRole('textbox', { name: 'Amount' })
  await amount.fill('500')

  const gone = once(sandbox.process, 'exit')
  sandbox.process.kill('SIGKILL')
  await gone
  await centre.getByRole('button', { name: 'Continue' }).click()
  await expect(centre.getByRole('alert')).toBeVisible()
  await expect(amount).toHaveValue('500')
  await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0)

  sandbox = startSandbox(options)
  await answering([sandbox])
  await centre.getByRole('button', { name: 'Continue' }).click()
  await expect(centre.getByText('Pay exactly ₱500.00')).toBeVisible()
})
