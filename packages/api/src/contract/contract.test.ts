import { describe, expect, it } from 'vitest'
import { reference } from '../reference/reference.ts'
import { contract, endpoints } from './contract.ts'
import type { EndpointId } from './contract.ts'
import { everyPath } from './endpoint.ts'

const ids = Object.keys(contract) as EndpointId[]
const withToken = (rule: string): string[] =>
  endpoints()
    .filter(({ token }) => token === rule)
    .map(({ id }) => id)
const lines = (...some: EndpointId[]): string[] => some.map((id) => `${contract[id].method} ${contract[id].path}`)

describe('the table', () => {
  it('is frozen, and so is every row', () => {
    expect(Object.isFrozen(contract)).toBe(true)
    expect(endpoints().every((one) => Object.isFrozen(one))).toBe(true)
  })

  it.each(ids)('%s stands under its own id and stays on the platform’s prefixes', (id) => {
    expect(contract[id].id).toBe(id)
    for (const path of everyPath(contract[id])) expect(path).toMatch(/^\/wps\/[\w/]+$/)
  })

  it('never sends two endpoints to the same place with the same module', () => {
    const places = endpoints().map(({ method, path, module }) => `${method} ${path} ${module}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it('lets no read carry a body and no write be a query, but for the launch', () => {
    const odd = endpoints().filter(({ effect, sends }) => (effect === 'read') !== (sends === 'query'))
    expect(odd.map(({ id }) => id)).toEqual(['games.launch'])
  })
})

describe('examples', () => {
  it.each(ids)('%s: every example passes its own schemas', (id) => {
    expect(reference[id].doc).not.toBe('')
    for (const { request, answer } of reference[id].examples) {
      expect(contract[id].input.safeParse(request).error?.issues ?? []).toEqual([])
      expect(contract[id].value.safeParse(answer).error?.issues ?? []).toEqual([])
    }
  })

  it.each(ids)('%s: what was read once reads the same again from a query or a body', (id) => {
    for (const { request } of reference[id].examples) {
      const once = contract[id].input.parse(request)
      const travelled = JSON.parse(JSON.stringify(once), (_key, value: unknown) =>
        typeof value === 'number' ? String(value) : value,
      )
      expect(contract[id].input.parse(contract[id].sends === 'query' ? travelled : once)).toEqual(once)
    }
  })
})

describe('token rules', () => {
  it('a session is needed for everything of the member [S-427]', () => {
    expect(withToken('required').toSorted()).toEqual(
      [
        'session.logout',
        'member.info',
        'member.avatar',
        'member.language',
        'wallet.balance',
        'wallet.merchantWallet',
        'wallet.depositMethods',
        'wallet.depositOrder',
        'wallet.depositSubmit',
        'wallet.deposits',
        'games.recent',
        'games.favouriteIds',
        'games.favourites',
        'games.addFavourite',
        'games.removeFavourite',
        'games.launch',
        'messages.unreadCount',
        'records.bets',
      ].toSorted(),
    )
    expect(withToken('optional')).toEqual(['games.vendorTypes', 'games.list'])
  })

  it('no token goes with what a visitor may call [S-428]', () => {
    expect(withToken('none').toSorted()).toEqual(
      [
        'session.login',
        'session.freePlay',
        'session.sealingKey',
        'verification.loginSms',
        'verification.registerSms',
        'verification.registerMobileSms',
        'system.whitelabel',
        'system.registerSettings',
        'system.countries',
        'system.captcha',
        'system.status',
        'member.register',
        'member.registerMobile',
        'agent.affiliate',
        'games.vendors',
        'games.hot',
        'games.winners',
        'messages.announcements',
      ].toSorted(),
    )
  })

  it('seals login and both registrations, and nothing that need not be [S-429]', () => {
    const sealed = endpoints()
      .filter((one) => one.sealed)
      .map(({ id }) => id)
    expect(sealed).toEqual(['session.login', 'member.register', 'member.registerMobile'])
  })

  it('money moves by the two deposit steps only', () => {
    const money = endpoints()
      .filter(({ effect }) => effect === 'money')
      .map(({ id }) => id)
    expect(money).toEqual(['wallet.depositOrder', 'wallet.depositSubmit'])
  })
})

describe('addresses', () => {
  it('session calls [S-413]', () => {
    expect(lines('session.login', 'session.freePlay', 'session.logout')).toEqual([
      'POST /wps/session/login',
      'POST /wps/session/login/freeplay',
      'DELETE /wps/session/logout',
    ])
  })

  it('verification calls; only the module tells the two registrations apart [S-414]', () => {
    expect(lines('verification.loginSms', 'verification.registerSms', 'verification.registerMobileSms')).toEqual([
      'POST /wps/verification/sms/noLogin',
      'POST /wps/verification/sms/register',
      'POST /wps/verification/sms/register',
    ])
    expect(contract['verification.registerSms'].module).toBe('REGMOBVERF3')
    expect(contract['verification.registerMobileSms'].module).toBe('MOBILENUMREG3')
  })

  it('registrations are sealed PUTs [S-153]', () => {
    expect(lines('member.register', 'member.registerMobile')).toEqual([
      'PUT /wps/member/register',
      'PUT /wps/member/register/mobile',
    ])
    expect(contract['member.register'].sealed && contract['member.registerMobile'].sealed).toBe(true)
  })

  it('relay calls carry the names of the specification and a module each', () => {
    const relay = endpoints().filter(({ path }) => path.startsWith('/wps/relay/'))
    expect(relay.filter(({ module }) => module === null)).toEqual([])
    expect(relay.map(({ path }) => path.slice('/wps/relay/'.length))).toEqual(
      expect.arrayContaining([
        'GCSGAME_hotGamesV2',
        'GCSGAME_gameList',
        'MCSFE_getListAnnouncements',
        'GCSGAME_getVassGameType',
        'GCSGAME_gameVendor',
        'MCSFE_getFavoriteGames',
        'MCSFE_getFavoriteGamesList',
        'GCS_recentGame',
        'GCS_merchantWallet',
        'GCSGAME_getRankList',
        'CSP_unreadCount',
        'MCSFE_getPlayerAvatar',
      ]),
    )
  })
})
