import { describe, expect, it } from 'vitest'
import { depositStore } from '../deposit/DepositStore.ts'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { expiry, memberSession, fixture } from '../testing/testPorts.ts'

const deposit = (status: 'submitted' | 'credited') => ({
  id: 'd1',
  orderId: 'o1',
  orderReference: 'CR1',
  methodId: 'GCASH',
  methodName: 'GCash',
  amount: '900.00',
  fee: '0.00',
  credit: '900.00',
  status,
  orderedAt: 1,
})

/** After everything that happens in these tests, epoch milliseconds. */
const later = Date.UTC(2030, 0, 1)

/** A member's site on a platform whose facts the test changes. */
async function site(stored: Readonly<Record<string, string>> = {}) {
  const platform = { unread: 2, balance: '100.00', status: 'submitted' as 'submitted' | 'credited', ended: false }
  let isHere = true
  let returned: () => void = () => undefined
  const made = fixture({
    session: { ...memberSession, ...stored },
    handlers: {
      'inbox.unreadCount': () => {
        if (platform.ended) throw expiry()
        return platform.unread
      },
      'wallet.balance': () => value('wallet.balance', { sumBalance: platform.balance }),
      'deposit.list': () => value('deposit.list', { list: [deposit(platform.status)] }),
      'deposit.methods': () => value('deposit.methods', { allowDeposit: true }),
    },
    ports: {
      presence: {
        isHere: () => isHere,
        onReturn(heard) {
          returned = heard
          return () => undefined
        },
      },
    },
  })
  await made.root.start()
  await settled()
  return {
    ...made,
    platform,
    leave: () => void (isHere = false),
    comeBack() {
      isHere = true
      returned()
    },
    /** Advances the clock second by second. */
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second++) {
        made.clock.advance(1_000)
        await settled()
      }
    },
  }
}

describe('the look at the account', () => {
  it('leaves the site at four requests a minute while nothing is under way, and not at all in a tab that is left', async () => {
    const { fake, leave, pass } = await site()
    const asked = () => fake.ids().length
    await pass(60)
    const before = asked()
    await pass(300)
    expect(asked() - before).toBeLessThanOrEqual(20)
    expect([...new Set(fake.ids().slice(before))]).toEqual(
      expect.arrayContaining(['inbox.unreadCount', 'wallet.balance', 'system.status']),
    )
    leave()
    const left = fake.inputs('inbox.unreadCount').length
    await pass(300)
    expect(fake.inputs('inbox.unreadCount')).toHaveLength(left)
  })

  it('loads the balance with a message, and on return to the page', async () => {
    const { root, platform, leave, comeBack, pass } = await site()
    platform.balance = '350.00'
    platform.unread = 3
    await pass(30)
    expect(root.balance.sum).toBe('350.00')
    expect(root.counters.messageCount).toBe(3)
    leave()
    platform.balance = '400.00'
    await pass(60)
    expect(root.balance.sum).toBe('350.00')
    comeBack()
    await settled()
    expect(root.balance.sum).toBe('400.00')
  })

  it('loads the balance with a message that another part of the page has counted first', async () => {
    const { root, platform, pass } = await site()
    await pass(35)
    Object.assign(platform, { unread: 3, balance: '350.00' })
    root.memberCentre.open()
    await settled()
    expect(root.counters.messageCount).toBe(3)
    expect(root.balance.sum).toBe('100.00')
    await pass(30)
    expect(root.balance.sum).toBe('350.00')
  })

  it('shows a deposit that was credited within ten seconds, whatever page is open, and says so', async () => {
    const { root, platform, pass } = await site()
    await root.store(depositStore).load()
    Object.assign(platform, { status: 'credited', balance: '1000.00', unread: 3 })
    await pass(10)
    expect(root.balance.sum).toBe('1000.00')
    expect(root.store(depositStore).list.deposits.data?.[0]?.status).toBe('credited')
    expect(root.toasts.toasts).toMatchObject([{ textKey: 'deposit.credited_toast', amounts: { amount: '900.00' } }])
    // Nothing is pending: polls at the slow rate.
    Object.assign(platform, { unread: 4, balance: '1200.00' })
    await pass(10)
    expect(root.balance.sum).toBe('1000.00')
  })

  it('looks at rest again after a reload, as soon as what was under way before it is over', async () => {
    const { root, platform, pass } = await site({ MONEY_UNDER_WAY: JSON.stringify({ deposits: later }) })
    platform.status = 'credited'
    await root.store(depositStore).load()
    platform.unread = 3
    await pass(10)
    expect(root.counters.messageCount).toBe(2)
  })

  it('goes on after a reload with what is still under way, whatever else is over', async () => {
    const { root, platform, pass } = await site({ MONEY_UNDER_WAY: JSON.stringify({ withdrawals: later }) })
    platform.status = 'credited'
    await root.store(depositStore).load()
    platform.unread = 3
    await pass(10)
    expect(root.counters.messageCount).toBe(3)
  })

  it('hurries for half an hour after the last sign of a payment, not after the first', async () => {
    const { root, platform, clock, pass } = await site()
    root.feed.follow('withdrawals', true)
    clock.advance(20 * 60_000)
    root.feed.follow('withdrawals', true)
    clock.advance(20 * 60_000)
    await settled()
    platform.unread = 3
    await pass(6)
    expect(root.counters.messageCount).toBe(3)
  })

  it('notices within a minute that the session was ended elsewhere, while the user is present [S-201]', async () => {
    const { root, platform, leave, comeBack, pass } = await site()
    platform.ended = true
    leave()
    await pass(600)
    expect(root.counters.unread.failure).toBeUndefined()
    comeBack()
    await pass(60)
    expect(root.counters.unread.failure).toMatchObject({ kind: 'TokenExpired' })
  })
})
