import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClient, createJweSealing } from '@croupier/api'
import { testMerchants } from '../testing/testMerchants.ts'
import { SEEDED_PASSWORD } from '../domains/identity/members/seed.ts'
import { memberByAccount } from '../domains/identity/members/members.ts'
import { sessionOfToken } from '../domains/identity/members/sessions.ts'
import { createLaunch } from '../domains/play/rounds/launches.ts'
import { enrolAuthenticator } from '../domains/access/security/security.ts'
import { nodeVault, vaultKey } from './nodeSecrets.ts'
import { openStored } from './openStored.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const rights = (file: string) => (statSync(file).mode & 0o777).toString(8)

describe('a vault', () => {
  it('opens what it sealed, never the same text twice, and nothing that was changed or sealed elsewhere', () => {
    const keyed = (byte: number) => nodeVault(new Uint8Array(32).fill(byte))
    const vault = keyed(1)
    const sealed = vault.seal('JBSWY3DP')
    expect(vault.open(sealed)).toBe('JBSWY3DP')
    expect(vault.seal('JBSWY3DP')).not.toBe(sealed)
    const other = keyed(2)
    expect(() => other.open(sealed)).toThrow()
    expect(() => vault.open(`${sealed.slice(0, -2)}AA`)).toThrow()
    expect(other.fingerprint('639170001002')).not.toBe(vault.fingerprint('639170001002'))
  })

  it('keeps its key in a file for this user, and takes it from there again', () => {
    const data = path.join(folder, 'state.sqlite')
    expect(vaultKey(data)).toEqual(vaultKey(data))
    expect(rights(`${data}.key`)).toBe('600')
    writeFileSync(`${data}.key`, 'short')
    expect(() => vaultKey(data)).toThrow('does not hold the key')
  })
})

describe('a stored state', () => {
  it('holds no password, token or authenticator secret in clear, and its files are for this user only', async () => {
    const data = path.join(folder, 'state.sqlite')
    const sandbox = openStored(data, { merchants: testMerchants, passwordMemory: 1 })
    const client = createClient({
      baseURL: 'http://sandbox.test',
      fetch: ((input: RequestInfo | URL, init?: RequestInit) =>
        sandbox.app.fetch(new Request(input, init))) as typeof fetch,
      merchant: () => 'crph',
      language: () => 'EN',
      token: () => null,
      host: () => 'site.test',
      sealing: createJweSealing(),
    })
    const { token } = await client.session.login({ username: 'maria', password: SEEDED_PASSWORD })
    const secret = sandbox.state.transact(() => {
      const vip = memberByAccount(sandbox.context, 'crph', 'vip')
      return vip ? enrolAuthenticator(sandbox.context, vip) : ''
    })
    const maria = memberByAccount(sandbox.context, 'crph', 'maria')
    const session = sessionOfToken(sandbox.context, token)
    if (!maria || !session) throw new Error('nobody signed in')
    const request = { nodeId: sandbox.context.catalogue.hot[0]?.nodeId ?? 0, language: 'EN', siteOrigin: '' }
    const launch = () =>
      sandbox.state.transact(() => createLaunch(sandbox.context, session, maria, { ...request, theme: 'dark' }).token)
    // One is waiting to be opened, one was opened.
    const [waiting, opened] = [launch(), launch()]
    const play = sandbox.rounds.open(opened).id
    for (const file of [data, `${data}-wal`, `${data}.key`]) expect([file, rights(file)]).toEqual([file, '600'])
    sandbox.close()
    const stored = readFileSync(data, 'latin1')
    expect(secret).not.toBe('')
    for (const clear of [token, secret, waiting, opened, play, SEEDED_PASSWORD])
      expect(stored.includes(clear)).toBe(false)
    expect(stored).toContain('scrypt$2$')
  })
})
