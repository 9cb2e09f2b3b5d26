import { expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberInfo, memberSession, modules, permission, stage, type StageOptions } from '../testing/testWorld.ts'
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

async function menuOf(on: readonly string[], change: object = {}, options: StageOptions = {}) {
  const staged = stage({
    session: { ...memberSession, isAgent: '1' },
    ...options,
    handlers: {
      'system.status': () => permission({ info: { whitelabel: modules(...on) } }),
      'member.info': () => memberInfo({ type: 1 }),
      'agreement.consolidated': () => facts(change),
      ...options.handlers,
    },
  })
  await staged.root.start()
  await settled()
  const menu = staged.root.store(agentMenuStore)
  staged.root.agentCentre.open()
  void menu.load()
  await settled()
  return { ...staged, menu, shown: menu.entries.map(({ page }) => page) }
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

it('takes the account type from the platform, not from the device [S-389]', async () => {
  const { root } = await menuOf(all, {}, { handlers: { 'member.info': () => memberInfo({ type: 0 }) } })
  expect(root.agentCentre.isOffered).toBe(false)
})
