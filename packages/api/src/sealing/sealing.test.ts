import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.ts'
import { handPorts } from '../client/hand-platform.ts'
import type { Waiting } from '../client/hand-platform.ts'
import { endpoints } from '../contract/contract.ts'
import { reference } from '../contract/reference.ts'
import { createJweSealing } from './jwe.ts'
import { createJweOpener } from './opening.ts'
import { readServicePath, servicePath } from './service-path.ts'

const caught = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'resolved',
    (failure: unknown) => failure,
  )
const secret = { username: 'maria', password: 'Croupier1' }
const opener = await createJweOpener()

const valueOf = ({ body }: Waiting): string => (JSON.parse(body) as { value: string }).value

describe('sealed calls', () => {
  it('login leaves the browser as a JWE which only the receiver can read [S-099]', async () => {
    const { platform, options } = handPorts({ sealing: createJweSealing() })
    const call = createClient(options).session.login(secret)
    const key = await platform.next()
    expect(key.address.pathname + key.address.search).toBe('/wps/session/key/rsa?t=1735689600000')
    key.answer(opener.publicKey)
    const login = await platform.next()
    expect(Object.keys(JSON.parse(login.body) as object)).toEqual(['value'])
    expect(login.body).not.toMatch(/maria|Croupier1/)
    expect(await opener.open(valueOf(login))).toEqual({ ...secret, captcha: '', type: 'username' })
    login.value({ token: 't' })
    expect(await call).toMatchObject({ token: 't' })
  })

  it('a fresh key is as strong as 128 bits', () => {
    const { n } = JSON.parse(opener.publicKey) as { n: string }
    expect(Buffer.from(n, 'base64url')).toHaveLength(3_072 / 8)
  })

  it('registrations go the same way, by PUT [S-153]', async () => {
    const { platform, options } = handPorts({ sealing: createJweSealing() })
    const place = { domain: 'd', registerUrl: 'u' }
    const { member } = createClient(options)
    void caught(member.register({ ...secret, confirmPassword: 'Croupier1', ...place }))
    ;(await platform.next()).answer(opener.publicKey)
    const register = await platform.next()
    expect([register.request.method, register.address.pathname]).toEqual(['PUT', '/wps/member/register'])
    expect(await opener.open(valueOf(register))).toMatchObject({ username: 'maria', login: true })

    void caught(member.registerMobile({ mobileNum: '1712345678', password: 'Croupier1', ...place }))
    ;(await platform.next()).answer(opener.publicKey)
    const mobile = await platform.next()
    expect([mobile.request.method, mobile.address.pathname]).toEqual(['PUT', '/wps/member/register/mobile'])
    expect(await opener.open(valueOf(mobile))).toMatchObject({ username: '1712345678', confirmPassword: 'Croupier1' })
  })

  it.each(
    endpoints()
      .filter(({ sealed }) => sealed)
      .map(({ id }) => id),
  )('%s is never sent in clear when sealing is missing [S-429]', async (id) => {
    const { platform, options } = handPorts({ sealing: null })
    const [group = '', name = ''] = id.split('.')
    const client = createClient(options) as unknown as Record<
      string,
      Record<string, (...given: unknown[]) => Promise<unknown>>
    >
    const call = client[group]?.[name]?.(reference[id].examples[0].request, { idempotencyKey: 'one-per-press' })
    expect(await caught(call ?? Promise.resolve())).toMatchObject({ kind: 'SealFailed', endpoint: id })
    expect(platform.sent).toEqual([])
  })

  it.each(['not a key', '{"kty":"RSA"}', '{', '<html></html>'])(
    'a key like %j fails the sealing and sends nothing more',
    async (key) => {
      const { platform, options } = handPorts({ sealing: createJweSealing() })
      const call = caught(createClient(options).session.login(secret))
      ;(await platform.next()).answer(key)
      expect(await call).toMatchObject({ kind: 'SealFailed', endpoint: 'session.login' })
      expect(platform.sent).toHaveLength(1)
    },
  )

  it('a key refused by the platform is a failed sealing, a lost connection is a lost connection', async () => {
    const { platform, options } = handPorts({ retry: { attempts: 1 } })
    const { session } = createClient(options)
    const refused = caught(session.login(secret))
    ;(await platform.next()).answer({ success: false, errorCode: 'x' }, 400)
    expect(await refused).toMatchObject({ kind: 'SealFailed' })
    const cut = caught(session.login(secret))
    ;(await platform.next()).cut()
    expect(await cut).toMatchObject({ kind: 'Network' })
    expect(platform.sent).toHaveLength(2)
  })

  it('free play sends os, platform, an encrypted random text and version 3 in a clear body', async () => {
    const { platform, options } = handPorts({ sealing: createJweSealing() })
    const call = createClient(options).session.freePlay({ os: 'Android' })
    ;(await platform.next()).answer(opener.publicKey)
    const free = await platform.next()
    const { Encryption, ...clear } = JSON.parse(free.body) as Record<string, unknown>
    expect(clear).toEqual({ os: 'Android', platform: 'W', 'X-Gateway-Version': 3 })
    expect(await opener.open(String(Encryption))).toBe('0123456789abcdef')
    expect(free.request.headers.has('encryption')).toBe(false)
    free.value({ token: 't', customerType: 4 })
    expect(await call).toMatchObject({ token: 't', customerType: 4 })
  })

  it('a scheme’s own headers travel with the sealed body', async () => {
    const sealing = {
      seal: async () => ({ value: 'cipher', headers: { Encryption: 'ab12', 'X-Digest': 'cipher' } }),
      open: async (path: string) => path,
    }
    const { platform, options } = handPorts({ sealing })
    const client = createClient(options)
    void caught(client.session.login(secret))
    ;(await platform.next()).answer('key')
    const login = await platform.next()
    expect([login.request.headers.get('encryption'), login.request.headers.get('x-digest')]).toEqual(['ab12', 'cipher'])
    void caught(client.session.freePlay({ os: 'iOS' }))
    ;(await platform.next()).answer('key')
    expect(JSON.parse((await platform.next()).body)).toMatchObject({ Encryption: 'ab12' })
  })
})

describe('the receiving half', () => {
  it('opens with a kept key what was sealed for it', async () => {
    const { exportJWK, generateKeyPair } = await import('jose')
    const { privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
    const kept = JSON.stringify(await exportJWK(privateKey))
    const one = await createJweOpener(kept)
    const { value } = await createJweSealing().seal({ a: 'বাংলা' }, (await createJweOpener(kept)).publicKey)
    expect(await one.open(value)).toEqual({ a: 'বাংলা' })
    expect(Object.keys(JSON.parse(one.publicKey) as object)).toEqual(['kty', 'n', 'e', 'alg', 'use', 'kid', 'iat'])
  })

  it('refuses other keys, other algorithms, changed texts and rubbish', async () => {
    const { CompactEncrypt, importJWK } = await import('jose')
    const key = await importJWK(JSON.parse(opener.publicKey), 'RSA-OAEP-256')
    const plain = new TextEncoder().encode('{}')
    const weaker = await new CompactEncrypt(plain)
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A128GCM' })
      .encrypt(key)
    const packed = await new CompactEncrypt(plain)
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', zip: 'DEF' })
      .encrypt(key)
    const { value } = await createJweSealing().seal(secret, (await createJweOpener()).publicKey)
    const own = await createJweSealing().seal(secret, opener.publicKey)
    const parts = own.value.split('.')
    parts[3] = `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`
    for (const text of [weaker, packed, value, parts.join('.'), '', 'a.b.c.d.e', '{}']) {
      await expect(opener.open(text)).rejects.toMatchObject({ name: 'NotOpened' })
    }
  })
})

describe('a sealed text', () => {
  it('is opened once, and not after five minutes by the receiver’s own clock', async () => {
    let now = 1_800_000_000_000
    const receiver = await createJweOpener(undefined, () => now)
    const sealed = async () => (await createJweSealing().seal(secret, receiver.publicKey)).value
    const first = await sealed()
    expect(await receiver.open(first)).toEqual(secret)
    await expect(receiver.open(first)).rejects.toMatchObject({ name: 'Replayed' })
    const [late, later] = [await sealed(), await sealed()]
    now += 5 * 60_000
    expect(await receiver.open(late)).toEqual(secret)
    now += 1_000
    await expect(receiver.open(later)).rejects.toMatchObject({ name: 'Replayed' })
    // Forgotten nonces are of texts that are too old by then.
    now += 60 * 60_000
    await sealed().then((value) => receiver.open(value))
    await expect(receiver.open(first)).rejects.toMatchObject({ name: 'Replayed' })
  })

  it('without issue time, nonce or the name of its key is refused', async () => {
    const { CompactEncrypt, decodeProtectedHeader, importJWK } = await import('jose')
    const key = await importJWK(JSON.parse(opener.publicKey), 'RSA-OAEP-256')
    const { value } = await createJweSealing().seal(secret, opener.publicKey)
    const whole = decodeProtectedHeader(value) as { kid: string; iat: number; jti: string }
    for (const name of ['kid', 'iat', 'jti']) {
      const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', ...whole, [name]: undefined }
      const text = await new CompactEncrypt(new TextEncoder().encode('{}')).setProtectedHeader(header).encrypt(key)
      await expect(opener.open(text)).rejects.toMatchObject({ name: 'NotOpened' })
    }
  })
})

describe('customer-service paths', () => {
  it('come back as the address they were made from', async () => {
    const address = 'https://chat.example/ফুল?x=1&y=/+'
    expect(servicePath(address)).toMatch(/^[\w-]+$/)
    expect(readServicePath(servicePath(address))).toBe(address)
    expect(await createJweSealing().open(servicePath(address))).toBe(address)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/local'])('never give %j', (address) => {
    expect(() => readServicePath(servicePath(address))).toThrow(RangeError)
  })

  it.each(['***', '', '_w'])('refuse %j', (path) => {
    expect(() => readServicePath(path)).toThrow()
  })
})
