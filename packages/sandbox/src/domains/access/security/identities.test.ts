import type { IdentityChannel } from '@croupier/api'
import { HOUR, MINUTE } from '@croupier/locales/calendar'
import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
beforeEach(async () => {
  testPlatform = createTestPlatform()
  for (const merchant of ['crph', 'crbd'])
    await testPlatform.operate('modules/set', { merchant, module: 'SOCIALLOGIN3', on: true })
})

const codeOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => 'done',
    (failure: unknown) => (failure instanceof PlatformError ? failure.code : String(failure)),
  )

/** What the stand-in's window returns for the person chosen there. */
async function proofOf(name: string, channel: IdentityChannel = 'google', merchant = 'crph'): Promise<string> {
  const query = new URLSearchParams({ merchant, channel, origin: 'http://localhost:4000', state: 's', name })
  const page = await (await testPlatform.sandbox.app.request(`/identity?${query}`)).text()
  return /data-token="([^"]+)"/.exec(page)?.[1] ?? ''
}

const login = (firebaseIdToken: string, channel: string = 'google', merchant = 'crph') =>
  testPlatform
    .visitor(merchant)
    .client.session.login({ username: '', password: '', type: 'firebase', channel, firebaseIdToken })

describe('an account of another provider', () => {
  it('logs in the one account it was linked to, and none before that [S-090] [S-095]', async () => {
    const proof = await proofOf('maria@mail.example')
    expect(await codeOf(login(proof))).toBe('bind_customer_required')
    const maria = await testPlatform.signIn('maria')
    await maria.client.account.linkIdentity({ channel: 'google', firebaseIdToken: proof })
    expect(await login(proof)).toMatchObject({ userName: 'maria' })
    expect(await maria.client.account.identities({})).toEqual([
      { channel: 'google', name: 'maria@mail.example', linkedAt: testPlatform.clock.now() },
    ])
    expect(((await testPlatform.read('letters')) as { text: string }[])[0]?.text).toMatch(/^Croupier: .*provider/)
    const jun = await testPlatform.signIn('jun')
    expect(await codeOf(jun.client.account.linkIdentity({ channel: 'google', firebaseIdToken: proof }))).toBe(
      'identity.taken',
    )
    await maria.client.account.unlinkIdentity({ channel: 'google' })
    expect(await codeOf(login(proof))).toBe('bind_customer_required')
    expect(await codeOf(maria.client.account.unlinkIdentity({ channel: 'google' }))).toBe('identity.unknown')
  })

  it('is refused with a proof that was forged, is old, or is for another provider or merchant', async () => {
    const proof = await proofOf('maria@mail.example')
    const maria = await testPlatform.signIn('maria')
    await maria.client.account.linkIdentity({ channel: 'google', firebaseIdToken: proof })
    const [head, , mark] = proof.split('.')
    const claims = { iss: 'croupier-sandbox', aud: 'crph', sub: 'maria@mail.example', channel: 'google', exp: 9e9 }
    const forged = [
      `${head}.${btoa(JSON.stringify(claims))}.${mark}`,
      `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`,
      '',
      'a.b.c',
    ]
    for (const token of forged) expect(await codeOf(login(token))).toBe('identity.invalid')
    expect(await codeOf(login(proof, 'facebook'))).toBe('identity.invalid')
    expect(await codeOf(login(proof, 'google', 'crbd'))).toBe('identity.invalid')
    expect(await codeOf(login(proof, 'somebody'))).toBe('function.not.available')
    testPlatform.clock.advance(HOUR)
    expect(await codeOf(login(proof))).toBe('identity.invalid')
  })

  it('logs nobody in while the merchant has it off, and cannot be linked to a demo account', async () => {
    const proof = await proofOf('maria@mail.example')
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'FREEPLAY3', on: true })
    const trial = testPlatform.visitor()
    trial.token = (await trial.client.session.freePlay({ os: 'Linux' })).token
    expect(await codeOf(trial.client.account.linkIdentity({ channel: 'google', firebaseIdToken: proof }))).not.toBe(
      'done',
    )
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'SOCIALLOGIN3', on: false })
    expect(await codeOf(login(proof))).toBe('function.not.available')
  })

  it('passes neither the second step nor the proof of the owner [S-118] [G-54]', async () => {
    const proof = await proofOf('maria@mail.example')
    const maria = await testPlatform.signIn('maria')
    testPlatform.clock.advance(6 * MINUTE)
    expect(await codeOf(maria.client.account.linkIdentity({ channel: 'google', firebaseIdToken: proof }))).toBe(
      'step.up.needed',
    )
    await maria.client.security.stepUp({ password: 'Croupier1' })
    await maria.client.account.linkIdentity({ channel: 'google', firebaseIdToken: proof })
    const social = testPlatform.visitor()
    social.token = (await login(proof)).token
    expect(await codeOf(social.client.account.unlinkIdentity({ channel: 'google' }))).toBe('step.up.needed')
    await testPlatform.operate('members/twofactor', { merchant: 'crph', account: 'maria', on: true })
    expect(await codeOf(login(proof))).toBe('login_verify_required')
  })
})

describe('the stand-in’s window', () => {
  it('answers the sites of this sandbox alone, and puts no typed markup into its page', async () => {
    const ask = (change: Record<string, string>) =>
      testPlatform.sandbox.app.request(
        `/identity?${new URLSearchParams({ merchant: 'crph', channel: 'google', origin: 'http://localhost:4000', state: 's', ...change })}`,
      )
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(400)
    expect((await ask({ channel: 'myspace' })).status).toBe(400)
    const page = await (await ask({ name: '"><script>alert(1)</script>', state: '"><b>' })).text()
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<b>')
    expect((await ask({})).headers.get('Content-Security-Policy')).toContain("script-src 'self'")
  })
})

describe('a first login', () => {
  it('tells the owner who opened the account, and that agent, once, that the owner arrived [S-102]', async () => {
    const ace = await testPlatform.signIn('ace')
    await testPlatform.operate('members/password', { merchant: 'crph', account: 'beth', firstTime: true })
    const beth = await testPlatform.signIn('beth')
    const before = (await ace.client.inbox.list({})).list.length
    expect(await beth.client.session.firstLogin({})).toEqual({ openedBy: 'Ace', openedAt: expect.any(Number) })
    await beth.client.session.firstLogin({})
    const { list } = await ace.client.inbox.list({})
    expect(list.length).toBe(before + 1)
    const maria = await testPlatform.signIn('maria')
    expect(await maria.client.session.firstLogin({})).toMatchObject({ openedBy: null })
  })
})

describe('a phone number that Firebase has proved', () => {
  const fields = {
    mobileNum: '01712345678',
    domain: 'site.test',
    registerUrl: 'https://site.test/',
    countryDialingCode: '880',
    firebaseChannel: 'sms',
  } as const
  const prove = async (mobile: string, code = '246810'): Promise<{ idToken?: string; code?: string }> => {
    const body = JSON.stringify({ merchant: 'crbd', mobile, code })
    return (await testPlatform.sandbox.app.request('/wps/stand-in/phone', { method: 'POST', body })).json()
  }
  const register = (firebaseIdToken = '') =>
    testPlatform.visitor('crbd').client.member.registerMobile({ ...fields, firebaseIdToken })
  beforeEach(async () => {
    for (const module of ['MOBILENUMREG3', 'FIREBASESMS3'])
      await testPlatform.operate('modules/set', { merchant: 'crbd', module, on: true })
  })

  it('registers without a code of the platform [S-152]', async () => {
    const { idToken } = await prove('+8801712345678')
    expect(await register(idToken)).toMatchObject({ userName: '01712345678' })
  })

  it('registers nobody with the proof of another number, a forged or an old one, or while the module is off', async () => {
    expect(await prove('+8801712345678', '111111')).toEqual({ code: 'invalid-verification-code' })
    const other = await prove('+8801712345679')
    const { idToken } = await prove('+8801712345678')
    for (const token of [other.idToken, 'a.b.c', await proofOf('01712345678', 'google', 'crbd')])
      expect(await codeOf(register(token))).toBe('verification.code.invalid')
    await testPlatform.operate('modules/set', { merchant: 'crbd', module: 'FIREBASESMS3', on: false })
    expect(await codeOf(register(idToken))).toBe('verification.code.invalid')
    await testPlatform.operate('modules/set', { merchant: 'crbd', module: 'FIREBASESMS3', on: true })
    testPlatform.clock.advance(HOUR)
    expect(await codeOf(register(idToken))).toBe('verification.code.invalid')
  })
})
