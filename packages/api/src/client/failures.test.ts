import { describe, expect, it } from 'vitest'
import { reference } from '../contract/reference.ts'
import { createClient } from './client.ts'
import { isApiFailure, isSilentFailure } from './failures.ts'
import { handPorts } from './hand-platform.ts'

const caught = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'resolved',
    (failure: unknown) => failure,
  )

describe('failures', () => {
  it('a refusal keeps code, message and value, and has a reference to copy [S-410]', async () => {
    const { platform, options } = handPorts()
    const call = caught(createClient(options).verification.loginSms({ mobileNum: '9', countryDialingCode: '63' }))
    ;(await platform.next()).answer({
      success: false,
      errorCode: 'never.heard.of',
      message: 'Try later',
      value: { a: 1 },
    })
    expect(await call).toMatchObject({
      kind: 'PlatformError',
      name: 'PlatformError',
      endpoint: 'verification.loginSms',
      code: 'never.heard.of',
      message: 'Try later',
      value: { a: 1 },
      reference: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{3}$/),
    })
    expect(isApiFailure(await call)).toBe(true)
  })

  it.each([
    'merchant.acct.setup.err',
    'login_verify_required',
    'TOO_MANY_REQUEST',
    'TOO_MANY_REQUESTS',
    'bind_customer_required',
  ])('a refusal with %s is left to the caller: it is silent and keeps its code', async (errorCode) => {
    const { platform, options } = handPorts()
    const call = caught(createClient(options).verification.loginSms({ mobileNum: '9', countryDialingCode: '63' }))
    ;(await platform.next()).answer({ success: false, errorCode, message: 'words' }, 400)
    expect(await call).toMatchObject({ kind: 'PlatformError', code: errorCode, silent: true })
    expect(isSilentFailure(await call)).toBe(true)
  })

  it('a call whose failures are not announced fails silently in every way, other calls do not', async () => {
    const { platform, options } = handPorts({ retry: { attempts: 1 } })
    const { member, wallet } = createClient(options)
    const ends: readonly ((waiting: Awaited<ReturnType<typeof platform.next>>) => void)[] = [
      (waiting) => waiting.answer({ success: false, errorCode: 'system.busy', message: 'words' }),
      (waiting) => waiting.answer('<html>', 502),
      (waiting) => waiting.answer('<html>'),
      (waiting) => waiting.cut(),
    ]
    for (const [makes, silent] of [
      [() => member.avatar(), true],
      [() => wallet.balance(), false],
    ] as const)
      for (const end of ends) {
        const call = caught(makes())
        end(await platform.next())
        expect([isApiFailure(await call), isSilentFailure(await call)]).toEqual([true, silent])
      }
  })

  it('a bug is not silent', () => {
    expect(isSilentFailure(new TypeError('x is not a function'))).toBe(false)
  })

  it.each([
    ['an error page is a status', '<html>502</html>', 403, { kind: 'HttpStatus', status: 403 }],
    [
      'a good status with a foreign body is a mismatch',
      '<html></html>',
      200,
      { kind: 'ContractMismatch', side: 'answer', field: '' },
    ],
    [
      'a page in place of an answer is a mismatch that says so',
      '<!doctype html><div id="root"></div>',
      200,
      { kind: 'ContractMismatch', message: expect.stringContaining('A web page came as the answer of') as string },
    ],
    ['an unwrapped answer is a mismatch', { sumBalance: 1 }, 200, { kind: 'ContractMismatch', field: 'success' }],
    [
      'a refusal with 4xx is a refusal',
      { success: false, message: 'm' },
      400,
      { kind: 'PlatformError', code: null, status: 400 },
    ],
  ])('%s', async (_title, body, status, expected) => {
    const { platform, options } = handPorts()
    const call = caught(createClient(options).wallet.balance())
    ;(await platform.next()).answer(body, status)
    expect(await call).toMatchObject({ ...expected, endpoint: 'wallet.balance' })
  })

  it('a mismatch names fields and never values', async () => {
    const { platform, options } = handPorts()
    const call = caught(createClient(options).wallet.balance())
    ;(await platform.next()).value({ sumBalance: 'secret-amount', balance: [{ accountTypeId: 2, availBalance: {} }] })
    const failure = await call
    expect(failure).toMatchObject({ kind: 'ContractMismatch', fields: ['sumBalance', 'balance.0.availBalance'] })
    expect(String(failure) + JSON.stringify(failure)).not.toContain('secret-amount')
  })

  describe('an answer with a wrong item in a list', () => {
    const { data } = reference['games.vendors'].examples[0].answer as unknown as {
      data: { lanes: [{ readonly cards: [{ readonly title: string }] }] }
    }
    const [lane] = data.lanes
    const [card] = lane.cards
    const told: string[] = []
    const ask = async (lanes: unknown) => {
      told.length = 0
      const { platform, options } = handPorts({
        onMismatch: ({ endpoint, field }) => told.push(`${endpoint} ${field}`),
      })
      const call = createClient(options).games.vendors({})
      ;(await platform.next()).value({ data: { lanes } })
      return call.catch((failure: unknown) => failure)
    }

    it('is used without that item, and the mismatch is reported', async () => {
      const { title: _title, ...broken } = card
      const answer = await ask([{ ...lane, cards: [card, broken, card] }])
      expect(answer).toMatchObject({ data: { lanes: [{ cards: [{ title: 'PG' }, { title: 'PG' }] }] } })
      expect(told).toEqual(['games.vendors data.lanes.0.cards.1.title'])
    })

    it('fails when no item would be left, or when the fault is outside of a list', async () => {
      expect(await ask([{ ...lane, cards: [{}] }])).toMatchObject({ kind: 'ContractMismatch' })
      expect(await ask('none')).toMatchObject({ kind: 'ContractMismatch', field: 'data.lanes' })
      expect(told).toEqual(['games.vendors data.lanes'])
    })

    it('fails as a whole where it is a person’s own record', async () => {
      const { platform, options } = handPorts()
      const call = caught(createClient(options).wallet.balance())
      ;(await platform.next()).value({ sumBalance: '1.00', balance: [{}, { accountTypeId: 2, availBalance: '1.00' }] })
      expect(await call).toMatchObject({ kind: 'ContractMismatch' })
    })
  })

  it('a request that breaks the contract is not sent', async () => {
    const { platform, options } = handPorts()
    const wrong = { nodeId: '1', vendor: 'PG', gameType: 7 as unknown as string }
    expect(await caught(createClient(options).games.addFavourite(wrong))).toMatchObject({
      kind: 'ContractMismatch',
      side: 'request',
      field: 'gameType',
    })
    expect(platform.sent).toEqual([])
  })

  it.each([
    [true, 'Network'],
    [false, 'Offline'],
  ])('a cut connection while the browser says online is %s gives %s', async (online, kind) => {
    const { platform, options } = handPorts({ online: () => online, retry: { attempts: 1 } })
    const call = caught(createClient(options).wallet.balance())
    ;(await platform.next()).cut()
    expect(await call).toMatchObject({ kind, endpoint: 'wallet.balance' })
  })

  it('no answer in 30 s is a timeout, login and launch wait 60 s', async () => {
    const { platform, timers, options } = handPorts()
    const client = createClient(options)
    const balance = caught(client.wallet.balance())
    const asked = await platform.next()
    timers.fire(30_000)
    expect(await balance).toMatchObject({ kind: 'Timeout' })
    expect(asked.request.signal.aborted).toBe(true)

    const launch = caught(client.games.launch({ nodeId: '1' }))
    await platform.next()
    expect([...timers.waiting].map(({ milliseconds }) => milliseconds)).toEqual([60_000])
    timers.fire(60_000)
    expect(await launch).toMatchObject({ kind: 'Timeout' })
    expect(timers.waiting.size).toBe(0)
  })

  it('a cancelled write is aborted, and leaves no timer behind', async () => {
    const { platform, timers, options } = handPorts()
    const controller = new AbortController()
    const call = caught(createClient(options).member.language({ language: 'BN' }, { signal: controller.signal }))
    const asked = await platform.next()
    controller.abort()
    expect(await call).toMatchObject({ kind: 'Aborted' })
    expect(asked.request.signal.aborted).toBe(true)
    expect(timers.waiting.size).toBe(0)
  })

  it('a call whose signal is already aborted sends nothing', async () => {
    const { platform, options } = handPorts()
    const signal = AbortSignal.abort()
    expect(await caught(createClient(options).wallet.balance({}, { signal }))).toMatchObject({ kind: 'Aborted' })
    expect(platform.sent).toEqual([])
  })
})
