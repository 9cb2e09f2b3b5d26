import { Timeout } from '@croupier/api'
import { describe, expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { value, type Handlers } from '../testing/fakeClient.ts'
import { memberSession, refusal, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { isPending } from './deposit.ts'
import { depositStore } from './DepositStore.ts'

const settings = (field: 'reference' | 'senderMobile' | 'senderAccount' = 'reference') =>
  value('deposit.methods', {
    allowDeposit: 'Y',
    depositInfo: {
      currency: 'TLB',
      methods: [
        {
          id: 'gcash',
          kind: 'wallet',
          name: 'GCash',
          minimum: 100,
          maximum: 50000,
          fee: { fixed: 0, percent: 0 },
          open: true,
          fields: [{ name: field, required: true, rule: 'digits', minLength: 13, maxLength: 13 }],
        },
        {
          id: 'maya',
          kind: 'wallet',
          name: 'Maya',
          minimum: 100,
          maximum: 50000,
          fee: { fixed: 0, percent: 0 },
          open: true,
        },
      ],
      promotions: [{ id: 'p1', name: 'Welcome' }],
      limits: [],
    },
  })
const order = () =>
  value('deposit.order', {
    id: 'o1',
    reference: 'CR-1',
    methodId: 'gcash',
    amount: '500',
    fee: '0',
    credit: '500',
    createdAt: 1,
    expiresAt: 2,
  })
const deposit = (
  status: 'ordered' | 'submitted' | 'credited' | 'matching' | 'rejected' | 'expired',
  id = 'd1',
  amount = '500',
) => ({
  id,
  orderId: 'o1',
  orderReference: 'CR-1',
  methodId: 'gcash',
  methodName: 'GCash',
  amount,
  fee: '0',
  credit: amount,
  status,
  orderedAt: 1,
  submittedAt: 2,
  ...(status === 'credited' && { creditedAt: 9 }),
  ...(status === 'rejected' && { rejectedAt: 9, reason: 'No transfer found' }),
})
const list = (...deposits: ReturnType<typeof deposit>[]) => value('deposit.list', { list: deposits, totalPages: 1 })

const page = async (handlers: Handlers = {}, ports: FixtureOptions['ports'] = {}) => {
  const built = fixture({
    session: memberSession,
    ports,
    handlers: {
      'deposit.methods': () => settings(),
      'deposit.list': () => list(),
      'deposit.order': order,
      'deposit.submit': () => value('deposit.submit', deposit('submitted')),
      ...handlers,
    },
  })
  await built.root.store(depositStore).load()
  const [gcash, maya] = built.root.store(depositStore).methods
  if (!gcash || !maya) throw new Error('no methods')
  const keys = () =>
    built.fake.calls
      .filter(({ id }) => id === 'deposit.order' || id === 'deposit.submit')
      .map(({ options }) => options?.idempotencyKey)
  return { ...built, store: built.root.store(depositStore), gcash, maya, keys }
}

it('polls at rest again once the only order under way was cancelled', async () => {
  const { root, store, clock, fake } = await page({
    'deposit.list': () => list(deposit('ordered')),
    'deposit.cancel': () => value('deposit.cancel', deposit('expired')),
  })
  root.feed.start()
  const [ordered] = store.list.pending
  if (!ordered) throw new Error('no order')
  const cancelled = store.cancel(ordered)
  root.modals.finish('confirm', 'confirmed')
  await cancelled
  const before = fake.inputs('inbox.unreadCount').length
  clock.advance(25_000)
  expect(fake.inputs('inbox.unreadCount')).toHaveLength(before)
})

describe('before a deposit', () => {
  const week = {
    from: 1,
    deposited: '900',
    received: '0',
    withdrawn: '0',
    staked: '0',
    won: '0',
    bonus: '0',
    net: '0',
  }
  const asked = (pause: boolean) => () => value('safety.depositPause', { pause, usual: '300', week, limit: null })

  it('the facts of a pause come for an unusually large amount and for no other [G-53]', async () => {
    const large = await page({ 'safety.depositPause': asked(true) })
    expect(await large.store.pause(500_000n)).toMatchObject({ usual: '300.00', week: { deposited: '900.00' } })
    const usual = await page({ 'safety.depositPause': asked(false) })
    expect(await usual.store.pause(30_000n)).toBeUndefined()
  })

  it('a failed check does not block the deposit [G-53]', async () => {
    const { store, root } = await page({ 'safety.depositPause': () => Promise.reject(refusal('system.busy', 'words')) })
    expect(await store.pause(500_000n)).toBeUndefined()
    expect(root.modals.stack).toEqual([])
  })

  it('the amounts of a matched deposit are those that other members withdraw', async () => {
    const { store, fake } = await page({
      'deposit.matches': () =>
        value('deposit.matches', { list: [{ amount: '1500', methodName: 'Maya', waitingSince: 1 }] }),
    })
    expect(await store.matches('c2c')).toMatchObject([{ amount: '1500.00', methodName: 'Maya' }])
    expect(fake.inputs('deposit.matches')).toEqual([{ methodId: 'c2c' }])
  })
})

describe('a deposit', () => {
  it('shows the methods of the market, each with its band and form [S-340]', async () => {
    const { store } = await page()
    expect(store.methods.map(({ name, minimum, maximum }) => [name, minimum, maximum])).toEqual([
      ['GCash', '100.00', '50000.00'],
      ['Maya', '100.00', '50000.00'],
    ])
    expect(store.methods[0]?.fields).toMatchObject([{ name: 'reference', minLength: 13 }])
  })

  it('is reserved without a promotion unless one is chosen [S-342]', async () => {
    const { store, gcash, fake } = await page()
    await store.reserve(gcash, 50_000n)
    expect(store.order?.reference).toBe('CR-1')
    await store.reserve(gcash, 50_000n, { promotionId: 'p1' })
    expect(fake.inputs('deposit.order')).toEqual([
      { methodId: 'gcash', amount: '500.00' },
      { methodId: 'gcash', amount: '500.00', promotionId: 'p1' },
    ])
  })

  it('by a code to scan or by bank is ordered by its own call, for the member alone [S-340] [S-342]', async () => {
    const { store, gcash, root, fake } = await page({
      'deposit.qr': () => value('deposit.qr', { order: order(), qrImageUrl: '/qr/1.svg' }),
      'deposit.manual': () => value('deposit.manual', { order: order() }),
    })
    const direct = { targetUsername: root.session.username, amount: '500.00' }
    await store.reserve({ ...gcash, id: 'QRPH', kind: 'qr' }, 50_000n, { promotionId: 'p1' })
    expect(store.order).toMatchObject({ reference: 'CR-1', qrImageUrl: '/qr/1.svg' })
    await store.reserve({ ...gcash, id: 'BANK', kind: 'bank' }, 50_000n, { payeeName: 'Maria Santos' })
    expect(store.order).toMatchObject({ senderName: 'Maria Santos' })
    expect(fake.inputs('deposit.qr')).toEqual([{ ...direct, bankCode: 'QRPH', promotionId: 'p1' }])
    expect(fake.inputs('deposit.manual')).toEqual([{ ...direct, bankCode: 'BANK', payeeName: 'Maria Santos' }])
    expect(fake.inputs('deposit.order')).toEqual([])
  })

  it('by bank from an account in another name is refused at the name, a closed method at the method [S-340]', async () => {
    let code = 'deposit.name.mismatch'
    const { store, gcash } = await page({ 'deposit.manual': () => Promise.reject(refusal(code)) })
    const byBank = () => store.reserve({ ...gcash, kind: 'bank' }, 50_000n, { payeeName: 'Somebody Else' })
    expect(await byBank()).toMatchObject({ kind: 'refused', field: 'payeeName' })
    code = 'deposit.method.closed'
    expect(await byBank()).toMatchObject({ kind: 'refused', field: 'methodId' })
  })

  it('by a method closed meanwhile is refused at the method, which the list then shows as closed [S-340]', async () => {
    let open = true
    const { store, gcash } = await page({
      'deposit.methods': () => {
        const shown = settings()
        const methods = shown.depositInfo.methods.map((method) => ({ ...method, open }))
        return { ...shown, depositInfo: { ...shown.depositInfo, methods } }
      },
      'deposit.order': () => Promise.reject(refusal('deposit.method.closed')),
    })
    open = false
    expect(await store.reserve(gcash, 50_000n)).toMatchObject({ kind: 'refused', field: 'methodId' })
    await settled()
    expect(store.methods.map(({ open }) => open)).toEqual([false, false])
  })

  it('is submitted with what the person says about the transfer, and joins the list [S-344]', async () => {
    const { store, gcash, fake } = await page()
    await store.reserve(gcash, 50_000n)
    expect(await store.submit({ reference: '1234567890123', senderMobile: '09171234567' })).toEqual({ kind: 'done' })
    expect(fake.inputs('deposit.submit')).toEqual([
      { orderId: 'o1', reference: '1234567890123', senderMobile: '09171234567' },
    ])
    expect(store.order).toBeUndefined()
    expect(store.list.deposits.data).toMatchObject([{ status: 'submitted', submittedAt: 2 }])
  })

  it('carries one key per decision: kept when the answer was lost, new for another decision [Q-11]', async () => {
    let lost = true
    const { store, gcash, keys } = await page({
      'deposit.order': () => {
        if (!lost) return order()
        throw new Timeout('late', { endpoint: 'deposit.order', reference: 'R' })
      },
    })
    expect(await store.reserve(gcash, 50_000n)).toMatchObject({ kind: 'refused', text: { retryable: true } })
    await store.reserve(gcash, 50_000n)
    await store.reserve(gcash, 60_000n)
    lost = false
    await store.reserve(gcash, 60_000n)
    await store.reserve(gcash, 60_000n)
    const [first, again, other, otherAgain, anew] = keys()
    expect(again).toBe(first)
    expect(other).not.toBe(first)
    expect(otherAgain).toBe(other)
    expect(anew).not.toBe(other)
  })

  it('is sent once when pressed twice [Q-11]', async () => {
    const answer = deferred<ReturnType<typeof order>>()
    const { store, gcash, fake } = await page({ 'deposit.order': () => answer.promise })
    const first = store.reserve(gcash, 50_000n)
    expect(await store.reserve(gcash, 50_000n)).toEqual({ kind: 'ignored' })
    answer.resolve(order())
    await first
    expect(fake.inputs('deposit.order')).toHaveLength(1)
  })

  it('equal to a pending one asks before it is sent [S-343]', async () => {
    const { store, gcash, root, fake } = await page({ 'deposit.list': () => list(deposit('submitted')) })
    expect(store.list.pending).toHaveLength(1)
    const no = store.reserve(gcash, 50_000n)
    await settled()
    expect(root.modals.top?.modal).toMatchObject({ kind: 'confirm', textKey: 'deposit.equal_pending' })
    root.modals.finish('confirm', 'cancelled')
    expect(await no).toEqual({ kind: 'ignored' })
    expect(fake.inputs('deposit.order')).toEqual([])
    const yes = store.reserve(gcash, 50_000n)
    await settled()
    root.modals.finish('confirm', 'confirmed')
    expect(await yes).toEqual({ kind: 'done' })
  })

  it('equal to one that was ordered elsewhere meanwhile asks too, and calls an unpaid order unpaid [S-343]', async () => {
    let there = list()
    const { store, gcash, root } = await page({ 'deposit.list': () => there })
    there = list(deposit('ordered'))
    const again = store.reserve(gcash, 50_000n)
    await settled()
    expect(root.modals.top?.modal).toMatchObject({ kind: 'confirm', textKey: 'deposit.equal_ordered' })
    root.modals.finish('confirm', 'cancelled')
    expect(await again).toEqual({ kind: 'ignored' })
  })

  it('that waits for its payment opens again with the receiver and the time that is left', async () => {
    const { store, root, clock } = await page({
      'deposit.list': () => list(deposit('ordered')),
      'deposit.detail': () =>
        value('deposit.detail', { order: order(), deposit: deposit('ordered'), now: clock.now() - 3_600_000 }),
    })
    expect(await store.resume('o1')).toEqual({ kind: 'done' })
    expect(store.order?.reference).toBe('CR-1')
    expect(root.platformClock.now()).toBe(clock.now() - 3_600_000)
  })

  it('that waits for its payment can be cancelled, after a question', async () => {
    const { store, root, fake } = await page({
      'deposit.list': () => list(deposit('ordered')),
      'deposit.cancel': () => value('deposit.cancel', deposit('rejected')),
    })
    const [waiting] = store.list.pending
    if (!waiting) throw new Error('no order')
    const kept = store.cancel(waiting)
    root.modals.finish('confirm', 'cancelled')
    expect(await kept).toEqual({ kind: 'ignored' })
    expect(fake.inputs('deposit.cancel')).toEqual([])
    const gone = store.cancel(waiting)
    root.modals.finish('confirm', 'confirmed')
    expect(await gone).toEqual({ kind: 'done' })
    expect(fake.inputs('deposit.cancel')).toEqual([{ orderId: 'o1' }])
    expect(store.list.pending).toEqual([])
  })

  it('that was just paid is the one to show until another is begun [S-344]', async () => {
    const { store, gcash } = await page()
    await store.reserve(gcash, 50_000n)
    await store.submit({ reference: '1' })
    expect(store.paid).toMatchObject({ id: 'd1', status: 'submitted' })
    store.beginAnother()
    expect(store.paid).toBeUndefined()
  })

  it('whose session ended at the payment is open again for the same member only', async () => {
    const opened = (username: string) => async () => {
      const { store, gcash, root, fake } = await page({
        'deposit.detail': () => value('deposit.detail', { order: order(), deposit: deposit('ordered'), now: 1 }),
      })
      await root.start()
      await store.reserve(gcash, 50_000n)
      root.session.end()
      expect(store.order).toBeUndefined()
      root.session.commit({ token: 'tok-2', username, accountType: 0 })
      await store.load()
      return { order: store.order?.id, asked: fake.inputs('deposit.detail') }
    }
    expect(await opened('maria')()).toEqual({ order: 'o1', asked: [{ orderId: 'o1' }] })
    expect(await opened('jun')()).toEqual({ order: undefined, asked: [] })
  })

  it('of another amount or method does not ask [S-343]', async () => {
    const { store, gcash, maya } = await page({ 'deposit.list': () => list(deposit('submitted')) })
    expect(await store.reserve(gcash, 50_100n)).toEqual({ kind: 'done' })
    expect(await store.reserve(maya, 50_000n)).toEqual({ kind: 'done' })
  })

  it('keeps what was reserved when the platform refuses the transfer facts', async () => {
    const { store, gcash } = await page({
      'deposit.submit': () => Promise.reject(refusal('deposit.reference.duplicate', 'Used before')),
    })
    await store.reserve(gcash, 50_000n)
    expect(await store.submit({ reference: '1' })).toMatchObject({
      kind: 'refused',
      field: 'reference',
      text: { serverMessage: 'Used before' },
    })
    expect(store.order?.id).toBe('o1')
    expect(store.isBusy).toBe(false)
  })

  it.each([
    ['deposit.sender.invalid', 'the sender', 'senderMobile'],
    ['deposit.name.mismatch', 'the name', 'senderName'],
    ['deposit.order.expired', 'no field', undefined],
  ])('%s concerns %s [S-340]', async (code, _field, field) => {
    const { store, gcash } = await page({ 'deposit.submit': () => Promise.reject(refusal(code)) })
    await store.reserve(gcash, 50_000n)
    expect(await store.submit({ reference: '1' })).toEqual({
      kind: 'refused',
      text: expect.anything(),
      ...(field !== undefined && { field }),
    })
  })

  it('of an account asks for the account where the method has no number [S-340]', async () => {
    const { store, gcash } = await page({
      'deposit.methods': () => settings('senderAccount'),
      'deposit.submit': () => Promise.reject(refusal('deposit.sender.invalid')),
    })
    await store.reserve(gcash, 50_000n)
    expect(await store.submit({ reference: '1' })).toMatchObject({ field: 'senderAccount' })
  })

  it('refused for its amount by the platform names the amount [S-341]', async () => {
    const { store, gcash } = await page({
      'deposit.order': () => Promise.reject(refusal('deposit.amount.out.of.band')),
    })
    expect(await store.reserve(gcash, 50_000n)).toMatchObject({ kind: 'refused', field: 'amount' })
  })

  it('is polled until it is credited, which updates the balance [S-344]', async () => {
    let status: 'submitted' | 'matching' | 'credited' = 'submitted'
    const { store, fake, clock } = await page({ 'deposit.list': () => list(deposit(status)) })
    store.list.watch()
    status = 'matching'
    clock.advance(5000)
    await settled()
    expect(store.list.deposits.data?.[0]?.status).toBe('matching')
    expect(fake.ids()).not.toContain('wallet.balance')
    status = 'credited'
    clock.advance(5000)
    await settled()
    expect(store.list.deposits.data?.[0]).toMatchObject({ status: 'credited', creditedAt: 9 })
    expect(fake.inputs('wallet.balance')).toHaveLength(1)
    const asked = fake.inputs('deposit.list').length
    clock.advance(60_000)
    expect(fake.inputs('deposit.list')).toHaveLength(asked)
    store.list.unwatch()
    expect(clock.pending).toBe(0)
  })

  it('is not polled while the user is away, so that an idle session ends [Q-08]', async () => {
    const { store, fake, clock } = await page(
      { 'deposit.list': () => list(deposit('submitted')) },
      { presence: { isHere: () => false } },
    )
    store.list.watch()
    clock.advance(600_000)
    await settled()
    expect(fake.inputs('deposit.list')).toHaveLength(1)
    store.list.unwatch()
  })

  it('ordered beside one whose answer was lost is another one', async () => {
    let there = list()
    let lost = true
    const { store, gcash, root, keys } = await page({
      'deposit.list': () => there,
      'deposit.order': () => {
        if (lost) throw new Timeout('late', { endpoint: 'deposit.order', reference: 'R' })
        return order()
      },
    })
    expect(await store.reserve(gcash, 50_000n)).toMatchObject({ kind: 'refused' })
    lost = false
    there = list(deposit('ordered'))
    const another = store.reserve(gcash, 50_000n)
    await settled()
    root.modals.finish('confirm', 'confirmed')
    expect(await another).toEqual({ kind: 'done' })
    expect(new Set(keys()).size).toBe(2)
  })

  it.each([
    ['submitted', true],
    ['matching', true],
    ['credited', false],
    ['rejected', false],
    ['expired', false],
  ] as const)('%s is on its way: %s [S-344]', (status, pending) => {
    const [one] = list(deposit(status)).list
    expect(one && isPending(one)).toBe(pending)
  })
})
