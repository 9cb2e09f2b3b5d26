import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
let maria: Visitor
/** Number of maria's deposits in the seed. */
let before: number
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
  before = (await maria.client.deposit.list({})).totalCount ?? 0
})

const kindOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (failure: { kind: string }) => failure.kind,
  )
const add = (endpoint: string, kind: string, more: object = {}) =>
  testPlatform.operate('faults/add', { endpoint, kind, times: 1, ...more })
const favourite = { nodeId: '10001', vendor: 'LM', gameType: 'RNG' }
const like = (idempotencyKey?: string) =>
  maria.client.games.addFavourite(favourite, idempotencyKey ? { idempotencyKey } : {})
/** Number of deposits that maria ordered since her session here began. */
const ordered = async () => ((await maria.client.deposit.list({})).totalCount ?? 0) - before
const liked = () => maria.client.games.favouriteIds({})

describe('faults', () => {
  it('occur as often as asked and then stop', async () => {
    await testPlatform.operate('faults/add', { endpoint: 'wallet.balance', kind: 'html502', times: 2 })
    expect(await kindOf(maria.client.wallet.balance({}))).toBe('HttpStatus')
    expect(await kindOf(maria.client.wallet.balance({}))).toBe('HttpStatus')
    expect(await kindOf(maria.client.wallet.balance({}))).toBe('answered')
    expect(await testPlatform.read('faults')).toEqual({ latency: 0, faults: [] })
  })

  it('drop the answer only after the work is done', async () => {
    await add('games.addFavourite', 'dropAfterCommit')
    expect(await kindOf(like())).toBe('Network')
    expect(await liked()).toEqual(['10001'])
  })

  it('refuse with a platform code, break the shape, or never answer, without doing the work', async () => {
    await add('games.addFavourite', 'platformCode', { code: 'merchant.acct.setup.err', message: 'Not set up.' })
    await expect(like()).rejects.toMatchObject({
      kind: 'PlatformError',
      code: 'merchant.acct.setup.err',
      message: 'Not set up.',
    })
    await add('games.addFavourite', 'timeout')
    await expect(like()).rejects.toMatchObject({ status: 504 })
    await add('wallet.balance', 'badShape')
    expect(await kindOf(maria.client.wallet.balance({}))).toBe('ContractMismatch')
    expect(await liked()).toEqual([])
  })

  it('deliver a request twice; an idempotency key makes it one', async () => {
    const once = () =>
      maria.client.deposit.order({ methodId: 'GCASH', amount: '500' }, { idempotencyKey: 'the-one-key' })
    await add('deposit.order', 'duplicate')
    await once()
    expect(await ordered()).toBe(1)
  })

  it('delay one answer, or all of them by a set latency', async () => {
    const waits: number[] = []
    testPlatform = createTestPlatform({
      clock: { now: () => testPlatform.clock.now(), wait: async (ms) => void waits.push(ms) },
    })
    await testPlatform.operate('faults/add', { endpoint: '*', kind: 'late', ms: 700, times: 1 })
    await testPlatform.operate('latency/set', { ms: 50 })
    await testPlatform.visitor().client.games.hot({})
    await testPlatform.visitor().client.games.hot({})
    expect(waits).toEqual([50, 700, 50])
  })

  it('are refused for an unknown endpoint or kind', async () => {
    await expect(add('no.such', 'late')).rejects.toThrow(/endpoint/)
    await expect(add('wallet.balance', 'explode')).rejects.toThrow(/kind/)
  })
})

describe('idempotency', () => {
  const order = (amount: string, idempotencyKey: string) =>
    maria.client.deposit.order({ methodId: 'GCASH', amount }, { idempotencyKey })

  it('gives the stored answer for the same key and body, also after the answer was lost', async () => {
    await add('deposit.order', 'dropAfterCommit')
    expect(await kindOf(order('500', 'lost-answer'))).toBe('Network')
    const again = await order('500', 'lost-answer')
    expect(await order('500', 'lost-answer')).toEqual(again)
    expect(await ordered()).toBe(1)
  })

  it('is a conflict for the same key and another body', async () => {
    await order('500', 'one-key-two-wishes')
    await expect(order('600', 'one-key-two-wishes')).rejects.toMatchObject({
      code: 'idempotency.conflict',
      status: 409,
    })
    expect(await ordered()).toBe(1)
  })

  it('keeps people apart, and lets a refused request be sent again', async () => {
    await order('500', 'everybodys-key')
    const vip = await testPlatform.signIn('vip')
    await vip.client.deposit.order({ methodId: 'GCASH', amount: '700' }, { idempotencyKey: 'everybodys-key' })
    await expect(order('1', 'second-try')).rejects.toMatchObject({ code: 'deposit.amount.out.of.band' })
    expect((await order('200', 'second-try')).amount).toBe('200.00')
  })

  it('is demanded where money moves', async () => {
    const response = await testPlatform.sandbox.app.fetch(
      new Request('http://sandbox.test/wps/ext/wallet/deposit/order', {
        method: 'POST',
        body: JSON.stringify({ methodId: 'GCASH', amount: '500' }),
        headers: { Merchant: 'crph', ModuleId: 'DPSTBAS3', Authorization: maria.token ?? '' },
      }),
    )
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ errorCode: 'request_param_err' }),
    ])
  })
})
