import { describe, expect, it } from 'vitest'
import { Timeout } from '@croupier/api'
import { settled } from '../testing/deferred.ts'
import { value, type Handlers } from '../testing/fakeClient.ts'
import { memberSession, refusal, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { withdrawalStore, type WithdrawalStage } from './WithdrawalStore.ts'

const withdrawal = (status: WithdrawalStage = 'requested', id = 'W1') => ({
  id,
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
const page = (handlers: Handlers = {}, ports: FixtureOptions['ports'] = {}) => {
  const built = fixture({
    session: memberSession,
    ports,
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
  return { ...built, store: built.root.store(withdrawalStore) }
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

  it('shorten the poll of the account while they are on their way, and no longer [G-62]', async () => {
    let status: WithdrawalStage = 'waiting'
    const { store, root } = page({
      'withdrawal.detail': () => value('withdrawal.detail', withdrawal(status)),
    })
    const followed: boolean[] = []
    root.feed.follow = (_name, isPending) => followed.push(isPending)
    await store.submit(request)
    await settled()
    expect(followed).toEqual([true])
    status = 'received'
    await store.reload()
    expect(followed).toEqual([true, false])
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

  it('equal to one on its way are asked about whatever page of the list shows [G-64]', async () => {
    const { root, store, fake, clock } = page({
      'withdrawal.list': ({ page: number }) =>
        value('withdrawal.list', {
          list: [number === 1 ? withdrawal() : withdrawal('received', 'W0')],
          totalPages: 2,
          now: 5,
        }),
    })
    const followed: boolean[] = []
    root.feed.follow = (_name, isPending) => followed.push(isPending)
    await store.load()
    store.withdrawals.goTo(2)
    await store.reload()
    expect(store.withdrawals.result.data?.list).toMatchObject([{ id: 'W0' }])
    expect(followed).toEqual([])
    store.watch()
    const asked = fake.inputs('withdrawal.list').length
    clock.advance(5_000)
    await settled()
    expect(fake.inputs('withdrawal.list').length).toBeGreaterThan(asked)
    store.unwatch()
    void store.submit(request)
    await settled()
    expect(root.modals.top?.modal).toMatchObject({ titleKey: 'withdrawal.equal_title' })
    expect(fake.inputs('withdrawal.submit')).toEqual([])
  })

  it('beside one whose answer was lost, once the list has it, are others; before that they are the same [G-64]', async () => {
    let there = [withdrawal('waiting', 'W0')]
    let lost = true
    const { root, store, fake } = page({
      'withdrawal.list': () => value('withdrawal.list', { list: there, totalPages: 1, now: 5 }),
      'withdrawal.submit': () => {
        if (lost) throw new Timeout('late', { endpoint: 'withdrawal.submit', reference: 'R' })
        return value('withdrawal.submit', withdrawal())
      },
    })
    const confirm = async () => {
      const submitting = store.submit(request)
      await settled()
      root.modals.finish('confirm', 'confirmed')
      return submitting
    }
    await confirm()
    await confirm()
    lost = false
    there = [withdrawal(), ...there]
    expect(await confirm()).toMatchObject({ kind: 'done' })
    const keys = fake.calls.filter(({ id }) => id === 'withdrawal.submit').map(({ options }) => options?.idempotencyKey)
    expect(keys).toHaveLength(3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('sent before a reload are asked about, although no list has them yet; refused ones are not [G-64]', async () => {
    const first = page({
      'withdrawal.submit': () => {
        throw new Timeout('late', { endpoint: 'withdrawal.submit', reference: 'R' })
      },
    })
    await first.store.submit(request)
    const kept = first.root.ports.sessionStorage.getItem('SENT_WITHDRAWAL') ?? ''
    expect(kept).not.toContain('135790')
    const second = page()
    second.root.ports.sessionStorage.setItem('SENT_WITHDRAWAL', kept)
    void second.store.submit(request)
    await settled()
    expect(second.root.modals.stack.at(-1)?.modal).toMatchObject({ titleKey: 'withdrawal.equal_title' })
    const refused = page({
      'withdrawal.submit': () => {
        throw refusal('invalid.payment.pw', 'no')
      },
    })
    await refused.store.submit(request)
    expect(refused.root.ports.sessionStorage.getItem('SENT_WITHDRAWAL')).toBeNull()
  })

  it('that were answered and are over ask nothing of an equal one [G-64]', async () => {
    const { store, root, fake } = page()
    await store.submit(request)
    expect(await store.submit(request)).toMatchObject({ kind: 'done' })
    expect(root.modals.stack).toEqual([])
    expect(fake.ids().filter((id) => id === 'withdrawal.submit')).toHaveLength(2)
  })

  it('equal to the last one are asked about while the list cannot be read [G-64]', async () => {
    let isDown = false
    const { store, root } = page({
      'withdrawal.list': () => {
        if (isDown) throw new Timeout('late', { endpoint: 'withdrawal.list', reference: 'R' })
        return value('withdrawal.list', { list: [], totalPages: 1, now: 5 })
      },
    })
    await store.submit(request)
    isDown = true
    void store.submit(request)
    await settled()
    expect(root.modals.stack.at(-1)?.modal).toMatchObject({ titleKey: 'withdrawal.equal_title' })
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

  it('are not polled while the user is away, so that an idle session ends [Q-08]', async () => {
    const { store, fake, clock } = page(
      { 'withdrawal.list': () => value('withdrawal.list', { list: [withdrawal()], totalPages: 1, now: 5 }) },
      { presence: { isHere: () => false } },
    )
    await store.load()
    store.watch()
    clock.advance(600_000)
    await settled()
    expect(fake.inputs('withdrawal.list')).toHaveLength(1)
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
