import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../createSandbox.ts'
import { testMerchants } from '../../testing/testMerchants.ts'
import { memoryStore, type Store } from '../store/store.ts'
import { createTestPlatform } from '../../testing/createTestPlatform.ts'

describe('state', () => {
  it('puts memory back when an operation fails halfway', () => {
    const { state } = createTestPlatform().sandbox
    const before = state.snapshot()
    expect(() =>
      state.transact(() => {
        state.tables.modules.put('crph/FREEPLAY3', true)
        state.tables.settings.delete('operator')
        throw new Error('halfway')
      }),
    ).toThrow('halfway')
    expect(JSON.parse(state.snapshot())).toEqual(JSON.parse(before))
  })

  it('puts memory back when the store cannot write', () => {
    const store: Store = { ...memoryStore() }
    const sandbox = createSandbox({ passwordMemory: 1, merchants: testMerchants, store })
    const working = store.commit
    Object.assign(store, {
      commit: () => {
        throw new Error('disk full')
      },
    })
    expect(() => sandbox.state.transact(() => sandbox.state.tables.modules.put('crph/FREEPLAY3', true))).toThrow(
      'disk full',
    )
    expect(sandbox.state.tables.modules.has('crph/FREEPLAY3')).toBe(false)
    Object.assign(store, { commit: working })
    sandbox.state.transact(() => sandbox.state.tables.modules.put('crph/FREEPLAY3', true))
    expect(sandbox.state.tables.modules.get('crph/FREEPLAY3')).toBe(true)
  })

  it('refuses a change outside of a transaction', () => {
    const { state } = createTestPlatform().sandbox
    expect(() => state.tables.modules.put('crph/FREEPLAY3', true)).toThrow(/inside a transaction/)
  })

  it('finds its state again in the store it was given', async () => {
    const store = memoryStore()
    const first = createTestPlatform({ store })
    const maria = await first.signIn('maria')
    await maria.client.games.addFavourite({ nodeId: '10001', vendor: 'LM', gameType: 'RNG' })
    const second = createTestPlatform({ store })
    const again = second.visitor()
    again.token = maria.token
    expect(await again.client.games.favouriteIds({})).toEqual(['10001'])
    expect(JSON.parse(second.sandbox.snapshot())).toEqual(JSON.parse(first.sandbox.snapshot()))
  })

  it('restores a snapshot, money included, and refuses what is not one', async () => {
    const testPlatform = createTestPlatform()
    const snapshot = testPlatform.sandbox.snapshot()
    const maria = await testPlatform.signIn('maria')
    const order = await maria.client.deposit.order(
      { methodId: 'GCASH', amount: '500' },
      { idempotencyKey: 'order-000001' },
    )
    await maria.client.deposit.submit(
      { orderId: order.id, senderMobile: '09171234567', reference: '1234567890123' },
      { idempotencyKey: 'submit-00001' },
    )
    await testPlatform.operate('deposits/credit', { id: order.id })
    expect((await maria.client.wallet.balance({})).sumBalance).toBe('5500.00')
    expect(() => testPlatform.sandbox.restore('{"version":9}')).toThrow(/snapshot/)
    await testPlatform.operate('restore', { snapshot })
    const back = await testPlatform.signIn('maria')
    expect((await back.client.wallet.balance({})).sumBalance).toBe('5000.00')
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('keeps the catalogue it was created with, whatever seed is asked for later', () => {
    const store = memoryStore()
    const name = (sandbox: Sandbox) => sandbox.context.catalogue.games[0]?.names['EN']
    const first = createSandbox({ passwordMemory: 1, merchants: testMerchants, store, seed: 5 })
    expect(name(createSandbox({ passwordMemory: 1, merchants: testMerchants, store, seed: 6 }))).toBe(name(first))
    expect(name(createSandbox({ passwordMemory: 1, merchants: testMerchants, seed: 6 }))).not.toBe(name(first))
  })

  it('does not open a state of another version', () => {
    const store = memoryStore()
    const { state } = createSandbox({ passwordMemory: 1, merchants: testMerchants, store })
    const settings = state.tables.settings.get('operator')
    if (!settings) throw new Error('not seeded')
    state.transact(() => state.tables.settings.put('operator', { ...settings, format: 0 }))
    expect(() => createSandbox({ passwordMemory: 1, merchants: testMerchants, store })).toThrow(/another version/)
    const snapshot = state.snapshot()
    state.transact(() => state.tables.settings.put('operator', settings))
    expect(() => state.restore(snapshot)).toThrow(/snapshot of this version/)
  })
})
