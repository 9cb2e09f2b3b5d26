import { describe, expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberInfo, memberSession, modules, permission, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { memberCentreMenu, memberCentrePages, type MenuFacts } from './memberCentreMenu.ts'
import { signOutStore } from '../sign-in/SignOutStore.ts'

const everything: MenuFacts = {
  isModuleOn: (id) => id !== 'CREDITMAR3',
  hasModules: () => true,
  accountType: 0,
  toUpline: true,
  isOffered: () => true,
  onBreak: false,
  isBlocked: false,
  hasContracts: true,
  singleWallet: false,
}
const pages = (facts: Partial<MenuFacts>) => memberCentreMenu({ ...everything, ...facts }).map(({ page }) => page)
const on = (...ids: string[]) => ({ 'system.status': () => permission({ info: { whitelabel: modules(...ids) } }) })
const opened = async (options: FixtureOptions = {}) => {
  const built = fixture({ session: memberSession, ...options })
  await built.root.start()
  await settled()
  built.root.memberCentre.open()
  await settled()
  return { ...built, centre: built.root.memberCentre }
}

describe('the menu', () => {
  it('has the page keys in their order [S-326]', () => {
    expect(Object.keys(memberCentrePages)).toEqual([
      ...pages({}),
      'playerRank',
      'profile',
      'bankAccounts',
      'monthlyStatement',
    ])
    expect(pages({})).toEqual([
      'securityCenter',
      'transferFund',
      'depositv2',
      'withdraw',
      'transferUpline',
      'personalHistoryCopy',
      'transactionHistory',
      'personalProfit',
      'bonusDetails',
      'rewardCenter',
      'referral',
      'missionLeaderboard',
      'messageV2',
      'manualRebate',
      'playerMRDailySalary',
    ])
  })

  it('shows transfer to upline only when the member info has toUpline [S-329]', () => {
    expect(pages({ toUpline: false })).not.toContain('transferUpline')
    expect(pages({ accountType: 2 })).not.toContain('transferUpline')
    expect(pages({})).toContain('transferUpline')
  })

  it('shows contracts to a member who has some, and not to an agent, who has a centre for them [S-400]', () => {
    expect(pages({ hasContracts: false })).not.toContain('playerMRDailySalary')
    for (const accountType of [1, 2, 41, 42]) expect(pages({ accountType })).not.toContain('playerMRDailySalary')
  })

  it('hides what its modules switch off', () => {
    const bare = pages({ isModuleOn: () => false })
    for (const page of ['depositv2', 'withdraw', 'rewardCenter', 'messageV2', 'bonusDetails', 'manualRebate'])
      expect(bare).not.toContain(page)
    expect(pages({ isModuleOn: () => true })).not.toContain('depositv2')
  })

  it('shows invitations and missions only to members who are offered them [S-325]', () => {
    const offered = (...types: string[]) => pages({ isOffered: (type) => types.includes(type) })
    expect(offered()).not.toContain('referral')
    expect(offered()).not.toContain('missionLeaderboard')
    expect(offered('REFERRAL')).toContain('referral')
    expect(offered('MISSION')).toContain('missionLeaderboard')
  })

  it('keeps statement, withdrawal and messages on a break, and drops money in, offers and invitations [G-33]', () => {
    expect(pages({ isBlocked: true })).toEqual(['withdraw'])
    expect(pages({ onBreak: true })).toEqual([
      'securityCenter',
      'transferFund',
      'withdraw',
      'personalHistoryCopy',
      'transactionHistory',
      'personalProfit',
      'bonusDetails',
      'messageV2',
      'playerMRDailySalary',
    ])
  })

  it('shows the wallet only where there is more than one, and not before that is known', () => {
    expect(pages({ singleWallet: true })).not.toContain('transferFund')
    expect(pages({ singleWallet: undefined })).not.toContain('transferFund')
  })
})

describe('the member centre', () => {
  it('shows nothing until it is loaded, then its menu with securityCenter active [S-324]', async () => {
    const wallet = deferred<{ isSingle: boolean }>()
    const { centre } = await opened({ handlers: { 'wallet.merchantWallet': () => wallet.promise } })
    expect(centre.isOpen).toBe(true)
    expect(centre.menu).toEqual([])
    wallet.resolve(value('wallet.merchantWallet', { isSingle: 1 }))
    await settled()
    expect(centre.menu[0]?.page).toBe('securityCenter')
    expect(centre.page).toBe('securityCenter')
  })

  it('loads even if the wallets cannot be loaded [S-324] [S-411]', async () => {
    const { centre } = await opened({ handlers: { 'wallet.merchantWallet': () => Promise.reject(new Error('no')) } })
    expect(centre.isLoaded).toBe(true)
  })

  it('reopens on the default page unless another is asked for [S-331]', async () => {
    const { centre } = await opened({ handlers: on('DEPOSIT') })
    centre.select('personalHistoryCopy')
    expect(centre.page).toBe('personalHistoryCopy')
    centre.close()
    centre.open()
    expect(centre.page).toBe('securityCenter')
    centre.open('depositv2')
    expect(centre.page).toBe('depositv2')
    centre.open('noSuchPage')
    expect(centre.page).toBe('securityCenter')
  })

  it('marks the entry a page belongs to, also for pages without one [S-327]', async () => {
    const { centre } = await opened()
    const marked = () => centre.menu.filter((entry) => centre.isCurrent(entry)).map(({ page }) => page)
    for (const [page, entry] of [
      ['personalProfit', 'personalProfit'],
      ['bankAccounts', 'securityCenter'],
      ['monthlyStatement', 'transactionHistory'],
    ] as const) {
      await centre.select(page)
      expect(marked()).toEqual([entry])
    }
  })

  it('has its own flag, as the agent centre has [S-014]', async () => {
    const { root, centre } = await opened({
      session: { ...memberSession, isAgent: '1' },
      handlers: { 'member.info': () => memberInfo({ type: 1 }) },
    })
    expect([centre.isOpen, root.agentCentre.isOpen]).toEqual([true, false])
    root.agentCentre.open()
    centre.close()
    expect([centre.isOpen, root.agentCentre.isOpen]).toEqual([false, true])
    expect(root.agentCentre.page).toBe('agentTeamOverview')
  })

  it('opens for a token of a type other than 4 only [S-330] [S-205]', async () => {
    const visitor = fixture()
    visitor.root.memberCentre.open()
    expect(visitor.root.memberCentre.isOpen).toBe(false)
    const trial = fixture({ session: { ...memberSession, isAgent: '4' } })
    trial.root.memberCentre.open()
    expect(trial.root.memberCentre.isOpen).toBe(false)
    expect(trial.root.modals.top?.modal).toMatchObject({ textKey: 'in_need_true_account' })
  })

  it('does not open the agent centre for a plain member [S-064]', async () => {
    const { root } = await opened()
    root.agentCentre.open()
    expect(root.agentCentre.isOpen).toBe(false)
  })

  it('shows a count at messages, missions and rewards above zero [S-328]', async () => {
    const { centre, root } = await opened({ handlers: on('MAILCEN', 'REWCEN3') })
    root.counters.take({ missionCount: 3, offered: ['MISSION'] })
    const badges = Object.fromEntries(centre.menu.map((entry) => [entry.page, centre.badgeOf(entry)]))
    expect(badges).toMatchObject({ messageV2: 2, missionLeaderboard: 3, rewardCenter: 0, securityCenter: 0 })
  })

  it('closes with the session', async () => {
    const { centre, root } = await opened({ handlers: { 'session.logout': () => null } })
    const out = root.store(signOutStore).signOut()
    root.modals.finish('confirm', 'confirmed')
    await out
    expect(centre.isOpen).toBe(false)
  })
})
