import { expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberInfo, memberSession, modules, permission, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { agentMenuStore } from './AgentMenuStore.ts'

const pages = [
  'agentRealtimeSalary',
  'agentHourSalary',
  'agentDailyWages2',
  'agentDividendRecordCopy2',
  'agreements',
  'agentTransfer',
  'downlineTransactions',
  'agentIncome',
  'palStatementsAgentCopy',
  'personalHistoryCopy',
  'teamManagement',
  'registerCenter',
  'agentTeamOverview',
  'announcement',
]
const tier = { rate: '1', rateType: 'P', activeMember: 1, betVolume: '0' }
const facts = (change: object = {}) =>
  value('agreement.consolidated', {
    divtypereq: {},
    dailysalreqtype: {},
    contracthoursalreq: {},
    realtimesalreqtype: {},
    divtypeinfo: {},
    ...change,
  })
const waitingEntry = {
  kind: 'daily' as const,
  productType: 'RNG' as const,
  period: null,
  status: 'V' as const,
  side: 'upline' as const,
  partyId: 1,
  partyAccount: 'beth',
  partyAvailable: true,
  tiers: [],
  downlineHigherRate: 'N' as const,
  requestedBy: 'downline' as const,
  offeredAt: 1_735_689_600_000,
  expiresAt: null,
  inForceFrom: 1_735_689_600_000,
  endedAt: null,
  endReason: null,
  carriedOver: '0.00',
  mayAnswer: true,
  mayTerminate: false,
  mayWithdraw: false,
}
/** A page of what waits for an answer of this person, an upline. */
const openPage = (count: number, total: number) =>
  value('agreement.list', {
    list: Array.from({ length: count }, (_, at) => ({ ...waitingEntry, id: String(at) })),
    totalPages: Math.ceil(total / 50),
    totalCount: total,
  })
const all = [
  'AGENTPOLICY3',
  'AGEPAG',
  'AGEREGDOWN3',
  'CREATEAFF3',
  'DOWNMAN',
  'TEAMBETTING3',
  'AGETEAMPNL3',
  'AGEREV3',
  'DIVIDEND',
  'DAYSAL',
  'HOURSAL3',
  'RTSALARY3',
]

async function menuOf(on: readonly string[], change: object = {}, options: FixtureOptions = {}) {
  const built = fixture({
    session: { ...memberSession, isAgent: '1' },
    ...options,
    handlers: {
      'system.status': () => permission({ info: { whitelabel: modules(...on) } }),
      'member.info': () => memberInfo({ type: 1 }),
      'agreement.consolidated': () => facts(change),
      'agreement.list': () => openPage(0, 0),
      ...options.handlers,
    },
  })
  await built.root.start()
  await settled()
  const menu = built.root.store(agentMenuStore)
  built.root.agentCentre.open()
  void menu.load()
  await settled()
  return { ...built, menu, shown: menu.entries.map(({ page }) => page) }
}

const paying = {
  divtypeinfo: { RNG: [{ contractRate: '0.1', status: 'A' }] },
  dailysalinfotype: { CONS: [{ id: '1', details: [tier] }] },
  contracthoursalinfo: { CONS: [{ contractId: '2', hourSalaryRates: [tier] }] },
  realtimesalinfotype: { CONS: [{ contractId: '3', rates: [tier] }] },
}

it('lists the pages in the specified order, announcements first, and opens on the team overview [S-386] [S-387]', async () => {
  const { menu, shown } = await menuOf(all, paying)
  expect(shown).toEqual(pages.toReversed())
  expect(menu.page).toBe('agentTeamOverview')
})

it('shows dividends and salaries only to an agent with such a contract [S-388]', async () => {
  const earning = pages.slice(0, 4)
  const { shown } = await menuOf(all)
  expect(shown.filter((page) => earning.includes(page))).toEqual([])
  const { shown: daily } = await menuOf(all, { dailysalinfotype: paying.dailysalinfotype })
  expect(daily.filter((page) => earning.includes(page))).toEqual(['agentDailyWages2'])
  const { shown: off } = await menuOf(
    all.filter((id) => id !== 'HOURSAL3'),
    paying,
  )
  expect(off).not.toContain('agentHourSalary')
})

it('keeps what is always there when every switch is off, and asks for no agreements then [S-387]', async () => {
  const { fake, menu, shown } = await menuOf([], paying)
  expect(shown).toEqual(['announcement', 'downlineTransactions'])
  expect(menu.page).toBe('announcement')
  expect(fake.ids()).not.toContain('agreement.consolidated')
})

it('loads each fact once, also for simultaneous callers [S-386]', async () => {
  const { fake, menu, root } = await menuOf(all, paying)
  const times = (id: string) => fake.ids().filter((one) => one === id).length
  const before = times('member.info')
  root.member.info.reset()
  void root.member.load()
  void menu.load()
  void menu.load()
  await settled()
  expect(times('member.info')).toBe(before + 1)
  expect(times('agreement.consolidated')).toBe(1)
  expect(menu.isLoaded).toBe(true)
})

it('shows its menu even if the agreements cannot be loaded [S-388]', async () => {
  const { shown } = await menuOf(
    all,
    {},
    { handlers: { 'agreement.consolidated': () => Promise.reject(new Error('no')) } },
  )
  expect(shown).toContain('agentTeamOverview')
})

it('counts at Contracts everything that its page lists, requests from below and however many, and asks once [S-399]', async () => {
  const { fake, menu } = await menuOf(
    all,
    {},
    { handlers: { 'agreement.list': ({ page }) => openPage(page === 1 ? 50 : 12, 62) } },
  )
  await menu.load()
  expect(menu.entries.map((entry) => menu.badgeOf(entry)).filter(Boolean)).toEqual([62])
  expect(fake.inputs('agreement.list').map(({ page, state }) => [page, state])).toEqual([
    [1, 'open'],
    [2, 'open'],
  ])
})

it('counts an offer that arrives while the menu shows, even right after it has loaded [S-399] [G-62]', async () => {
  let waiting = 1
  const { root, menu, fake } = await menuOf(
    all,
    {},
    { handlers: { 'agreement.list': () => openPage(waiting, waiting) } },
  )
  const badges = () => menu.entries.map((entry) => menu.badgeOf(entry)).filter(Boolean)
  expect(badges()).toEqual([1])
  waiting = 2
  await root.feed.look(true)
  await settled()
  expect(badges()).toEqual([2])
  expect(fake.inputs('agreement.consolidated')).toHaveLength(2)
})

it('takes the account type from the platform, not from the device [S-389]', async () => {
  const { root } = await menuOf(all, {}, { handlers: { 'member.info': () => memberInfo({ type: 0 }) } })
  expect(root.agentCentre.isOffered).toBe(false)
})
