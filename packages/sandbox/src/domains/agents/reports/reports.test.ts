import { DAY } from '@croupier/locales/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { memberByAccount } from '../../identity/members/members.ts'
import { branchIds, teamBelow } from '../team/tree.ts'
import { freshKey, playRound } from '../../../testing/playing.ts'
import { createTestPlatform, NOON, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'

const MONTH = { startTime: NOON - 40 * DAY, endTime: NOON }

let testPlatform: TestPlatform
let ace: Visitor
beforeAll(async () => {
  testPlatform = createTestPlatform()
  ace = await testPlatform.signIn('ace')
})

const cents = (text: string): bigint => BigInt(text.replace('.', ''))
const sum = (texts: readonly string[]): bigint => texts.reduce((total, text) => total + cents(text), 0n)
const member = (account: string) => {
  const found = memberByAccount(testPlatform.sandbox.context, 'crph', account)
  if (!found) throw new Error(`no ${account}`)
  return found
}
/** Bets of the people with these ids, straight from the rows. */
const bets = (ids: readonly number[]) => {
  const wanted = new Set(ids)
  return [...testPlatform.sandbox.context.tables.bets.all()].filter((bet) => wanted.has(bet.memberId))
}
const moved = (ids: readonly number[], kind: string): bigint => {
  const accounts = new Set(ids.map((id) => `member:${id}`))
  let total = 0n
  for (const transaction of testPlatform.sandbox.context.tables.transactions.all()) {
    if (transaction.kind !== kind || transaction.at < NOON - 41 * DAY) continue
    for (const { account, amount } of transaction.entries) if (accounts.has(account)) total += amount
  }
  return total
}
const below = (account: string) =>
  [...teamBelow(testPlatform.sandbox.context, member(account).id)].map((one) => one.member.id)

describe('reports', () => {
  it('shows team size, new and active members, deposits, withdrawals, bets and profit as the rows say [S-390]', async () => {
    const team = below('ace')
    const played = bets(team)
    const overview = await ace.client.team.overview(MONTH)
    expect(overview).toMatchObject({ teamSize: 27, agentCount: 7 })
    const staked = new Map<number, bigint>()
    for (const { memberId, stake } of played) staked.set(memberId, (staked.get(memberId) ?? 0n) + stake)
    expect(overview.activeMembers).toBe([...staked.values()].filter((stake) => stake >= 10_000n).length)
    expect(cents(overview.betAmount)).toBe(played.reduce((total, bet) => total + bet.stake, 0n))
    expect(cents(overview.profit)).toBe(played.reduce((total, bet) => total + bet.stake - bet.payout, 0n))
    expect(cents(overview.deposits)).toBe(moved(team, 'deposit'))
    expect(cents(overview.withdrawals)).toBe(-moved(team, 'withdrawal'))
    expect(overview.newMembers).toBeGreaterThan(0)
    expect(overview.firstDepositors).toBe(25)
  })

  it('sums each branch with its head, pages, sorts, and totals over every page [S-394]', async () => {
    const first = await ace.client.report.team({ ...MONTH, size: 2, sortColumn: 'betAmount' })
    const second = await ace.client.report.team({ ...MONTH, size: 2, page: 2, sortColumn: 'betAmount' })
    const third = await ace.client.report.team({ ...MONTH, size: 2, page: 3, sortColumn: 'betAmount' })
    const rows = [...first.list, ...second.list, ...third.list]
    expect([first.totalPages, first.totalCount, rows.length]).toEqual([3, 5, 5])
    const stakes = rows.map(({ betAmount }) => cents(betAmount))
    expect(stakes).toEqual(stakes.toSorted((a, b) => (b > a ? 1 : -1)))
    expect(cents(first.totals.betAmount)).toBe(sum(rows.map(({ betAmount }) => betAmount)))
    expect(second.totals).toEqual(first.totals)
    const beth = rows.find(({ account }) => account === 'beth')
    const branch = branchIds(testPlatform.sandbox.context, member('beth').id)
    expect(beth?.teamCount).toBe(branch.length)
    expect(cents(beth?.betAmount ?? '0')).toBe(bets(branch).reduce((total, bet) => total + bet.stake, 0n))
  })

  it('goes down a branch, narrows to a kind of play, and keeps to the days asked for [S-394]', async () => {
    const inside = await ace.client.report.team({ ...MONTH, parentId: String(member('beth').id) })
    expect(inside.path.map(({ account }) => account)).toEqual(['ace', 'beth'])
    expect(inside.list.map(({ account }) => account).toSorted()).toEqual(['hazel', 'ivan', 'joyce', 'karlo'])
    const byGame = await ace.client.report.byGame(MONTH)
    for (const { gameType, betAmount } of byGame.list) {
      const narrowed = await ace.client.report.team({ ...MONTH, gameType: gameType as 'RNG' })
      expect(narrowed.totals.betAmount).toBe(betAmount)
    }
    expect(sum(byGame.list.map(({ betAmount }) => betAmount))).toBe(cents(byGame.totals.betAmount))
    const day = await ace.client.report.team({ startTime: NOON - 400 * DAY, endTime: NOON - 399 * DAY })
    expect(day.totals).toMatchObject({ betCount: 0, deposits: '0.00', teamCount: 27 })
  })

  it('narrows people, income and movements to a kind of play, whose parts add up to the whole [S-394]', async () => {
    const byGame = await ace.client.report.byGame(MONTH)
    expect(byGame.list.length).toBeGreaterThan(2)
    let rebates = 0n
    for (const { gameType, betAmount, winAmount, netAmount } of byGame.list) {
      const lane = { ...MONTH, gameType: gameType as 'RNG' }
      const people = await ace.client.report.profit({ ...lane, size: 100 })
      expect(people.totals).toMatchObject({ betAmount, winAmount, netAmount, deposits: '0.00', bonus: '0.00' })
      expect(sum(people.list.map((row) => row.netAmount))).toBe(cents(netAmount))
      const moved = await ace.client.report.transactions({ ...lane, size: 1 })
      expect(moved.totals).toEqual({ paid: betAmount, received: winAmount })
      const income = await ace.client.report.income({ ...lane, size: 100 })
      expect(sum(income.list.map((row) => row.income))).toBe(cents(income.totals.income))
      rebates += cents(income.totals.rebate)
    }
    const whole = await ace.client.report.income({ ...MONTH, size: 100 })
    expect(rebates).toBe(cents(whole.totals.rebate))
    expect(rebates).toBeGreaterThan(0n)
    const given = testPlatform.sandbox.context.tables.salaries.by('member', String(member('ace').id))
    for (const gameType of ['RNG', 'LIVE'] as const) {
      const { totals } = await ace.client.report.income({ ...MONTH, gameType })
      const paid = given.filter((one) => one.productType === gameType && one.paidAt !== null)
      expect(cents(totals.income) - cents(totals.rebate) + cents(totals.paidOn)).toBe(
        paid.reduce((total, { amount }) => total + amount, 0n),
      )
    }
  })

  it('lists every day once, and its days add up to the range [S-394]', async () => {
    const daily = await ace.client.report.daily({ ...MONTH, size: 100, sortType: 'asc' })
    expect(daily.list).toHaveLength(41)
    expect(daily.list.map(({ day }) => day)).toEqual(daily.list.map(({ day }) => day).toSorted())
    expect(sum(daily.list.map(({ betAmount }) => betAmount))).toBe(cents(daily.totals.betAmount))
    expect(sum(daily.list.map(({ deposits }) => deposits))).toBe(cents(daily.totals.deposits))
    expect(daily.totals.betAmount).toBe((await ace.client.team.overview(MONTH)).betAmount)
  })

  it('gives each person’s profit and loss, its net by its own definition [S-394]', async () => {
    const { list, totals } = await ace.client.report.profit({ ...MONTH, size: 100 })
    for (const row of [...list, totals]) {
      const net = cents(row.winAmount) - cents(row.betAmount) + cents(row.rebate) + cents(row.bonus) + cents(row.salary)
      expect(cents(row.netAmount)).toBe(net)
    }
    expect(sum(list.map(({ netAmount }) => netAmount))).toBe(cents(totals.netAmount))
  })

  it('shows an agent’s income by day and what was paid on, as the ledger has it [S-394]', async () => {
    const { list, totals } = await ace.client.report.income({ ...MONTH, size: 100 })
    const own = [member('ace').id]
    const kinds = ['agent-rebate', 'dividend', 'daily-salary', 'hourly-salary', 'real-time-salary']
    expect(cents(totals.income)).toBe(kinds.reduce((total, kind) => total + moved(own, kind), 0n))
    expect(sum(list.map(({ income }) => income))).toBe(cents(totals.income))
    for (const name of ['rebate', 'dividend', 'dailySalary', 'realTimeSalary', 'paidOn'] as const) {
      expect(cents(totals[name])).toBeGreaterThan(0n)
    }
  })

  it('lists movements of the agent’s own subtree only, by name and kind [S-395]', async () => {
    const beth = await testPlatform.signIn('beth')
    const all = await beth.client.report.transactions({ ...MONTH, size: 999 })
    const team = new Set(
      below('beth').map((id) => testPlatform.sandbox.context.tables.members.get(String(id))?.account),
    )
    expect(all.list.length).toBeGreaterThan(50)
    expect(all.list.filter(({ customerName }) => !team.has(customerName ?? ''))).toEqual([])
    const hazel = await beth.client.report.transactions({ ...MONTH, subordinateName: 'hazel', codeTypes: 'deposit' })
    expect(new Set(hazel.list.map(({ customerName, txTypeId }) => `${customerName} ${txTypeId}`))).toEqual(
      new Set(['hazel deposit']),
    )
    expect((await beth.client.report.transactions({ ...MONTH, subordinateName: 'dina' })).list).toEqual([])
  })

  it('shows a movement as on the person’s own record: bonus money and winnings from it too [S-355] [S-395]', async () => {
    const platform = createTestPlatform()
    const hazel = await platform.signIn('hazel')
    await hazel.client.promoCode.claim({ promoCode: 'HELLO10' }, freshKey())
    const free = (await hazel.client.wallet.balance({})).sumBalance
    playRound(platform, 'hazel', cents(free), { payout: 500n })
    const beth = await platform.signIn('beth')
    const day = { startTime: NOON, endTime: NOON }
    const team = await beth.client.report.transactions({ ...day, subordinateName: 'hazel', size: 99 })
    const own = await beth.client.statement.transactions({
      startTime: NOON,
      endTime: platform.clock.now(),
      subordinateName: 'hazel',
      size: 99,
    })
    const shown = ({
      list,
    }: {
      readonly list: readonly {
        readonly txTypeId: string
        readonly amount: string
        readonly currentAvailBalance?: string | null | undefined
      }[]
    }) => list.map(({ txTypeId, amount, currentAvailBalance }) => [txTypeId, amount, currentAvailBalance])
    expect(shown(own).length).toBeGreaterThan(2)
    const newest = shown(team).slice(0, shown(own).length)
    expect(newest).toEqual(shown(own))
    expect(new Set(team.list.map(({ txId }) => txId)).size).toBe(team.list.length)
  })

  it('gives a plain member their own profit and loss of the range [S-356]', async () => {
    const maria = await testPlatform.signIn('maria')
    const { list, totals } = await maria.client.report.personal({ ...MONTH, startTime: NOON - 80 * DAY })
    const own = bets([member('maria').id]).filter((bet) => bet.at >= NOON - 81 * DAY)
    expect(sum(list.map(({ betAmount }) => betAmount))).toBe(cents(totals.betAmount))
    expect(cents(totals.betAmount)).toBeLessThanOrEqual(own.reduce((total, bet) => total + bet.stake, 0n))
    expect(list.length).toBeGreaterThan(10)
  })

  it('takes ninety calendar days and not one more, and no end before its start', async () => {
    const ask = (days: number) => ace.client.report.daily({ startTime: NOON - days * DAY, endTime: NOON })
    expect((await ask(89)).totalCount).toBe(90)
    for (const days of [90, -1]) await expect(ask(days)).rejects.toMatchObject({ code: 'date.range.too.long' })
  })
})
