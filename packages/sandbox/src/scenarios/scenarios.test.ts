import { describe, expect, it } from 'vitest'
import { createSandbox } from '../createSandbox.ts'
import { createCatalogue } from '../domains/merchants/catalogue/createCatalogue.ts'
import { testMerchants } from '../testing/testMerchants.ts'
import { memberByAccount } from '../domains/identity/members/members.ts'
import { sandboxSettings } from '../node/settings.ts'
import { createTestPlatform, NOON } from '../testing/createTestPlatform.ts'
import { isScenario, SCENARIO_NAMES, scenarios } from './scenarios.ts'
import { seedLoad } from './load.ts'

const small = SCENARIO_NAMES.filter((name) => name !== 'load')

describe('scenarios', () => {
  it.each(small)('%s starts with correct books', (scenario) => {
    expect(createTestPlatform({ scenario }).sandbox.verify().violations).toEqual([])
  })

  it('starts empty with games and notices and nobody to sign in', async () => {
    const testPlatform = createTestPlatform({ scenario: 'empty' })
    expect(await testPlatform.read('accounts')).toEqual([])
    expect((await testPlatform.visitor().client.games.list({ gameType: 'RNG' })).totalCount).toBeGreaterThan(100)
  })

  it('pays everything that is due at the end of payday’s half month once', async () => {
    const testPlatform = createTestPlatform({ scenario: 'payday' })
    const { context } = testPlatform.sandbox
    const before = context.tables.salaries.size
    const left = (await testPlatform.read('clock')) as { now: number }
    testPlatform.clock.advance(2 * 60_000)
    await testPlatform.visitor().client.system.status({})
    const paid = [...context.tables.salaries.all()].slice(before)
    expect(new Set(paid.map(({ kind }) => kind))).toEqual(new Set(['dividend', 'daily', 'hourly', 'realTime']))
    expect(paid.every(({ to }) => to === left.now + 2 * 60_000)).toBe(true)
    testPlatform.clock.advance(60_000)
    await testPlatform.visitor().client.system.status({})
    expect(context.tables.salaries.size).toBe(before + paid.length)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('fills every report of the agent’s month', async () => {
    const testPlatform = createTestPlatform({ scenario: 'agent-month' })
    const { client } = await testPlatform.signIn('ace')
    const month = { startTime: NOON - 31 * 86_400_000, endTime: NOON }
    const kinds = [client.salary.dividends, client.salary.daily, client.salary.hourly, client.salary.realTime]
    for (const list of kinds) expect((await list(month)).totalCount).toBeGreaterThan(0)
    expect((await client.report.byGame(month)).list.length).toBeGreaterThan(3)
    const daily = await client.report.daily({ ...month, size: 40 })
    expect(daily.list.filter(({ betCount }) => betCount > 0).length).toBeGreaterThan(25)
  })

  it('leaves disputes open for the operator', async () => {
    const { context } = createTestPlatform({ scenario: 'disputes' }).sandbox
    const payouts = [...context.tables.payouts.all()].map(({ status }) => status)
    expect(payouts).toEqual(expect.arrayContaining(['notReceived', 'partial']))
    expect(context.tables.deposits.by('open', 'open').map(({ status }) => status)).toEqual(['submitted', 'submitted'])
  })

  it('has people on a break whom the agent above sees as not available [G-36]', async () => {
    const testPlatform = createTestPlatform({ scenario: 'excluded' })
    const { client } = await testPlatform.signIn('ace')
    const { list } = await client.team.downlines()
    expect(list.filter(({ state }) => state === 'unavailable').map(({ account }) => account)).toEqual(['carl', 'efren'])
  })

  it('puts a large team under ace, forty to a branch, with correct balances', () => {
    const testPlatform = createTestPlatform({ scenario: 'empty' })
    const { state, context } = testPlatform.sandbox
    state.reset(() => {
      scenarios.seeded.sow(context, 1)
      const ace = memberByAccount(context, 'crph', 'ace')
      const merchant = context.merchants.get('crph')
      if (ace && merchant) seedLoad(context, merchant, ace, 1, 2_000)
    })
    expect(context.tables.members.size).toBeGreaterThan(2_000)
    const widest = Math.max(
      ...[...context.tables.members.all()].map(({ id }) => context.tables.members.keysBy('upline', String(id)).length),
    )
    expect(widest).toBeLessThan(60)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('has ten thousand slots in one lobby, in pages and found by name, behind the usual games', async () => {
    const testPlatform = createTestPlatform({ scenario: 'many-games' })
    const { catalogue } = testPlatform.sandbox.context
    const slots = catalogue.gamesByLane.get('RNG') ?? []
    expect(slots).toHaveLength(10_000)
    expect(new Set(slots.map(({ names }) => names.EN)).size).toBe(10_000)
    expect(catalogue.gameByNode.size).toBe(catalogue.games.length)
    const usual = createCatalogue(1)
    expect(catalogue.games.slice(0, usual.games.length)).toEqual(usual.games)
    const { client } = await testPlatform.signIn('maria')
    const last = await client.games.list({ gameType: 'RNG', pageNo: 417, pageSize: 24 })
    expect(last).toMatchObject({ totalPages: 417, totalCount: 10_000 })
    expect(last.games).toHaveLength(16)
    const name = slots.at(-1)?.names.EN ?? ''
    const found = await client.games.list({ gameType: 'RNG', gameName: name.toUpperCase() })
    expect(found.games.map(({ gameName }) => gameName)).toEqual([name])
  })

  it('is chosen by name: on the command line, in the panel, and as a link that chooses it', async () => {
    expect(sandboxSettings({}, ['--scenario', 'payday']).scenario).toBe('payday')
    expect(sandboxSettings({}).scenario).toBeNull()
    expect(() => sandboxSettings({}, ['--scenario', 'nothing'])).toThrow('There is no scenario "nothing".')
    expect(isScenario('toString')).toBe(false)
    const testPlatform = createTestPlatform()
    const page = await testPlatform.sandbox.app.fetch(new Request('http://sandbox.test/__sandbox?scenario=disputes'))
    expect(await page.text()).toMatch(/value="disputes"\s+required\s+checked/)
    await testPlatform.operate('scenarios/load', { name: 'empty' })
    expect(await testPlatform.read('accounts')).toEqual([])
    await expect(testPlatform.operate('scenarios/load', { name: 'nothing' })).rejects.toThrow(
      'There is no such scenario',
    )
    await testPlatform.operate('reset')
    expect(testPlatform.sandbox.snapshot()).toBe(
      createSandbox({ passwordMemory: 1, merchants: testMerchants, clock: testPlatform.clock }).snapshot(),
    )
  })
})

describe('the operator and agents', () => {
  it('offers from the operator, lets a period end, and answers a request to terminate', async () => {
    const testPlatform = createTestPlatform()
    const { client } = await testPlatform.signIn('ace')
    const offer = { merchant: 'crph', account: 'ace', kind: 'daily', productType: 'RNG', rate: '1' }
    const { id } = (await testPlatform.operate('agreements/offer', offer)) as { id: string }
    await client.agreement.answerDaily({ id, status: 'A' })
    const run = (await testPlatform.operate('salaries/run', { merchant: 'crph', period: 'day' })) as { now: number }
    expect((run.now + 8 * 3_600_000) % 86_400_000).toBe(0)
    const again = await testPlatform.signIn('ace')
    await again.client.agreement.terminate({ id })
    expect(await testPlatform.operate('agreements/answer', { id, accept: true })).toEqual({ id, status: 'C' })
    const page = await (await testPlatform.sandbox.app.fetch(new Request('http://sandbox.test/__sandbox'))).text()
    for (const control of page.match(/<(?:button|input type="radio")[^>]*>/g) ?? [])
      expect(control).not.toContain('undefined')
  })
})
