import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, NOON, type TestPlatform } from '../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const request = (path: string, init?: RequestInit) =>
  testPlatform.sandbox.app.fetch(new Request(`http://sandbox.test${path}`, init))
const post = (action: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  request(`/__sandbox/do/${action}`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

describe('operator panel', () => {
  it('is a page without scripts whose every control has a name', async () => {
    const maria = await testPlatform.signIn('maria')
    await maria.client.system.captcha({})
    const response = await request('/__sandbox')
    expect(response.headers.get('content-type')).toContain('text/html')
    const page = await response.text()
    expect(page).not.toContain('<script')
    for (const [button] of page.matchAll(/<button[^>]*>[^<]*<\/button>/g))
      expect(button).toMatch(/>[^<]+<\/button>|aria-label=/)
    for (const [input] of page.matchAll(/<input(?![^>]*type="hidden")[^>]*>/g)) {
      expect(page).toMatch(
        new RegExp(`<label>[^<]*(<br>)?\\s*${input.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}|aria-label=`),
      )
    }
  })

  it('escapes what people wrote', async () => {
    const guest = testPlatform.visitor()
    const fields = {
      username: 'newcomer',
      password: 'Lagoon27x',
      confirmPassword: 'Lagoon27x',
      domain: 'site.test',
      registerUrl: 'https://site.test/',
      nickname: '<b>x',
      birthday: '1990-01-01',
    }
    await guest.client.member.register(fields)
    expect(await (await request('/__sandbox?refused=<script>alert(1)</script>')).text()).not.toContain('<script>alert')
  })

  it('does the same by form and by JSON, and returns to its place on the page', async () => {
    const response = await post('modules/set', { merchant: 'crph', module: 'FREEPLAY3', on: 'true', back: 'modules' })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/__sandbox?merchant=crph&done=modules%2Fset#modules',
    ])
    expect(
      ((await testPlatform.read('modules')) as Record<string, Record<string, boolean>>)['crph']?.['FREEPLAY3'],
    ).toBe(true)
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'FREEPLAY3', on: false })
    const { whitelabel } = (await testPlatform.visitor().client.system.status({})).info
    expect(JSON.stringify(whitelabel)).toContain('{"modId":"FREEPLAY3","enabled":"0"')
  })

  it('opens a session of a member for visits that begin signed in', async () => {
    const { token } = (await testPlatform.operate('sessions/open', { merchant: 'crph', account: 'maria' })) as {
      token: string
    }
    const maria = testPlatform.visitor()
    maria.token = token
    expect(await maria.client.wallet.balance({})).toEqual(
      await (await testPlatform.signIn('maria')).client.wallet.balance({}),
    )
    await expect(testPlatform.operate('sessions/open', { merchant: 'crph', account: 'nobody' })).rejects.toThrow(
      'no member',
    )
  })

  it('takes requests of no other site', async () => {
    expect((await post('reset', {}, { Origin: 'https://evil.example' })).status).toBe(403)
    const json = await request('/__sandbox/api/reset', { method: 'POST', headers: { Origin: 'https://evil.example' } })
    expect(json.status).toBe(403)
    expect((await post('clock/freeze', {}, { Origin: 'http://sandbox.test' })).status).toBe(303)
  })

  it('says why an action is refused', async () => {
    await expect(testPlatform.operate('modules/set', { merchant: 'nobody', module: 'X', on: true })).rejects.toThrow(
      /no merchant nobody/,
    )
    await expect(
      testPlatform.operate('modules/set', { merchant: 'crph', module: 'LOTERY3', on: true }),
    ).rejects.toThrow(/no module LOTERY3/)
    await expect(testPlatform.operate('clock/jump', { ms: 'soon' })).rejects.toThrow(/ms/)
    await expect(testPlatform.operate('explode')).rejects.toThrow(/no such action/)
    await expect(testPlatform.operate('deposits/credit', { id: 'D99' })).rejects.toThrow(/does not exist/)
    expect((await post('clock/jump', { ms: 'soon' })).headers.get('location')).toContain('refused=')
  })

  it('jumps, freezes and releases the clock', async () => {
    expect(await testPlatform.operate('clock/jump', { ms: 60_000 })).toEqual({ now: NOON + 60_000 })
    await testPlatform.operate('clock/freeze')
    testPlatform.clock.advance(5_000)
    expect(await testPlatform.read('clock')).toMatchObject({ now: NOON + 60_000 })
    await testPlatform.operate('clock/jump', { ms: 1_000 })
    expect(await testPlatform.read('clock')).toMatchObject({ now: NOON + 61_000 })
    await testPlatform.operate('clock/release')
    expect(await testPlatform.read('clock')).toMatchObject({ now: NOON + 5_000, offset: 0, frozenAt: null })
  })

  it('expires a person’s sessions', async () => {
    const maria = await testPlatform.signIn('maria')
    expect(await testPlatform.operate('sessions/expire', { account: 'maria' })).toEqual({ ended: 1 })
    await expect(maria.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
  })

  it('changes registration fields, market and visitor', async () => {
    await testPlatform.operate('register/set', { merchant: 'crph', field: 'email', enabled: true, required: true })
    expect((await testPlatform.visitor().client.system.registerSettings({}))['email']).toMatchObject({
      enabled: true,
      required: true,
      patternId: 3,
    })
    await testPlatform.operate('market/set', { merchant: 'crbd', visitorCountry: 'BD', visitorIp: '198.51.100.9' })
    expect(await testPlatform.read('market')).toMatchObject({ defaultMerchant: 'crbd', visitorCountry: 'BD' })
    expect((await testPlatform.visitor('crbd').client.system.status({})).location).toEqual({
      ip: '198.51.100.9',
      countryCode: 'BD',
    })
  })

  it('takes a vendor out of service, and only its games', async () => {
    await testPlatform.operate('games/maintenance', { vendor: 'LM', minutes: 30 })
    const games = async (vassalage: string) =>
      (await testPlatform.visitor().client.games.list({ gameType: 'RNG', vassalage, pageSize: 200 })).games
    expect((await games('LM')).every((game) => game.maintenance)).toBe(true)
    expect((await games('KB')).every((game) => game.maintenance)).toBe(false)
    testPlatform.clock.advance(30 * 60_000)
    expect((await games('LM')).every((game) => game.maintenance)).toBe(false)
  })

  it('logs the last calls by endpoint and shows codes sent', async () => {
    const guest = testPlatform.visitor()
    await guest.client.games.hot({})
    await guest.client.verification.loginSms({ mobileNum: '09171234567', countryDialingCode: '63' })
    const log = (await testPlatform.read('log')) as { endpoint: string }[]
    expect(log.map((call) => call.endpoint)).toEqual(['games.hot', 'verification.loginSms'])
    expect(await testPlatform.read('sms')).toEqual([
      expect.objectContaining({ mobile: '639171234567', code: '246810' }),
    ])
    for (let count = 0; count < 420; count++)
      testPlatform.sandbox.log.add({
        at: 0,
        endpoint: 'x',
        method: 'GET',
        path: '/',
        merchant: '',
        status: 200,
        code: null,
        fault: null,
      })
    expect(await testPlatform.read('log')).toHaveLength(200)
  })

  it('goes back to the seed', async () => {
    const before = testPlatform.sandbox.snapshot()
    await testPlatform.signIn('maria')
    await expect(testPlatform.operate('faults/add', { endpoint: '*', kind: 'slow' })).rejects.toThrow(
      'kind: one of timeout, dropAfterCommit, html502',
    )
    await testPlatform.operate('faults/add', { endpoint: '*', kind: 'late' })
    await testPlatform.operate('reset')
    expect(testPlatform.sandbox.snapshot()).toBe(before)
    expect(await testPlatform.read('faults')).toEqual({ latency: 0, faults: [] })
    expect(await testPlatform.read('log')).toEqual([])
  })
})
