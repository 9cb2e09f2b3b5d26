import { describe, expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'

const amount = (sumBalance: number | string) => value('wallet.balance', { sumBalance, balance: [] })

describe('BalanceStore', () => {
  it('gives the sum as decimal text with two decimals [S-060]', async () => {
    const { root } = fixture({ session: memberSession, handlers: { 'wallet.balance': () => amount(1234.5) } })
    await root.balance.refresh()
    expect(root.balance.shown).toEqual({ kind: 'amount', amount: '1234.50', isStale: false })
  })

  it('says that it is waiting instead of showing nothing or 0.00 [S-059]', async () => {
    const answer = deferred<ReturnType<typeof amount>>()
    const { root } = fixture({ session: memberSession, handlers: { 'wallet.balance': () => answer.promise } })
    void root.balance.refresh()
    expect(root.balance.shown).toEqual({ kind: 'waiting' })
    answer.resolve(amount('0'))
    await settled()
    expect(root.balance.shown).toMatchObject({ amount: '0.00' })
  })

  it('switches to asterisks and back, and reveals no amount while hidden [S-058]', async () => {
    const { root } = fixture({ session: memberSession, handlers: { 'wallet.balance': () => amount('77') } })
    await root.balance.refresh()
    root.balance.toggleHidden()
    expect(root.balance.shown).toEqual({ kind: 'hidden', mask: '******' })
    expect(JSON.stringify(root.balance.shown)).not.toContain('77')
    root.balance.toggleHidden()
    expect(root.balance.shown).toMatchObject({ amount: '77.00' })
  })

  it('keeps the last amount, marked old, when a refresh fails [S-411]', async () => {
    let works = true
    const { root } = fixture({
      session: memberSession,
      handlers: { 'wallet.balance': () => (works ? amount('5') : Promise.reject(new Error('no'))) },
    })
    await root.balance.refresh()
    works = false
    await root.balance.refresh()
    expect(root.balance.shown).toEqual({ kind: 'amount', amount: '5.00', isStale: true })
    expect(root.balance.balance.isLoading).toBe(false)
  })

  it('says that there is no amount when the first call fails', async () => {
    const { root } = fixture({
      session: memberSession,
      handlers: { 'wallet.balance': () => Promise.reject(new Error('no')) },
    })
    await root.balance.refresh()
    expect(root.balance.shown).toMatchObject({ kind: 'missing' })
  })

  it('shows the newer of two answers, in whichever order they come', async () => {
    const older = deferred<ReturnType<typeof amount>>()
    let first = true
    const { root } = fixture({
      session: memberSession,
      handlers: {
        'wallet.balance': () => {
          if (!first) return amount('20')
          first = false
          return older.promise
        },
      },
    })
    void root.balance.refresh()
    await root.balance.refresh()
    older.resolve(amount('10'))
    await settled()
    expect(root.balance.sum).toBe('20.00')
  })

  it('stays hidden after a reload [S-058]', () => {
    const { root, local } = fixture({ session: memberSession })
    root.balance.toggleHidden()
    expect(fixture({ session: memberSession, local: Object.fromEntries(local.entries) }).root.balance.isHidden).toBe(
      true,
    )
  })
})
