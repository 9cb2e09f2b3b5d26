import { DAY } from '@croupier/locales/calendar'
import { moneySum } from '@croupier/money'
import { PlatformError, type Input } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { memberByAccount } from '../../identity/members/members.ts'
import { askReturn, startBreak } from '../../safety/safety/breaks.ts'
import { createTestPlatform, NOON, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'

const MONTH = { startTime: NOON - 30 * DAY, endTime: NOON }

let testPlatform: TestPlatform
let ace: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  ace = await testPlatform.signIn('ace')
})

const idOf = (account: string): string => {
  const member = memberByAccount(testPlatform.sandbox.context, 'crph', account)
  if (!member) throw new Error(`no ${account}`)
  return String(member.id)
}
const refused = async (call: Promise<unknown>): Promise<string> => {
  const failure = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(failure).toBeInstanceOf(PlatformError)
  return String((failure as PlatformError).code)
}
const takeBreak = (account: string) => {
  const { context, state } = testPlatform.sandbox
  const merchant = context.merchants.get('crph')
  const member = memberByAccount(context, 'crph', account)
  if (!merchant || !member) throw new Error(`no ${account}`)
  state.transact(() => startBreak(context, merchant, member, '24h'))
}
const comeBack = (account: string) => {
  const { context, state } = testPlatform.sandbox
  const merchant = context.merchants.get('crph')
  const member = memberByAccount(context, 'crph', account)
  if (!merchant || !member) throw new Error(`no ${account}`)
  testPlatform.clock.advance(DAY)
  state.transact(() => askReturn(context, merchant, member))
}
const register = (username: string, affiliateCode: string) =>
  testPlatform.visitor().client.member.register({
    username,
    password: 'Lagoon27x',
    confirmPassword: 'Lagoon27x',
    domain: 'site.test',
    registerUrl: 'https://site.test/register',
    birthday: '1990-01-01',
    affiliateCode,
  })

describe('team', () => {
  it('shows a non-agent nothing, whatever is asked for [S-389]', async () => {
    const { client } = await testPlatform.signIn('maria')
    const calls = [
      client.team.overview(MONTH),
      client.team.balance(),
      client.team.downlines(),
      client.team.downline({ id: idOf('beth') }),
      client.team.rateBounds(),
      client.team.addDownline({ username: 'newbie', password: 'Lagoon27x' }),
      client.team.setRates({ id: idOf('beth'), rates: {} }),
      client.team.links(),
      client.team.addLink({}),
      client.team.removeLink({ affiUrlId: '1' }),
      client.team.linkMembers({ affiUrlId: '1' }),
      client.team.announcements(),
      client.report.team(MONTH),
      client.report.profit(MONTH),
      client.report.daily(MONTH),
      client.report.byGame(MONTH),
      client.report.income(MONTH),
      client.report.transactions(MONTH),
      client.agreement.bounds({ kind: 'daily' }),
      client.agreement.offer({ downlineId: idOf('beth'), kind: 'daily', productType: 'CONS', tiers: [{ rate: '1' }] }),
    ]
    expect(new Set(await Promise.all(calls.map(refused)))).toEqual(new Set(['agent.only']))
  })

  it('walks the tree with account, type, balance, last login and rates, and a way back [S-392]', async () => {
    const top = await ace.client.team.downlines({ sortColumn: 'teamCount', sortType: 'desc' })
    expect(top.list.map(({ account }) => account)).toEqual(['beth', 'dina', 'carl', 'efren', 'gloria'])
    expect(top.list[0]).toMatchObject({ type: 2, level: 1, directCount: 4, state: 'active', uplineAccount: 'ace' })
    expect(top.list[0]?.rates).toMatchObject({ RNG: '0.80' })
    expect(Number(top.list[0]?.balance)).toBeGreaterThan(0)
    const deep = await ace.client.team.downlines({ parentId: idOf('oscar'), size: 2, page: 2 })
    expect([deep.totalCount, deep.totalPages, deep.list.length]).toEqual([3, 2, 1])
    expect(deep.path.map(({ account }) => account)).toEqual(['ace', 'beth', 'hazel', 'oscar'])
    expect(deep.list[0]).toMatchObject({ account: 'zeny', level: 4 })
    expect((await ace.client.team.downline({ id: idOf('zeny') })).path.at(-1)?.account).toBe('zeny')
  })

  it('finds people anywhere below by a part of the name, and nobody else [S-392]', async () => {
    expect((await ace.client.team.downlines({ search: 'ITU' })).list.map(({ account }) => account)).toEqual(['bituin'])
    expect((await ace.client.team.downlines({ search: 'maria' })).list).toEqual([])
    const beth = await testPlatform.signIn('beth')
    expect((await beth.client.team.downlines({ search: 'bituin' })).list).toEqual([])
    for (const id of [idOf('dina'), idOf('ace'), idOf('maria'), idOf('beth'), '999999', 'x'.repeat(30)]) {
      expect(await refused(beth.client.team.downline({ id }))).toBe('team.member.unknown')
    }
  })

  it('creates a downline with rates no higher than the agent’s own, who must change the password first [S-391]', async () => {
    const request: Input<'team.addDownline'> = { username: 'newagent', password: 'Lagoon27x', type: 2 }
    expect(await refused(ace.client.team.addDownline({ ...request, rates: { RNG: '1.0001' } }))).toBe(
      'team.rate.too.high',
    )
    expect(await refused(ace.client.team.addDownline({ ...request, rates: { CHESS: '0.10' } }))).toBe('field.invalid')
    expect(await refused(ace.client.team.addDownline({ ...request, rates: { RNG: '-1' } }))).toBe('field.invalid')
    expect(await refused(ace.client.team.addDownline({ ...request, type: 1 }))).toBe('team.type.invalid')
    expect(await refused(ace.client.team.addDownline({ ...request, username: 'Maria' }))).toBe('user.already.exists')
    expect(await refused(ace.client.team.addDownline({ ...request, password: 'short' }))).toBe('field.invalid')
    const { id } = await ace.client.team.addDownline({ ...request, rates: { RNG: '1', LIVE: '0.3' } })
    expect(await ace.client.team.downline({ id })).toMatchObject({ account: 'newagent', level: 1, type: 2 })
    expect((await ace.client.team.downline({ id })).rates).toEqual({ RNG: '1.00', LIVE: '0.30' })
    const made = testPlatform.sandbox.context.tables.members.get(id)
    expect(made).toMatchObject({ firstTimeLogin: true, uplineId: Number(idOf('ace')) })
  })

  it('moves a downline’s rates between what it passed on and what the agent has [S-391]', async () => {
    const set = (rates: Record<string, string>) => ace.client.team.setRates({ id: idOf('beth'), rates })
    expect((await set({ RNG: '0.9' })).rates['RNG']).toBe('0.90')
    expect(await refused(set({ RNG: '1.1' }))).toBe('team.rate.too.high')
    expect(await refused(set({ RNG: '0.1' }))).toBe('team.rate.too.low')
    expect(await refused(ace.client.team.setRates({ id: idOf('hazel'), rates: {} }))).toBe('agreement.direct.only')
  })

  it('registers people under the agent by a link, with its type and rates, and counts them [S-391]', async () => {
    const link = await ace.client.team.addLink({ name: '<b>Leaflet</b>', type: 2, rates: { RNG: '0.5' }, days: 30 })
    expect(link).toMatchObject({ name: '<b>Leaflet</b>', registrations: 0, state: 'open' })
    await testPlatform.visitor().client.agent.affiliate({ code: link.code.toLowerCase() })
    await register('bylink01', link.code)
    const came = memberByAccount(testPlatform.sandbox.context, 'crph', 'bylink01')
    expect(came).toMatchObject({ type: 2, uplineId: Number(idOf('ace')) })
    expect((await ace.client.team.downline({ id: idOf('bylink01') })).rates).toEqual({ RNG: '0.50' })
    const { list } = await ace.client.team.links()
    expect(list.find(({ code }) => code === link.code)).toMatchObject({ registrations: 1, depositors: 0 })
    expect((await ace.client.team.linkMembers({ affiUrlId: link.affiUrlId })).list).toMatchObject([
      { account: 'bylink01', deposited: false, available: true },
    ])
    testPlatform.clock.advance(31 * DAY)
    expect(await refused(register('bylink02', link.code))).toBe('affiliate.code.invalid')
  })

  it('gives by a link no more than its agent has left when somebody registers [S-391]', async () => {
    const beth = await testPlatform.signIn('beth')
    const { code } = await beth.client.team.addLink({ type: 2, rates: { RNG: '0.8', LIVE: '0.1' } })
    await ace.client.team.setRates({ id: idOf('beth'), rates: { RNG: '0.7' } })
    const { list } = await beth.client.team.links()
    expect(list.find((link) => link.code === code)?.rates).toEqual({ RNG: '0.70', LIVE: '0.10' })
    await register('bylink06', code)
    expect((await beth.client.team.downline({ id: idOf('bylink06') })).rates).toEqual({ RNG: '0.70', LIVE: '0.10' })
  })

  it('registers nobody by a link or code of an agent on a break, and everybody again afterwards; no word says why [G-36]', async () => {
    const { code } = await ace.client.team.addLink({})
    takeBreak('ace')
    const gone = await refused(register('bylink04', 'NOBODYS1'))
    for (const known of [code, 'ACE01']) {
      expect(await refused(register('bylink04', known))).toBe(gone)
      expect(await refused(testPlatform.visitor().client.agent.affiliate({ code: known }))).toBe(gone)
    }
    expect(memberByAccount(testPlatform.sandbox.context, 'crph', 'bylink04')).toBeUndefined()
    // The form keeps what was typed: without the code, the same fields create an account with no upline.
    await register('bylink04', '')
    expect(memberByAccount(testPlatform.sandbox.context, 'crph', 'bylink04')).toMatchObject({ uplineId: null, type: 0 })
    comeBack('ace')
    await register('bylink05', code)
    expect(memberByAccount(testPlatform.sandbox.context, 'crph', 'bylink05')?.uplineId).toBe(Number(idOf('ace')))
  })

  it('registers nobody by a link that was removed, and lets no other agent touch it', async () => {
    const { code, affiUrlId } = await ace.client.team.addLink({})
    const beth = await testPlatform.signIn('beth')
    expect(await refused(beth.client.team.removeLink({ affiUrlId }))).toBe('team.link.unknown')
    expect(await refused(beth.client.team.linkMembers({ affiUrlId }))).toBe('team.link.unknown')
    await ace.client.team.removeLink({ affiUrlId })
    expect(await refused(register('bylink03', code))).toBe('affiliate.code.invalid')
    expect(await refused(ace.client.team.addLink({ days: 366 }))).toBe('team.link.days')
    expect(await refused(ace.client.team.addLink({ days: 0 }))).toBe('team.link.days')
    for (let made = (await ace.client.team.links()).totalCount; made < 20; made++) await ace.client.team.addLink({})
    expect(await refused(ace.client.team.addLink({}))).toBe('team.link.too.many')
  })

  it('shows somebody on a break as not available only, out of reach of offers and rates [G-36]', async () => {
    takeBreak('dina')
    const shown = await ace.client.team.downline({ id: idOf('dina') })
    expect(shown).toMatchObject({ state: 'unavailable', balance: null, lastLogin: null, rates: null, nickname: null })
    const offer = ace.client.agreement.offer({
      downlineId: idOf('dina'),
      kind: 'daily',
      productType: 'CONS',
      tiers: [{ rate: '0.1' }],
    })
    expect(await refused(offer)).toBe('team.member.unavailable')
    expect(await refused(ace.client.team.setRates({ id: idOf('dina'), rates: {} }))).toBe('team.member.unavailable')
    const given = await ace.client.agreement.list({ side: 'upline', partyId: idOf('dina') })
    expect(given.list[0]).toMatchObject({ partyAccount: null, partyAvailable: false, mayTerminate: false })
    expect(await refused(ace.client.agreement.terminate({ id: given.list[0]?.id ?? '' }))).toBe(
      'team.member.unavailable',
    )
  })

  it('leaves somebody on a break out of the balance of the team, which would reveal theirs [G-36]', async () => {
    const shown = async () => {
      const { list } = await ace.client.team.downlines({ search: 'e', size: 100 })
      const balances = new Map(list.map(({ account, balance }) => [account, balance]))
      const { teamBalance, teamCount, unavailableCount } = await ace.client.team.balance()
      const overview = await ace.client.team.overview(MONTH)
      expect([overview.teamBalance, overview.unavailableCount]).toEqual([teamBalance, unavailableCount])
      return { efren: balances.get('efren'), teamBalance, people: [teamCount, unavailableCount] }
    }
    const before = await shown()
    expect(before.people).toEqual([27, 0])
    takeBreak('efren')
    const after = await shown()
    expect(after.efren).toBeNull()
    expect(after.people).toEqual([26, 1])
    expect(before.efren).not.toBe('0.00')
    expect(after.teamBalance).toBe(moneySum([before.teamBalance], [before.efren ?? '']))
  })

  it('keeps what was earned with somebody on a break in the reports, without the name [G-36]', async () => {
    const before = await ace.client.report.profit({ ...MONTH, size: 100 })
    takeBreak('efren')
    const after = await ace.client.report.profit({ ...MONTH, size: 100 })
    expect(after.totals).toEqual(before.totals)
    expect(after.list.map(({ account }) => account)).not.toContain('efren')
    expect(after.list.filter(({ available }) => !available)).toMatchObject([{ id: null, account: null, level: null }])
    expect((await ace.client.report.profit({ ...MONTH, search: 'efren' })).list).toEqual([])
    const movements = await ace.client.report.transactions({ ...MONTH, size: 999 })
    expect(movements.list.some(({ customerName }) => customerName === 'efren')).toBe(false)
    const unnamed = movements.list.filter(({ available }) => !available)
    expect(unnamed.length).toBeGreaterThan(0)
    expect(unnamed.every(({ currentAvailBalance }) => currentAvailBalance === null)).toBe(true)
    expect((await ace.client.report.transactions({ ...MONTH, subordinateName: 'efren' })).list).toEqual([])
  })
})

describe('contracts over the wire', () => {
  it('offers, shows in the consolidated facts, and is answered by the platform’s own call [S-397] [S-399]', async () => {
    const carl = await testPlatform.signIn('carl')
    const made = await ace.client.agreement.offer({
      downlineId: idOf('carl'),
      kind: 'daily',
      productType: 'RNG',
      tiers: [{ rate: '0.2', minimumBet: '100', activeMember: 1 }],
    })
    const facts = await carl.client.agreement.consolidated()
    expect(facts.dailysalreqtype['RNG']).toMatchObject([
      { id: made.id, status: 'P', details: [{ betVolume: '100.00', activeMember: 1, rate: '0.20', rateType: 'P' }] },
    ])
    expect(await refused(carl.client.agreement.answerHourly({ contractId: made.id, status: 'A' }))).toBe(
      'agreement.unknown',
    )
    expect(await refused(carl.client.agreement.answerDaily({ id: made.id, status: 'C' }))).toBe(
      'agreement.answer.invalid',
    )
    await carl.client.agreement.answerDaily({ id: made.id, status: 'A' })
    const after = await carl.client.agreement.consolidated()
    expect([after.dailysalreqtype, Object.keys(after.contractmrdailysalinfotype)]).toEqual([{}, ['RNG']])
    expect((await ace.client.agreement.detail({ id: made.id })).status).toBe('A')
    await ace.client.agreement.terminate({ id: made.id })
    await carl.client.agreement.answerDaily({ id: made.id, status: 'C' })
    expect((await ace.client.agreement.detail({ id: made.id })).status).toBe('C')
  })

  it('warns of higher rates below, names what would end, and compares the last period [S-401]', async () => {
    const beth = await testPlatform.signIn('beth')
    const [open] = (await beth.client.agreement.list({ state: 'open', kind: 'dividend' })).list
    const detail = await beth.client.agreement.detail({ id: open?.id ?? '' })
    expect(detail.downlineHigherRate).toBe('Y')
    expect(detail.wouldEnd.map(({ account, rate, level }) => [account, rate, level])).toEqual([
      ['hazel', '15.00', 1],
      ['oscar', '8.00', 2],
    ])
    await beth.client.agreement.answerDividend({ type: 'CONS', status: 'A' })
    const hazel = await testPlatform.signIn('hazel')
    expect((await hazel.client.agreement.list({ side: 'downline' })).list[0]).toMatchObject({
      status: 'C',
      endReason: 'upline',
    })
  })

  it('flags dividend, daily, hourly and real-time salary for the menu from what is in force [S-388]', async () => {
    const facts = await ace.client.agreement.consolidated()
    const lists = [
      facts.divtypeinfo,
      facts.dailysalinfotype,
      facts.contracthoursalinfo,
      facts.realtimesalinfotype,
      facts.contractmrdailysalinfotype,
    ]
    expect(lists.map((list) => Object.keys(list))).toEqual([['CONS'], ['CONS'], ['RNG'], ['RNG'], []])
    const { client } = await testPlatform.signIn('maria')
    expect(Object.values(await client.agreement.consolidated()).every((list) => Object.keys(list).length === 0)).toBe(
      true,
    )
  })

  it('opens a salary down to the people it was computed from, who add up to it', async () => {
    const { list } = await ace.client.salary.daily(MONTH)
    const { members, turnover, ...salary } = await ace.client.salary.detail({ id: list[0]?.id ?? '' })
    const sum = members.reduce((total, one) => total + Math.round(Number(one.turnover) * 100), 0)
    expect(sum).toBe(Math.round(Number(turnover) * 100))
    expect(salary).toMatchObject({ direction: 'in', partyAccount: null, status: 'paid' })
    const carl = await testPlatform.signIn('carl')
    expect(await refused(carl.client.salary.detail({ id: list[0]?.id ?? '' }))).toBe('salary.unknown')
    const out = await ace.client.salary.dividends({ ...MONTH, direction: 'out' })
    expect(new Set(out.list.map(({ partyAccount }) => partyAccount))).toEqual(new Set(['beth', 'dina']))
  })

  it('answers only while the kind’s module is on', async () => {
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'HOURSAL3', on: false })
    expect(await refused(ace.client.salary.hourly(MONTH))).toBe('function.not.available')
    await ace.client.salary.daily(MONTH)
  })
})
