import { createClient, createJweSealing, createPlatformSealing, type Sealing } from '@croupier/api'
import { afterAll, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../domains/identity/members/seed.ts'
import { createTestPlatform } from '../testing/createTestPlatform.ts'
import { testMerchants } from '../testing/testMerchants.ts'

const merchants = testMerchants.map((one) => (one.code === 'crph' ? { ...one, sealing: 'platform' as const } : one))
const testPlatform = createTestPlatform({ merchants })
afterAll(() => expect(testPlatform.reports).toEqual([]))

const client = (merchant: string, sealing: Sealing) =>
  createClient({
    baseURL: 'http://sandbox.test',
    fetch: (request) => testPlatform.sandbox.app.fetch(request),
    merchant: () => merchant,
    language: () => 'EN',
    token: () => null,
    host: () => 'site.test',
    sealing,
    retry: { attempts: 1 },
  })

describe('a merchant whose file names the platform’s own sealing', () => {
  const sealing = createPlatformSealing()

  it('is logged in to, and its customer service is cipher text that the sealing opens [S-429] [S-220]', async () => {
    const { session, system } = client('crph', sealing)
    const { token } = await session.login({ username: 'maria', password: SEEDED_PASSWORD })
    expect(token).not.toBe('')
    const { info } = await system.status({})
    expect(info.customerService.length).toBeGreaterThan(0)
    for (const { path } of info.customerService) {
      const address = await sealing.open(path)
      expect(new URL(address).hostname).toMatch(/\.example$/)
    }
  })

  it('takes no JWE, and a merchant with JWE takes nothing else', async () => {
    const login = { username: 'maria', password: SEEDED_PASSWORD }
    await expect(client('crph', createJweSealing()).session.login(login)).rejects.toMatchObject({ kind: 'SealFailed' })
    await expect(client('crshow', sealing).session.login(login)).rejects.toMatchObject({ kind: 'SealFailed' })
    const direct = await testPlatform.sandbox.app.request('http://sandbox.test/wps/session/login', {
      method: 'POST',
      headers: { Merchant: 'crph', 'Content-Type': 'application/json' },
      body: JSON.stringify({ value: 'AAAA' }),
    })
    expect(direct.status).toBe(400)
  })
})
