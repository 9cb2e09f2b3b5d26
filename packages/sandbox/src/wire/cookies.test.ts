import { contract } from '@croupier/api'
import { expect, it } from 'vitest'
import { captchaFor, codeOf } from '../testing/asking.ts'
import { createTestPlatform } from '../testing/createTestPlatform.ts'

const right = { username: 'maria', password: 'Croupier1' }

it('behind sites with TLS cookies are for this host and TLS alone, and one that a subdomain could set is ignored', async () => {
  const testPlatform = createTestPlatform({ siteOrigins: ['https://play.example'] })
  const owner = testPlatform.visitor()
  await owner.client.session.login(right)
  await owner.client.system.captcha({})
  expect([...owner.cookies.keys()].sort()).toEqual(['__Host-captcha-id', '__Host-device-id'])

  const stranger = testPlatform.visitor()
  for (let count = 0; count < 10; count++)
    await codeOf(
      stranger.client.session.login({
        ...right,
        password: 'wrong1',
        captcha: await captchaFor(testPlatform, stranger),
      }),
    )
  // A subdomain sets the cookie of the owner's device under the name without the prefix.
  const planted = testPlatform.visitor()
  planted.cookies.set('device-id', owner.cookies.get('__Host-device-id') ?? '')
  expect(await codeOf(planted.client.session.login(right))).toBe('login.locked')
  expect((await owner.client.session.login(right)).userName).toBe('maria')
})

it('every cookie of such a platform has Secure and HttpOnly, and a path of /', async () => {
  const testPlatform = createTestPlatform({ siteOrigins: ['https://play.example'] })
  const [captcha] = await cookiesOf(testPlatform.sandbox.app.fetch, 'https://play.example')
  expect(captcha).toMatch(/^__Host-captcha-id=\w+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const plain = createTestPlatform({ siteOrigins: ['http://localhost:4000'] })
  const [local] = await cookiesOf(plain.sandbox.app.fetch, 'http://localhost:4000')
  expect(local).toMatch(/^captcha-id=\w+; Path=\/; HttpOnly; SameSite=Lax$/)
})

async function cookiesOf(ask: (request: Request) => Response | Promise<Response>, origin: string): Promise<string[]> {
  const { path, method } = contract['system.captcha']
  const headers = { Merchant: 'crph', Origin: origin }
  return (await ask(new Request(`http://sandbox.test${path}`, { method, headers }))).headers.getSetCookie()
}
