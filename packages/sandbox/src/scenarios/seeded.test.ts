import { readMerchants } from '@croupier/api/merchant/node'
import { describe, expect, it } from 'vitest'
import { cardsOf } from '../domains/money/bank/cards.ts'
import { memberByAccount } from '../domains/identity/members/members.ts'
import { sandboxMerchant } from '../domains/merchants/merchants/sandboxMerchant.ts'
import { createCatalogue } from '../domains/merchants/catalogue/createCatalogue.ts'
import { createSandbox } from '../createSandbox.ts'
import { testMerchants } from '../testing/testMerchants.ts'
import { playerNotices } from '../domains/content/notices/playerNotices.ts'
import { createTestPlatform, NOON } from '../testing/createTestPlatform.ts'
import { manualClock } from '../core/clock/clock.ts'

const catalogue = createCatalogue(1)

describe('seed', () => {
  it('gives the same state for the same seed and another for another', () => {
    const snapshot = (seed: number) =>
      createSandbox({ passwordMemory: 1, merchants: testMerchants, seed, clock: manualClock(NOON) }).snapshot()
    expect(snapshot(7)).toBe(snapshot(7))
    expect(snapshot(7)).not.toBe(snapshot(8))
  })

  it('has forty vendors, over two thousand games, and no name twice at one slot studio', () => {
    expect(catalogue.vendors).toHaveLength(40)
    expect(new Set(catalogue.vendors.map((vendor) => vendor.code)).size).toBe(40)
    expect(catalogue.games.length).toBeGreaterThan(2_000)
    const slots = catalogue.gamesByLane.get('RNG') ?? []
    expect(new Set(slots.map((game) => game.names['EN'])).size).toBe(slots.length)
    for (const game of slots) expect(Object.keys(game.names).sort()).toEqual(['BN', 'EN', 'TY'])
  })

  it('fills every lane, one with more than eleven vendors and one with fewer than six', () => {
    const counts = [...catalogue.gamesByLane.keys()].map(
      (lane) => catalogue.vendors.filter((vendor) => vendor.lanes.includes(lane)).length,
    )
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(counts.some((count) => count > 11)).toBe(true)
    expect(counts.some((count) => count < 6)).toBe(true)
  })

  it('takes about two percent of the games and one vendor out of service', () => {
    const share = catalogue.games.filter((game) => game.maintenance).length / catalogue.games.length
    expect(share).toBeGreaterThan(0.01)
    expect(share).toBeLessThan(0.035)
    expect(catalogue.vendorsInMaintenance.size).toBe(1)
    expect(catalogue.hot.filter((game) => game.maintenance)).toEqual([])
  })

  it('gives the Philippines TLB with English and Tagalog, Bangladesh BDT with English and Bengali and three domains of its own [S-258] [S-259]', () => {
    const [philippines, bangladesh, showcase] = testMerchants
    expect([philippines?.currency, philippines?.languages]).toEqual(['TLB', ['EN', 'TY']])
    expect([bangladesh?.currency, bangladesh?.languages, bangladesh?.domains.length]).toEqual(['BDT', ['EN', 'BN'], 3])
    expect(new Set(showcase?.languages).size).toBe(32)
    expect(showcase?.languages.slice(0, 6)).toEqual(['CN', 'EN', 'VI', 'JA', 'TH', 'TY'])
    const domains = testMerchants.flatMap((merchant) => merchant.domains)
    expect(new Set(domains).size).toBe(domains.length)
  })

  it('knows the eight people by name, type, rank and agent', async () => {
    const accounts = (await createTestPlatform().read('accounts')) as {
      account: string
      type: number
      rank: number
      upline: string | null
      balance: string
    }[]
    const of = (name: string) => accounts.find((one) => one.account === name)
    expect(accounts.map((one) => one.account)).toEqual(
      expect.arrayContaining(['maria', 'jun', 'rana', 'demo', 'ace', 'beth', 'carl', 'vip']),
    )
    expect(of('maria')).toMatchObject({ type: 0, balance: '5000.00' })
    expect(of('jun')).toMatchObject({ type: 0, balance: '0.00' })
    expect(of('demo')?.type).toBe(4)
    expect(of('ace')).toMatchObject({ type: 1, affiliateCode: 'ACE01' })
    expect([of('beth')?.upline, of('carl')?.upline]).toEqual(['ace', 'ace'])
    expect(of('vip')?.rank).toBe(6)
  })

  it('gives maria a year of rounds whose sums agree with her ledger', () => {
    const { sandbox } = createTestPlatform()
    const bets = [...sandbox.context.tables.bets.all()]
    expect(bets.length).toBeGreaterThan(300)
    const at = bets.map((bet) => bet.at)
    expect(Math.max(...at) - Math.min(...at)).toBeGreaterThan(330 * 86_400_000)
    expect(Math.max(...at)).toBeLessThan(NOON)
    expect(sandbox.verify().violations).toEqual([])
  })

  it('gives any merchant the same people with its country’s numbers, banks and money, whatever its code [S-257]', async () => {
    const merchants = readMerchants(['examples/merchants']).map(({ merchant }) =>
      sandboxMerchant({ ...merchant, code: 'acme' }),
    )
    const testPlatform = createTestPlatform({ merchants })
    const { context } = testPlatform.sandbox
    const of = (account: string) => memberByAccount(context, 'acme', account)
    const accounts = (await testPlatform.read('accounts')) as { account: string; balance: string }[]
    expect(accounts.find(({ account }) => account === 'maria')?.balance).toBe('5000.00')
    expect(cardsOf(context, of('maria')?.id ?? 0).map(({ bankCode }) => bankCode)).toEqual(['FIRST'])
    expect(of('vip')?.mobile).toBe('66870001006')
    expect(context.tables.withdrawals.by('member', String(of('vip')?.id))).toHaveLength(2)
    expect(of('zeny')?.payeeName).toBe('')
    await testPlatform.signIn('maria', 'acme')
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('writes twelve notices and more in every merchant language, each in its own script', () => {
    expect(playerNotices.length).toBeGreaterThanOrEqual(12)
    for (const { texts } of playerNotices) {
      expect(texts.BN[0]).toMatch(/[\u0980-\u09ff]/)
      expect(new Set([texts.EN[0], texts.TY[0], texts.BN[0]]).size).toBe(3)
    }
  })
})
