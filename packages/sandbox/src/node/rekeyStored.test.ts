import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memberByAccount } from '../subjects/members/members.ts'
import { confirmAuthenticator, enrolAuthenticator, takeAuthenticatorCode } from '../subjects/security/security.ts'
import { knownDevice, welcome } from '../subjects/security/logins.ts'
import { totpCode, totpStep } from '../subjects/security/totp.ts'
import { testMerchants } from '../testing/testMerchants.ts'
import { nodeVault, vaultKeys, type VaultKeys } from './nodeSecrets.ts'
import { openStored } from './openStored.ts'
import { rekeyStored } from './rekeyStored.ts'
import { sandboxSettings } from './settings.ts'

let data: string
beforeEach(() => {
  data = path.join(mkdtempSync(path.join(tmpdir(), 'rekey-')), 'state.sqlite')
})
afterEach(() => rmSync(path.dirname(data), { recursive: true, force: true }))

const open = () => {
  const { sandbox } = openStored(data, { merchants: testMerchants, passwordMemory: 1, scenario: 'seeded' })
  const maria = memberByAccount(sandbox.world, 'crph', 'maria')
  if (!maria) throw new Error('no maria')
  return { sandbox, maria }
}
const home = { ip: '203.0.113.7', device: 'Chrome', deviceId: 'marias-phone', hasOwnId: true }

it('a state changes its key: authenticators and devices are still known, and the old key opens nothing of it', () => {
  const { sandbox, maria } = open()
  const now = () => totpStep(sandbox.world.clock.now())
  const secret = sandbox.state.transact(() => {
    welcome(sandbox.world, maria, 'password', home)
    const enrolled = enrolAuthenticator(sandbox.world, maria)
    confirmAuthenticator(sandbox.world, maria, totpCode(enrolled, now()))
    return enrolled
  })
  sandbox.close()
  const stolen: VaultKeys = vaultKeys(data)

  expect(rekeyStored({ ...sandboxSettings({}), data })).toBeGreaterThan(0)
  expect((statSync(`${data}.key`).mode & 0o777).toString(8)).toBe('600')
  expect(vaultKeys(data).seals).toHaveLength(1)
  const after = open()
  const sealed = after.sandbox.world.tables.securities.get(String(maria.id))?.authenticator?.secret ?? ''
  expect(() => nodeVault(() => stolen).open(sealed)).toThrow()
  expect(readFileSync(data, 'latin1')).not.toContain(secret)
  expect(knownDevice(after.sandbox.world, maria.id, home)).not.toBeNull()
  const code = totpCode(secret, totpStep(after.sandbox.world.clock.now()) + 1)
  expect(after.sandbox.state.transact(() => takeAuthenticatorCode(after.sandbox.world, maria.id, code))).toBe(true)
  after.sandbox.close()
})

it('where there is no state there is nothing to do', () => {
  expect(rekeyStored({ ...sandboxSettings({}), data })).toBeNull()
})
