import { describe, expect, it, vi } from 'vitest'
import { contract, endpoints } from '../contract/contract.ts'
import type { EndpointId } from '../contract/contract.ts'
import { reference } from '../contract/reference.ts'
import { createClient } from './client.ts'
import type { TokenExpired } from './failures.ts'
import { handPorts, type Waiting } from './hand-platform.ts'

const caught = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'resolved',
    (failure: unknown) => failure,
  )
const idsWith = (rule: string): EndpointId[] =>
  endpoints()
    .filter(({ token }) => token === rule)
    .map(({ id }) => id)

type AnyCall = (input: unknown, options: unknown) => Promise<unknown>

function start(client: ReturnType<typeof createClient>, id: EndpointId): Promise<unknown> {
  const [group = '', action = ''] = id.split('.')
  const calls = (client as unknown as Record<string, Record<string, AnyCall>>)[group]
  return caught(
    calls?.[action]?.(reference[id].examples[0].request, { idempotencyKey: 'k' }) ?? Promise.reject(new Error(id)),
  )
}

describe('what carries the token', () => {
  it.each(idsWith('required'))('%s carries it, and without one is not sent [S-427]', async (id) => {
    const { platform, options } = handPorts()
    void start(createClient(options), id)
    // A sealed call is preceded by that of the key.
    if (contract[id].sealed) (await platform.next()).answer('key')
    expect((await platform.next()).request.headers.get('authorization')).toBe('tok-1')

    const out = handPorts({ token: () => null })
    expect(await start(createClient(out.options), id)).toMatchObject({ kind: 'TokenMissing', endpoint: id })
    expect(out.platform.sent).toEqual([])
  })

  it.each(idsWith('optional'))('%s carries it when there is one [S-427]', async (id) => {
    const { platform, options } = handPorts()
    void start(createClient(options), id)
    expect((await platform.next()).request.headers.get('authorization')).toBe('tok-1')
    const out = handPorts({ token: () => '' })
    void start(createClient(out.options), id)
    expect((await out.platform.next()).request.headers.has('authorization')).toBe(false)
  })

  it.each(idsWith('none'))('%s never carries it, signed in or not [S-428]', async (id) => {
    const { platform, options } = handPorts()
    void start(createClient(options), id)
    const first = await platform.next()
    expect(first.request.headers.has('authorization')).toBe(false)
    if (contract[id].sealed || id === 'session.freePlay') {
      first.answer('key')
      expect((await platform.next()).request.headers.has('authorization')).toBe(false)
    }
    for (const { address, body } of platform.sent) expect(address.href + body).not.toContain('tok-1')
  })
})

describe('the end of a session', () => {
  const told = vi.fn<(failure: TokenExpired) => void>()
  const ports = (token: () => string | null = () => 'tok-1') => {
    told.mockClear()
    return handPorts({ token, onTokenExpired: told })
  }

  it.each([
    ['login.not.session', 200],
    ['user.or.token.invalid', 401],
    ['CUSTOMER_NOT_LOGIN', 400],
    ['token_ip_different', 500],
  ])('%s with HTTP %i ends it', async (errorCode, status) => {
    const { platform, options } = ports()
    const call = caught(createClient(options).inbox.unreadCount())
    ;(await platform.next()).answer({ success: false, errorCode, message: 'Session timeout' }, status)
    expect(await call).toMatchObject({ kind: 'TokenExpired', code: errorCode, message: 'Session timeout' })
    expect(told).toHaveBeenCalledOnce()
  })

  it('a bare 401 and a member answer without id end it too', async () => {
    const { platform, options } = ports()
    const client = createClient(options)
    const bare = caught(client.inbox.unreadCount())
    ;(await platform.next()).answer('', 401)
    expect(await bare).toMatchObject({ kind: 'TokenExpired', code: null })
    const empty = caught(client.member.info())
    ;(await platform.next()).value({})
    expect(await empty).toMatchObject({ kind: 'TokenExpired' })
  })

  it('is reported once, however many calls meet it', async () => {
    const { platform, options } = ports()
    const client = createClient(options)
    const calls = [caught(client.inbox.unreadCount()), caught(client.member.info()), caught(client.wallet.balance())]
    for (const _call of calls) (await platform.next()).answer({ success: false, errorCode: 'login.not.session' })
    const failures = await Promise.all(calls)
    expect(failures).toEqual(calls.map(() => expect.objectContaining({ kind: 'TokenExpired' })))
    expect(told).toHaveBeenCalledOnce()
  })

  it('is not reported if the person has logged in again meanwhile, but is reported for the new token later', async () => {
    let token = 'old'
    const { platform, options } = ports(() => token)
    const client = createClient(options)
    const late = caught(client.inbox.unreadCount())
    const asked = await platform.next()
    token = 'new'
    asked.answer({ success: false, errorCode: 'login.not.session' })
    expect(await late).toMatchObject({ kind: 'TokenExpired' })
    expect(told).not.toHaveBeenCalled()

    const next = caught(client.inbox.unreadCount())
    ;(await platform.next()).answer({ success: false, errorCode: 'login.not.session' })
    await next
    expect(told).toHaveBeenCalledOnce()
  })

  it('is not met by a read that waited for its turn while its session ended: it is not sent', async () => {
    let token = 'old'
    const { promise, resolve } = Promise.withResolvers<void>()
    const { platform, options } = ports(() => token)
    const late = caught(createClient({ ...options, turn: () => promise }).inbox.unreadCount())
    token = 'new'
    resolve()
    expect(await late).toMatchObject({ kind: 'Aborted' })
    expect(platform.sent).toEqual([])
    expect(told).not.toHaveBeenCalled()
  })

  it.each([
    ['an answer', (asked: Waiting) => asked.value({ unreadCount: 3 })],
    ['a refusal', (asked: Waiting) => asked.answer({ success: false, errorCode: 'system.busy' })],
    ['a lost connection', (asked: Waiting) => asked.cut()],
  ])('keeps %s to a write from whoever is logged in by then, and says nothing of it', async (_name, end) => {
    for (const next of ['tok-2', null]) {
      let token: string | null = 'tok-1'
      const { platform, options } = ports(() => token)
      const late = caught(createClient(options).inbox.markRead({}))
      const asked = await platform.next()
      token = next
      end(asked)
      expect(await late).toMatchObject({ kind: 'Aborted', silent: true, endpoint: 'inbox.markRead' })
    }
  })

  it('keeps an answer to a read from whoever is logged in by then', async () => {
    let token = 'tok-1'
    const { platform, options } = ports(() => token)
    const late = caught(createClient(options).inbox.unreadCount())
    const asked = await platform.next()
    token = 'tok-2'
    asked.value(5)
    expect(await late).toMatchObject({ kind: 'Aborted', silent: true })
  })

  it('changes nothing for a call that is made without a session as well', async () => {
    let token: string | null = 'tok-1'
    const { platform, options } = ports(() => token)
    const late = createClient(options).promotion.list({ page: 1, size: 6 })
    const asked = await platform.next()
    token = null
    asked.value({ list: [], page: 1, totalPages: 1, totalCount: 0 })
    expect(await late).toMatchObject({ list: [] })
  })

  it('cannot be met by a call that carried no token', async () => {
    const { platform, options } = ports()
    const call = caught(createClient(options).games.hot())
    ;(await platform.next()).answer({ success: false, errorCode: 'login.not.session' }, 401)
    expect(await call).toMatchObject({ kind: 'PlatformError' })
    expect(told).not.toHaveBeenCalled()
  })
})
