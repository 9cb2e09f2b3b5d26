import { describe, expect, it } from 'vitest'
import { Timeout } from '@croupier/api'
import { settled } from '../testing/deferred.ts'
import { value, type Handlers } from '../testing/fakeClient.ts'
import { memberSession, refusal, stage } from '../testing/testWorld.ts'
import { withdrawalStore, type WithdrawalStage } from './WithdrawalStore.ts'

const withdrawal = (status: WithdrawalStage = 'requested') => ({
  id: 'W1',
  amount: '500',
  fee: '0',
  payout: '500',
  paid: '0',
  received: '0',
  remaining: '500',
  status,
  stages: [{ stage: 'requested' as const, at: 1 }],
  withdrawType: 'EW' as const,
  bankName: 'GCash',
  accountNumber: '*******1002',
  accountName: 'Maria Santos',
  c2c: 'N' as const,
  requestedAt: 1,
})
const receipts = () =>
  value('receipt.list', {
    list: [],
    autoReceiptMinutes: 30,
    now: 5,
    proofFiles: { most: 3, bytes: 5_000_000, types: ['image/png'] },
  })
const page = (handlers: Handlers = {}) => {
  const staged = stage({
    session: memberSession,
    handlers: {
      'withdrawal.settings': () => {
        throw new Timeout('late', { endpoint: 'withdrawal.settings', reference: 'R' })
      },
      'withdrawal.list': () => value('withdrawal.list', { list: [], totalPages: 1, now: 5 }),
      'withdrawal.submit': () => value('withdrawal.submit', withdrawal()),
      'withdrawal.detail': () => value('withdrawal.detail', withdrawal('reviewing')),
      'receipt.list': receipts,
      'wallet.balance': () => value('wallet.balance', { sumBalance: '4500', balance: [] }),
      ...handlers,
    },
  })
  return { ...staged, store: staged.root.store(withdrawalStore) }
}
const request = { amount: 50_000n, bankCardId: 'B1', password: '135790', c2c: false }

describe('withdrawals', () => {
  it('open once they are accepted, in the address too, and load the new balance [S-346]', async () => {
    const { store, fake } = page()
    expect(await store.submit(request)).toMatchObject({ kind: 'done' })
    expect(store.openId).toBe('W1')
    expect(store.address).toEqual({ 'centre.withdrawal': 'W1' })
    expect(fake.ids()).toContain('wallet.balance')
  })

  it('are asked for once, also when the answer was lost [Q-11]', async () => {
    let lost = true
    const { store, fake } = page({
      'withdrawal.submit': () => {
        if (lost) throw new Timeout('late', { endpoint: 'withdrawal.submit', reference: 'R' })
        return value('withdrawal.submit', withdrawal())
      },
    })
    expect(await store.submit(request)).toMatchObject({ kind: 'refused' })
    lost = false
    await store.submit(request)
    const keys = fake.calls.filter(({ id }) => id === 'withdrawal.submit').map(({ options }) => options?.idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it.each([
    ['confirmed', 1],
    ['cancelled', 0],
  ] as const)('equal to one on its way are asked about first; %s, %i is sent [G-64]', async (answer, sent) => {
    const { root, store, fake } = page({
      'withdrawal.list': () => value('withdrawal.list', { list: [withdrawal()], totalPages: 1, now: 5 }),
    })
    const submitting = store.submit(request)
    await settled()
    expect(root.modals.stack.at(-1)?.modal).toMatchObject({
      titleKey: 'withdrawal.equal_title',
      amounts: { amount: '500.00' },
      confirmKey: 'withdrawal.equal_confirm',
    })
    root.modals.finish('confirm', answer)
    await submitting
    expect(fake.inputs('withdrawal.submit')).toHaveLength(sent)
  })

  it('sent before a reload are asked about, though no list knows them yet; refused ones are not [G-64]', async () => {
    const first = page({
      'withdrawal.submit': () => {
        throw new Timeout('late', { endpoint: 'withdrawal.submit', reference: 'R' })
      },
    })
    await first.store.submit(request)
    const kept = first.root.world.sessionStorage.getItem('SENT_WITHDRAWAL') ?? ''
    expect(kept).not.toContain('135790')
    const second = page()
    second.root.world.sessionStorage.setItem('SENT_WITHDRAWAL', kept)
    void second.store.submit(request)
    await settled()
    expect(second.root.modals.stack.at(-1)?.modal).toMatchObject({ titleKey: 'withdrawal.equal_title' })
    const refused = page({
      'withdrawal.submit': () => {
        throw refusal('invalid.payment.pw', 'no')
      },
    })
    await refused.store.submit(request)
    expect(refused.root.world.sessionStorage.getItem('SENT_WITHDRAWAL')).toBeNull()
  })

  it('say at which field they are refused [S-345]', async () => {
    const { store } = page({
      'withdrawal.submit': () => {
        throw refusal('invalid.payment.pw', 'The payment password is not correct.')
      },
    })
    expect(await store.submit(request)).toMatchObject({ kind: 'refused', field: 'password' })
    expect(store.openId).toBeUndefined()
  })

  it('are polled every five seconds while one is under way, and not after its end [S-346]', async () => {
    let status: WithdrawalStage = 'waiting'
    const { store, fake, clock } = page({
      'withdrawal.list': () => value('withdrawal.list', { list: [withdrawal(status)], totalPages: 1, now: 5 }),
    })
    await store.load()
    store.watch()
    const asked = () => fake.ids().filter((id) => id === 'withdrawal.list').length
    status = 'received'
    clock.advance(5_000)
    await settled()
    expect(asked()).toBe(2)
    clock.advance(60_000)
    await settled()
    expect(asked()).toBe(2)
    store.unwatch()
  })

  it('are forgotten when the person leaves', async () => {
    const { store } = page()
    await store.submit(request)
    store.forget()
    expect(store.openId).toBeUndefined()
    expect(store.detail.data).toBeUndefined()
  })
})
