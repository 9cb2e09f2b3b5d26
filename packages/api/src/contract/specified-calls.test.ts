import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.ts'
import { handPorts } from '../client/hand-platform.ts'
import { contract, endpoints } from './contract.ts'
import type { EndpointId } from './contract.ts'
import { everyPath } from './endpoint.ts'

type Named = Readonly<Record<string, EndpointId>>

/** Calls that need a session, in the specification's words. */
const withToken = {
  'member info': ['member.info'],
  avatar: ['member.avatar'],
  'password change': ['security.changePassword'],
  icon: ['account.icon'],
  balance: ['wallet.balance'],
  transfer: ['transfer.wallets'],
  logout: ['session.logout'],
  favourites: ['games.favouriteIds', 'games.favourites', 'games.addFavourite', 'games.removeFavourite'],
  recent: ['games.recent'],
  'PVP rooms and launch': ['pvpRoom.list', 'games.launch'],
  'lottery recent': ['lottery.recent'],
  'mission calls': ['mission.summary', 'mission.leaderboard'],
  'consolidated funds': ['agreement.consolidated'],
  'dividend, daily, hourly, real-time salary': [
    'agreement.answerDividend',
    'agreement.answerDaily',
    'agreement.answerHourly',
    'agreement.answerRealTime',
  ],
  'merchant wallet': ['wallet.merchantWallet'],
  raffle: ['raffle.claim', 'raffle.status'],
  'unread count': ['inbox.unreadCount'],
  'all points calls': endpoints().flatMap(({ id }) => (id.startsWith('points.') ? [id] : [])),
  'opened numbers': ['lottery.openedNumbers'],
} as const satisfies Readonly<Record<string, readonly EndpointId[]>>

/** Calls without a token, in the specification's words. */
const withoutToken = {
  login: ['session.login'],
  'SMS login code': ['verification.loginSms'],
  'whitelabel menu': ['system.whitelabel'],
  register: ['member.register'],
  'mobile register': ['member.registerMobile'],
  affiliate: ['agent.affiliate'],
  'register settings': ['system.registerSettings'],
  'forgot password': ['security.forgotByEmail', 'security.forgotSms'],
  'free play': ['session.freePlay'],
  captcha: ['system.captcha'],
  status: ['system.status'],
  'password by phone': ['security.setPasswordByPhone'],
  'hot games': ['games.hot'],
  announcements: ['announcements.list'],
  popular: ['lottery.popular'],
  'winner board': ['games.winners'],
  'domain routes': ['system.domainRoutes'],
  'registration SMS': ['verification.registerSms', 'verification.registerMobileSms'],
  feedback: ['feedback.submit'],
  'help centre': ['help.centre'],
} as const satisfies Readonly<Record<string, readonly EndpointId[]>>

describe('the token rules of the specification', () => {
  it.each(Object.entries(withToken))('%s: the token is attached [S-427]', (_words, ids) => {
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect([id, contract[id].token]).toEqual([id, 'required'])
  })

  it('game lists: attached when there is one, for visitors may look as well [S-427]', () => {
    expect([contract['games.list'].token, contract['games.vendorTypes'].token]).toEqual(['optional', 'optional'])
  })

  it('the Vietnam feed asks for a hundred draws, with the token if there is one [S-319] [S-427]', async () => {
    const token: { now: string | null } = { now: 'tok-1' }
    const { platform, options } = handPorts({ token: () => token.now })
    const client = createClient(options)
    void client.lottery.vnNumbers()
    const asked = await platform.next()
    expect(asked.address.searchParams.get('count')).toBe('100')
    expect(asked.request.headers.get('Authorization')).toBe('tok-1')
    token.now = null
    void client.lottery.vnNumbers()
    expect((await platform.next()).request.headers.has('Authorization')).toBe(false)
  })

  it.each(Object.entries(withoutToken))('%s: none is needed and none sent [S-428]', (_words, ids) => {
    for (const id of ids) expect([id, contract[id].token]).toEqual([id, 'none'])
  })

  it('leave no call in both lists', () => {
    const both = Object.values(withToken).flat()
    expect(
      Object.values(withoutToken)
        .flat()
        .filter((id) => (both as readonly EndpointId[]).includes(id)),
    ).toEqual([])
  })

  it.each([
    'session.login',
    'member.register',
    'member.registerMobile',
    'security.changePassword',
    'security.setPasswordByPhone',
  ] as const)('%s is sent sealed [S-429]', (id) => {
    expect(contract[id].sealed).toBe(true)
    expect(contract[id].sends).toBe('json')
  })
})

const placeOf = (id: EndpointId): string => `${contract[id].method} ${contract[id].path}`
const table = (calls: Named): readonly (readonly [string, EndpointId])[] => Object.entries(calls)

describe('the addresses of the specification', () => {
  it.each(
    table({
      'GET /wps/system/whitelabel': 'system.whitelabel',
      'GET /wps/system/setting/register': 'system.registerSettings',
      'GET /wps/system/status': 'system.status',
      'GET /wps/system/domainRoute': 'system.domainRoutes',
      'GET /wps/system/helpCenter': 'help.centre',
    }),
  )('%s [S-416]', (place, id) => expect(placeOf(id)).toBe(place))

  it.each(
    table({
      'GET /wps/captcha': 'system.captcha',
      'GET /wps/agent/affiliate': 'agent.affiliate',
      'PUT /wps/feedback': 'feedback.submit',
      'GET /wps/v2/wallets/balance': 'wallet.balance',
      'GET /lgw/games/game_menus': 'lottery.menus',
      'GET /lgw/games/popular': 'lottery.popular',
      'GET /lgw/vn/games/game_menu/recent': 'lottery.recent',
      'GET /lotto/lgw/games/opened/numero': 'lottery.openedNumbers',
      'GET /wps/game/launchGame': 'games.launch',
    }),
  )('%s [S-417]', (place, id) => expect(placeOf(id)).toBe(place))

  it.each(
    table({
      GCSGAME_gameVendor: 'games.vendors',
      GCSGAME_gameList: 'games.list',
      GCSGAME_hotGamesV2: 'games.hot',
      GCSGAME_getVassGameType: 'games.vendorTypes',
      GCSGAME_getRankList: 'games.winners',
      GCS_recentGame: 'games.recent',
      GCS_gameLaunchFB: 'play.fbSports',
      GLS2_roomList: 'pvpRoom.list',
    }),
  )('GET %s [S-420]', (name, id) => expect(placeOf(id)).toBe(`GET /wps/relay/${name}`))

  it.each(
    table({
      'GET MCSFE_getFavoriteGames': 'games.favouriteIds',
      'GET MCSFE_getFavoriteGamesList': 'games.favourites',
      'POST MCSFE_addFavoriteGameV2': 'games.addFavourite',
      'DELETE MCSFE_removeFavoriteGameV2': 'games.removeFavourite',
    }),
  )('%s [S-421]', (place, id) => expect(placeOf(id)).toBe(place.replace(' ', ' /wps/relay/')))

  it.each(
    table({
      'GET MCSFE_getPlayerAvatar': 'member.avatar',
      'GET CSP_unreadCount': 'inbox.unreadCount',
      'GET MCSFE_getListAnnouncements': 'announcements.list',
      'GET MCSFE_getMissionSummaryDetails': 'mission.summary',
      'GET MCSFE_getMissionLeaderboard': 'mission.leaderboard',
      'POST MCS2_claimRafflePromotion': 'raffle.claim',
    }),
  )('%s [S-422]', (place, id) => expect(placeOf(id)).toBe(place.replace(' ', ' /wps/relay/')))

  it.each(
    table({
      'GET MCS2_processDividendReq': 'agreement.answerDividend',
      'GET MCS2_processDailySalContract': 'agreement.answerDaily',
      'POST MCS2_processContractHourSalary': 'agreement.answerHourly',
      'POST MCSFE_processRealTimeSalaryContract': 'agreement.answerRealTime',
    }),
  )('%s [S-423]', (place, id) => expect(placeOf(id)).toBe(place.replace(' ', ' /wps/relay/')))

  it.each(
    table({
      MCS2_getPointBalance: 'points.balance',
      MCS2_getPointReward: 'points.rewards',
      MCS2_getRedeemPointList: 'points.redemptions',
      MCS2_getPointConfig: 'points.config',
    }),
  )('GET %s [S-424]', (name, id) => expect(placeOf(id)).toBe(`GET /wps/relay/${name}`))

  it.each(
    table({
      MCS2_redeemPointReward: 'points.redeem',
      MCS2_convertPoint: 'points.convert',
    }),
  )('POST passwordCheck/%s, sealed [S-426]', (name, id) => {
    expect(placeOf(id)).toBe(`POST /wps/relay/passwordCheck/${name}`)
    expect(contract[id].sealed).toBe(true)
  })

  it('every relay call carries a module identifier [S-418]', () => {
    const relay = endpoints().filter((one) => everyPath(one).some((path) => path.startsWith('/wps/relay/')))
    expect(relay.length).toBeGreaterThan(40)
    expect(relay.filter(({ module }) => module === null).map(({ id }) => id)).toEqual([])
  })

  it('the status carries the host, the domain list passes it as data, the affiliate check both [S-263] [S-416] [S-417]', async () => {
    const { platform, options } = handPorts()
    const client = createClient(options)
    void client.system.status()
    expect((await platform.next()).address.search).toBe('?domain=site.example')
    void client.system.domainRoutes()
    expect((await platform.next()).address.search).toBe('?data=site.example')
    void client.agent.affiliate({ code: 'AFF1' })
    expect(Object.fromEntries((await platform.next()).address.searchParams)).toEqual({
      code: 'AFF1',
      domain: 'site.example',
    })
  })

  it('the domain list reads with its resources, wrapped or bare [S-263]', () => {
    const { value } = contract['system.domainRoutes']
    const one = { domain: 'site.example' }
    expect(value.parse({ domainRoute: [one], resources: null })).toEqual({ domainRoute: [one], resources: [] })
    expect(value.parse([one])).toEqual({ domainRoute: [one], resources: [] })
    expect(value.safeParse('site.example').success).toBe(false)
  })
})
