import { expect, it } from 'vitest'
import { createSandbox } from '../createSandbox.ts'
import { createTestPlatform } from '../testing/createTestPlatform.ts'
import { testMerchants } from '../testing/testMerchants.ts'

const token = 'operator-token'
const { app } = createSandbox({
  passwordMemory: 1,
  merchants: testMerchants,
  scenario: 'empty',
  panel: { token, hosts: ['localhost', '127.0.0.1'] },
})
const panel = 'http://localhost:4001/__sandbox'
const bearer = { Authorization: `Bearer ${token}` }

const send = async (address: string, init: RequestInit = {}) => app.fetch(new Request(address, init))
const statusOf = async (address: string, headers: Record<string, string>, method = 'GET') =>
  (await send(address, { method, headers })).status

it('without the token of this start nobody reads the panel, acts in it or sees which calls it has', async () => {
  for (const path of ['', '/api', '/api/accounts', '/api/snapshot', '/style.css'])
    expect([path, await statusOf(`${panel}${path}`, {})]).toEqual([path, 401])
  for (const path of ['/api/reset', '/do/reset', '/api/nothing'])
    expect([path, await statusOf(`${panel}${path}`, {}, 'POST')]).toEqual([path, 401])
  expect(await statusOf(`${panel}/api/accounts`, { Authorization: 'Bearer operator-tokem' })).toBe(401)
  expect(await statusOf(`${panel}?token=guess`, {})).toBe(401)
  expect(await statusOf(`${panel}/api/accounts`, bearer)).toBe(200)
})

it('the printed address lets a browser in once and leaves the token out of its address', async () => {
  const entered = await send(`${panel}?token=${token}&scenario=payday`)
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/__sandbox?scenario=payday'])
  const cookie = entered.headers.get('set-cookie') ?? ''
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Strict')
  const opened = await send(panel, { headers: { Cookie: cookie.split(';')[0] ?? '' } })
  expect(opened.status).toBe(200)
  expect(opened.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(opened.headers.get('content-security-policy')).not.toContain('unsafe')
  expect(await opened.text()).not.toContain('<style')
})

it('a name of the attacker that points to this machine gets nothing, even with the token (DNS rebinding)', async () => {
  expect(await statusOf('http://rebound.example:4001/__sandbox/api/accounts', bearer)).toBe(421)
  expect(await statusOf('http://rebound.example:4001/__sandbox/api/reset', bearer, 'POST')).toBe(421)
})

it('a page of another port of this machine, the games included, gets nothing with the operator’s cookie', async () => {
  const cookie = { Cookie: `croupier_panel_4001=${token}` }
  for (const origin of ['http://localhost:4002', 'http://localhost:4000', 'http://127.0.0.1:4001', 'null', 'nonsense'])
    expect([origin, await statusOf(`${panel}/api/reset`, { ...cookie, Origin: origin }, 'POST')]).toEqual([origin, 403])
  // Requests without an origin, such as pictures and frames, are recognised by the browser's `Sec-Fetch` headers.
  const framed = { ...cookie, 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }
  expect(await statusOf(panel, framed)).toBe(403)
  expect(await statusOf(`${panel}/api/accounts`, { ...cookie, 'Sec-Fetch-Site': 'same-site' })).toBe(403)
  const followed = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  expect(await statusOf(panel, { ...cookie, ...followed })).toBe(200)
  expect(await statusOf(`${panel}/api/reset`, { ...cookie, Origin: 'http://localhost:4001' }, 'POST')).toBe(200)
})

it('the snapshot an operator may read holds no password, second factor or session, and still restores', async () => {
  const testPlatform = createTestPlatform()
  const maria = await testPlatform.signIn('maria')
  await testPlatform.operate('members/twofactor', { merchant: 'crph', account: 'vip', on: true })
  const { passwordHash } = [...testPlatform.sandbox.context.tables.members.all()][0] ?? { passwordHash: '?' }
  const [{ id: session } = { id: '?' }] = testPlatform.sandbox.context.tables.sessions.by('member', '100001')
  const reply = await testPlatform.sandbox.app.fetch(new Request('http://sandbox.test/__sandbox/api/snapshot'))
  const snapshot = await reply.text()
  for (const secret of [passwordHash, session, 'JBSWY3DPEHPK3PXP', 'passwordHash', '"sessions"'])
    expect(snapshot).not.toContain(secret)

  await testPlatform.operate('restore', { snapshot })
  await expect(maria.client.member.info({})).rejects.toMatchObject({ code: 'login.not.session' })
  const back = await testPlatform.signIn('maria')
  expect((await back.client.member.info({})).account).toBe('maria')
  expect(testPlatform.sandbox.verify().violations).toEqual([])
})
