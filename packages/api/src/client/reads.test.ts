import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { handPorts } from './hand-platform.ts'

const caught = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'resolved',
    (failure: unknown) => failure,
  )
const answered = { success: true, value: { sumBalance: 5 } }

describe('identical reads', () => {
  it('share one request while it runs, and no longer [S-412]', async () => {
    const { platform, options } = handPorts()
    const { wallet } = createClient(options)
    const both = [wallet.balance(), wallet.balance({})]
    ;(await platform.next()).answer(answered)
    expect((await Promise.all(both)).map(({ sumBalance }) => sumBalance)).toEqual(['5.00', '5.00'])
    expect(platform.sent).toHaveLength(1)

    const later = wallet.balance()
    ;(await platform.next()).answer(answered)
    await later
    expect(platform.sent).toHaveLength(2)
  })

  it('are distinguished by input, token, merchant and language, not by a cache buster', async () => {
    const ports = { token: 'a', language: 'EN', merchant: 'm', now: 1 }
    const { platform, options } = handPorts({
      token: () => ports.token,
      language: () => ports.language,
      merchant: () => ports.merchant,
      now: () => (ports.now += 1),
    })
    const client = createClient(options)
    const ask = async (change: Partial<typeof ports>) => {
      Object.assign(ports, change)
      void caught(client.games.list({ gameType: 'RNG' }))
      await platform.next()
    }
    await ask({})
    await ask({ token: 'b' })
    await ask({ language: 'TY' })
    await ask({ merchant: 'n' })
    void caught(client.games.list({ gameType: 'FISH' }))
    await platform.next()
    expect(platform.sent).toHaveLength(5)

    const pictures = [client.system.captcha(), client.system.captcha()]
    ;(await platform.next()).value('aGVsbG8=')
    await Promise.all(pictures)
    expect(platform.sent).toHaveLength(6)
  })

  it('are cancelled only when the last caller leaves', async () => {
    const { platform, options } = handPorts()
    const { wallet } = createClient(options)
    const [first, second] = [new AbortController(), new AbortController()]
    const leaving = caught(wallet.balance({}, { signal: first.signal }))
    const staying = wallet.balance({}, { signal: second.signal })
    const asked = await platform.next()
    first.abort()
    expect(await leaving).toMatchObject({ kind: 'Aborted' })
    expect(asked.request.signal.aborted).toBe(false)
    asked.answer(answered)
    expect(await staying).toMatchObject({ sumBalance: '5.00' })

    const alone = new AbortController()
    const last = caught(wallet.balance({}, { signal: alone.signal }))
    const again = await platform.next()
    alone.abort()
    expect(await last).toMatchObject({ kind: 'Aborted' })
    expect(again.request.signal.aborted).toBe(true)

    const fresh = wallet.balance()
    ;(await platform.next()).answer(answered)
    expect(await fresh).toMatchObject({ sumBalance: '5.00' })
  })
})

describe('retry', () => {
  it('repeats a read after a cut connection and after 5xx, further apart each time', async () => {
    const { platform, timers, options } = handPorts()
    const call = createClient(options).wallet.balance()
    ;(await platform.next()).cut()
    const firstWait = await timers.fireShort()
    ;(await platform.next()).answer('<html>502</html>', 502)
    const secondWait = await timers.fireShort()
    ;(await platform.next()).answer(answered)
    expect(await call).toMatchObject({ sumBalance: '5.00' })
    expect([firstWait, secondWait]).toEqual([225, 450])
  })

  it('gives up after the third attempt with the last failure', async () => {
    const { platform, timers, options } = handPorts()
    const call = caught(createClient(options).wallet.balance())
    ;(await platform.next()).answer('', 500)
    await timers.fireShort()
    ;(await platform.next()).answer('', 500)
    await timers.fireShort()
    ;(await platform.next()).answer('', 503)
    expect(await call).toMatchObject({ kind: 'HttpStatus', status: 503 })
    expect(platform.sent).toHaveLength(3)
  })

  it.each([
    ['a refusal', { success: false, errorCode: 'x' }, 200],
    ['a 4xx', 'no', 404],
    ['a malformed answer', '{}', 200],
  ])('does not repeat a read after %s', async (_title, body, status) => {
    const { platform, timers, options } = handPorts()
    const call = caught(createClient(options).games.hot())
    ;(await platform.next()).answer(body, status)
    expect(await call).toMatchObject({ endpoint: 'games.hot' })
    expect([platform.sent.length, timers.waiting.size]).toEqual([1, 0])
  })

  it('stops waiting when the caller leaves in between', async () => {
    const { platform, timers, options } = handPorts()
    const controller = new AbortController()
    const call = caught(createClient(options).wallet.balance({}, { signal: controller.signal }))
    ;(await platform.next()).cut()
    await expect.poll(() => [...timers.waiting].map(({ milliseconds }) => milliseconds)).toEqual([225])
    controller.abort()
    expect(await call).toMatchObject({ kind: 'Aborted' })
    expect(timers.waiting.size).toBe(0)
    expect(platform.sent).toHaveLength(1)
  })
})

describe('writes', () => {
  it.each(['cut', '500'])('are never repeated automatically after %s [S-412]', async (fault) => {
    const { platform, timers, options } = handPorts()
    const call = caught(createClient(options).member.language({ language: 'BN' }))
    const asked = await platform.next()
    if (fault === 'cut') asked.cut()
    else asked.answer('', 500)
    expect(await call).toMatchObject({ kind: fault === 'cut' ? 'Network' : 'HttpStatus' })
    expect([platform.sent.length, timers.waiting.size]).toEqual([1, 0])
  })

  it('are never shared: a launch asked for twice is sent twice', async () => {
    const { platform, options } = handPorts()
    const { games } = createClient(options)
    void caught(games.launch({ nodeId: '1' }))
    void caught(games.launch({ nodeId: '1' }))
    await platform.next()
    await platform.next()
    expect(platform.sent).toHaveLength(2)
  })

  it('carry an idempotency key, the caller’s if there is one [Q-11]', async () => {
    const { platform, options } = handPorts()
    const { member, games } = createClient(options)
    void caught(member.language({ language: 'BN' }))
    expect((await platform.next()).request.headers.get('idempotency-key')).toBe('0123456789abcdef0123456789abcdef')
    void caught(games.addFavourite({ nodeId: 1, vendor: 'PG', gameType: 'RNG' }, { idempotencyKey: 'mine' }))
    expect((await platform.next()).request.headers.get('idempotency-key')).toBe('mine')
  })

  it('that move money are refused without a key of their caller', async () => {
    const { platform, options } = handPorts()
    const { deposit } = createClient(options)
    const order = { methodId: 'gcash', amount: '500.00' }
    expect(await caught(deposit.order(order, { idempotencyKey: '' }))).toMatchObject({
      kind: 'ContractMismatch',
      field: 'idempotencyKey',
    })
    expect(platform.sent).toEqual([])
    void caught(deposit.order(order, { idempotencyKey: 'k-1' }))
    const { request, body } = await platform.next()
    expect(request.headers.get('idempotency-key')).toBe('k-1')
    expect(JSON.parse(body)).toEqual({ methodId: 'gcash', amount: '500.00', language: 'EN' })
  })
})
