import { describe, expect, it } from 'vitest'
import { reference } from '../contract/reference.ts'
import { proofPictures } from './bounds.ts'
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

  it.each(ids)('%s is listed under its own id and stays within the platform’s prefixes', (id) => {
    expect(contract[id].id).toBe(id)
    for (const path of everyPath(contract[id])) expect(path).toMatch(/^\/(wps|lgw|lotto|lotto-vn)\/[\w/]+$/)
  })

  it('never sends two endpoints to the same place with the same module', () => {
    const places = endpoints().map(({ method, path, module }) => `${method} ${path} ${module}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it('lets no read carry a body and no write be a query, except the launch, two answers to agreements, the preview of one, and the self-test', () => {
    const odd = endpoints().filter(({ effect, sends }) => (effect === 'read') !== (sends === 'query'))
    expect(odd.map(({ id }) => id).toSorted()).toEqual([
      'agreement.answerDaily',
      'agreement.answerDividend',
      'agreement.preview',
      'games.launch',
      'safety.selfTest',
    ])
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

  it.each(ids)('%s: a request once parsed parses to the same again, from a query or a body', (id) => {
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
    expect(withToken('required')).toEqual(
      expect.arrayContaining([
        'session.logout',
        'member.info',
        'member.avatar',
        'member.language',
        'wallet.balance',
        'wallet.merchantWallet',
        'deposit.methods',
        'deposit.order',
        'deposit.submit',
        'deposit.list',
        'games.recent',
        'games.favouriteIds',
        'games.favourites',
        'games.addFavourite',
        'games.removeFavourite',
        'games.launch',
        'inbox.unreadCount',
        'records.bets',
        'transfer.wallets',
        'statement.transactions',
        'security.changePassword',
        'account.icon',
      ]),
    )
    expect(withToken('optional')).toEqual(expect.arrayContaining(['games.vendorTypes', 'games.list']))
  })

  it('no token goes with what a visitor may call [S-428]', () => {
    expect(withToken('none')).toEqual(
      expect.arrayContaining([
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
        'security.forgotByEmail',
        'security.forgotSms',
        'security.setPasswordByPhone',
        'games.vendors',
        'games.hot',
        'games.winners',
        'announcements.list',
      ]),
    )
  })

  it('seals login and both registrations, and whatever carries a payment password [S-429]', () => {
    for (const id of ['session.login', 'member.register', 'member.registerMobile'] as const)
      expect(contract[id].sealed).toBe(true)
    const secrets = endpoints().filter(({ input }) => {
      const shape = 'shape' in input ? (input.shape as object) : {}
      return Object.keys(shape).some((field) => /password$/i.test(field))
    })
    expect(secrets.length).toBeGreaterThan(6)
    expect(secrets.filter(({ sealed }) => !sealed).map(({ id }) => id)).toEqual([])
  })

  it('whatever moves money needs a session and never travels as a query', () => {
    const money = endpoints().filter(({ effect }) => effect === 'money')
    expect(money.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['deposit.submit', 'withdrawal.submit', 'receipt.confirm', 'transfer.wallets']),
    )
    expect(money.filter(({ token, sends }) => token !== 'required' || sends === 'query')).toEqual([])
  })

  it('offers no call that takes a withdrawal back [G-46]', () => {
    const calls = endpoints().filter(({ id }) => /^(withdrawal|receipt)\./.test(id))
    expect(calls.length).toBeGreaterThan(6)
    expect(calls.filter(({ id, path }) => /cancel|revoke|reverse/i.test(id + path))).toEqual([])
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

  it('verification calls; only the module distinguishes the two registrations [S-414]', () => {
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

  it('member calls: picture, password, forgotten by email as a form, set by phone [S-415]', () => {
    expect(
      lines(
        'member.info',
        'account.icon',
        'member.register',
        'member.registerMobile',
        'security.changePassword',
        'security.forgotByEmail',
        'security.setPasswordByPhone',
      ),
    ).toEqual([
      'GET /wps/member/info',
      'GET /wps/member/info/icon',
      'PUT /wps/member/register',
      'PUT /wps/member/register/mobile',
      'POST /wps/member/password',
      'POST /wps/member/password/email',
      'POST /wps/member/password/verification',
    ])
    expect(contract['security.forgotByEmail'].sends).toBe('form')
    expect([contract['security.changePassword'].sealed, contract['security.setPasswordByPhone'].sealed]).toEqual([
      true,
      true,
    ])
    expect(contract['security.forgotByEmail'].token + contract['security.setPasswordByPhone'].token).toBe('nonenone')
    expect(contract['security.changePassword'].token).toBe('required')
  })

  it('wallet calls of the relay [S-419]', () => {
    expect(lines('transfer.wallets', 'wallet.merchantWallet', 'statement.transactions')).toEqual([
      'POST /wps/relay/GCS_walletTransfer',
      'GET /wps/relay/GCS_merchantWallet',
      'GET /wps/relay/ODSFE2_MemTransDet',
    ])
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

describe('numbers that the specification fixes for calls', () => {
  it('client type 3, 20 popular lotteries, 100 drawn numbers [S-433]', () => {
    expect(contract['games.list'].input.parse({})).toMatchObject({ clientType: 3 })
    expect(contract['lottery.popular'].input.parse({})).toMatchObject({ count: 20 })
    expect(contract['lottery.vnNumbers'].input.parse({})).toMatchObject({ count: 100 })
  })

  it('at most three pictures of 5 MB [S-433]', () => {
    const picture = (bytes: number) => ({ name: 'a.png', type: 'image/png', data: 'A'.repeat((bytes / 3) * 4) })
    const fits = (...bytes: number[]) => proofPictures.safeParse(bytes.map(picture)).success
    expect([fits(3, 3, 3), fits(3, 3, 3, 3)]).toEqual([true, false])
    expect([fits(5_242_878), fits(5_242_884)]).toEqual([true, false])
  })
})
