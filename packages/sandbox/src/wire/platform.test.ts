import { contract, endpoints, readServicePath, type EndpointId } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../testing/createTestPlatform.ts'
import { testMerchants } from '../testing/testMerchants.ts'

let testPlatform: TestPlatform
let maria: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
})

/** A raw request, for what no client would send. */
async function send(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const response = await testPlatform.sandbox.app.fetch(
    new Request(`http://sandbox.test${path}`, { ...init, headers: { Merchant: 'crph', ...init.headers } }),
  )
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : text }
}

const CALLS: { readonly [Id in EndpointId]?: (one: Visitor) => Promise<unknown> } = {
  'system.status': ({ client }) => client.system.status({}),
  'system.whitelabel': ({ client }) => client.system.whitelabel({}),
  'system.registerSettings': ({ client }) => client.system.registerSettings({}),
  'system.countries': ({ client }) => client.system.countries({}),
  'system.captcha': ({ client }) => client.system.captcha({}),
  'session.sealingKey': ({ client }) => client.session.sealingKey({}),
  'member.info': ({ client }) => client.member.info({}),
  'member.avatar': ({ client }) => client.member.avatar({}),
  'member.language': ({ client }) => client.member.language({ language: 'TY' }),
  'wallet.balance': ({ client }) => client.wallet.balance({}),
  'wallet.merchantWallet': ({ client }) => client.wallet.merchantWallet({}),
  'deposit.methods': ({ client }) => client.deposit.methods({}),
  'deposit.list': ({ client }) => client.deposit.list({}),
  'games.vendors': ({ client }) => client.games.vendors({}),
  'games.vendorTypes': ({ client }) => client.games.vendorTypes({}),
  'games.list': ({ client }) => client.games.list({ gameType: 'RNG' }),
  'games.hot': ({ client }) => client.games.hot({}),
  'games.recent': ({ client }) => client.games.recent({}),
  'games.favouriteIds': ({ client }) => client.games.favouriteIds({}),
  'games.favourites': ({ client }) => client.games.favourites({}),
  'games.winners': ({ client }) => client.games.winners({}),
  'announcements.list': ({ client }) => client.announcements.list({}),
  'inbox.unreadCount': ({ client }) => client.inbox.unreadCount({}),
  'records.bets': ({ client }) =>
    client.records.bets({ startTime: testPlatform.clock.now() - 30 * 86_400_000, endTime: testPlatform.clock.now() }),
}

describe('the platform', () => {
  it.each(Object.keys(CALLS) as EndpointId[])('answers %s within the contract for a member', async (id) => {
    await CALLS[id]?.(maria)
    expect(testPlatform.reports).toEqual([])
    expect(testPlatform.sandbox.log.list().at(-1)).toMatchObject({ endpoint: id, status: 200, code: null })
  })

  it('sends guests away from every endpoint that needs a session, and from no other', async () => {
    for (const endpoint of endpoints().filter((one) => one.token === 'required')) {
      const { status, body } = await send(endpoint.path, {
        method: endpoint.method,
        ...(endpoint.sends === 'json' ? { body: '{}' } : undefined),
        headers: endpoint.module ? { ModuleId: endpoint.module } : {},
      })
      expect([endpoint.id, status, (body as Record<string, unknown>)['errorCode']]).toEqual([
        endpoint.id,
        401,
        'login.not.session',
      ])
    }
    const guest = testPlatform.visitor()
    await guest.client.games.vendors({})
    await guest.client.games.list({ gameType: 'RNG' })
  })

  it('refuses a missing, unknown or repeated merchant', async () => {
    for (const merchant of ['', 'nobody', 'crph, crph']) {
      const { status, body } = await send('/wps/system/status', { headers: { Merchant: merchant, ModuleId: 'COMM3' } })
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ success: false, errorCode: 'function.not.available' }),
      ])
    }
  })

  it('does not take a session to another merchant', async () => {
    const abroad = testPlatform.visitor('crbd')
    abroad.token = maria.token
    await expect(abroad.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
  })

  it('tells two endpoints at one address apart by their module', async () => {
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'REGMOBVERF3', on: true })
    const ask = (module: string) =>
      send('/wps/verification/sms/register', {
        method: 'POST',
        body: JSON.stringify({ mobileNo: '09175554444', countryDialingCode: '63' }),
        headers: { ModuleId: module },
      })
    expect((await ask('REGMOBVERF3')).body).toMatchObject({ success: true, value: { expiredMinutes: 2 } })
    expect((await ask('MOBILENUMREG3')).body).toMatchObject({ errorCode: 'function.not.available' })
  })

  it('names the field of a malformed request and never repeats its value', async () => {
    const { status, body } = await send('/wps/relay/ODSFE2_RNGOrders?startTime=yesterday&endTime=1', {
      headers: { ModuleId: 'MEMTRANS3', Authorization: maria.token ?? '' },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('startTime')
    expect(JSON.stringify(body)).not.toContain('yesterday')
  })

  it('refuses a sealed call that arrives in clear', async () => {
    const body = JSON.stringify({ username: 'maria', password: 'Croupier1' })
    const answer = await send('/wps/session/login', { method: 'POST', body, headers: { ModuleId: 'COMM3' } })
    expect(answer).toEqual({ status: 400, body: expect.objectContaining({ errorCode: 'request_body_required' }) })
  })

  it('fails loudly when its own answer breaks the contract, and changes nothing', async () => {
    const [philippines] = testMerchants
    if (!philippines) throw new Error('no merchant')
    const { username } = philippines.registerFields
    const crooked = { ...philippines, registerFields: { username: { ...username, patternId: 'one' as never } } }
    testPlatform = createTestPlatform({ merchants: [crooked as typeof philippines] })
    const before = testPlatform.sandbox.snapshot()
    const { status, body } = await send('/wps/system/setting/register', { headers: { ModuleId: 'REG3' } })
    expect([status, body]).toEqual([500, expect.objectContaining({ success: false })])
    expect(testPlatform.reports).toEqual([
      expect.stringMatching(/system\.registerSettings.*breaks the contract at username\.patternId/),
    ])
    expect(testPlatform.sandbox.log.list().at(-1)?.fault).toMatch(/breaks the contract at username\.patternId/)
    expect(testPlatform.sandbox.snapshot()).toBe(before)
  })

  it('speaks the caller’s language in refusals', async () => {
    const guest = testPlatform.visitor('crbd')
    guest.language = 'BN'
    await expect(guest.client.session.login({ username: 'nobody', password: 'x' })).rejects.toThrow(/[\u0980-\u09ff]/)
  })

  it('closes every call but the status while the site is under maintenance or the region is blocked', async () => {
    await testPlatform.operate('site/set', { maintenance: true })
    expect((await maria.client.system.status({})).maintenance).toBe(true)
    await expect(maria.client.wallet.balance({})).rejects.toMatchObject({ code: 'site.maintenance' })
    await testPlatform.operate('site/set', { maintenance: false, regionRestriction: true })
    expect(await maria.client.system.status({})).toMatchObject({
      maintenance: false,
      regionRestriction: true,
      location: { ip: '203.0.113.7' },
    })
    await expect(maria.client.games.vendors({})).rejects.toMatchObject({ code: 'region.restricted' })
  })

  it('puts esports and cockfight cards inside SPORTS and carries the lottery cards', async () => {
    const { lanes } = (await maria.client.games.vendors({})).data
    const codes = (title: string) => lanes.find((lane) => lane.title === title)?.cards.map((card) => card.vassalage)
    expect(lanes.map((lane) => lane.title)).toEqual(['SPORTS', 'LIVE', 'RNG', 'FISH', 'PVP', 'LOTT', 'ELOTT'])
    expect(codes('SPORTS')).toEqual(expect.arrayContaining(['FB', 'TF', 'DS88']))
    expect(codes('LOTT')).toContain('LOTT')
    expect(codes('ELOTT')).toContain('TCG_LOTTO_VN')
  })

  it('filters games by vendor, class, minimum bet and name in any language, a page at a time', async () => {
    const { games, totalCount, totalPages } = await maria.client.games.list({
      gameType: 'RNG',
      vassalage: 'LM',
      gameClassify: 'TG',
      minBet: '1',
    })
    expect(games.length).toBeGreaterThan(0)
    for (const game of games) expect([game.vassalage, game.gameClassify, game.minBet]).toEqual(['LM', 'TG', '1.00'])
    expect(totalPages).toBe(Math.ceil((totalCount ?? 0) / 24))
    const all = await maria.client.games.list({ gameType: 'RNG', pageNo: 2 })
    expect(all.games).toHaveLength(24)
    const found = await maria.client.games.list({ gameType: 'RNG', gameName: 'লণ্ঠন' })
    expect(found.games[0]?.defaultLanguage).toMatch(/Lantern/)
    expect((await maria.client.games.list({ gameType: 'RNG', gameName: 'no such game' })).games).toEqual([])
  })

  it('keeps favourites per member', async () => {
    const favourite = { nodeId: '10001', vendor: 'LM', gameType: 'RNG' }
    await maria.client.games.addFavourite(favourite)
    await maria.client.games.addFavourite(favourite)
    expect(await maria.client.games.favouriteIds({})).toEqual(['10001'])
    expect((await maria.client.games.favourites({})).content[0]?.nodeId).toBe('10001')
    expect(await (await testPlatform.signIn('vip')).client.games.favouriteIds({})).toEqual([])
    await maria.client.games.removeFavourite(favourite)
    expect(await maria.client.games.favouriteIds({})).toEqual([])
  })

  it('refuses bet records over more than ninety days or ending before they start', async () => {
    const ask = (days: number) =>
      maria.client.records.bets({
        startTime: testPlatform.clock.now() - days * 86_400_000,
        endTime: testPlatform.clock.now(),
      })
    await ask(90)
    await expect(ask(120)).rejects.toMatchObject({ code: 'date.range.too.long' })
    await expect(ask(-1)).rejects.toMatchObject({ code: 'date.range.too.long' })
  })

  it('sums bet records over all pages', async () => {
    const range = { startTime: testPlatform.clock.now() - 89 * 86_400_000, endTime: testPlatform.clock.now(), size: 10 }
    const first = await maria.client.records.bets(range)
    let stake = 0
    for (let page = 1; page <= first.totalPages; page++) {
      for (const bet of (await maria.client.records.bets({ ...range, page })).list)
        stake += Math.round(Number(bet.betAmount) * 100)
    }
    expect(first.totalPages).toBeGreaterThan(1)
    expect(Math.round(Number(first.totals.betAmount) * 100)).toBe(stake)
  })

  it('sends customer-service paths the sealing port can open, and two picture addresses to choose from', async () => {
    const { info } = await maria.client.system.status({})
    for (const { path } of info.customerService) expect(new URL(readServicePath(path)).hostname).toMatch(/\.example$/)
    expect(info.imageCDNs).toHaveLength(2)
    for (const cdn of info.imageCDNs) {
      const picture = await testPlatform.sandbox.app.fetch(
        new Request(`http://sandbox.test${new URL(cdn).pathname}/art/game/10001.svg`),
      )
      expect([picture.status, picture.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('image/svg+xml'),
      ])
    }
  })

  it('gives announcements in the caller’s language by type and audience', async () => {
    const guest = testPlatform.visitor('crbd')
    guest.language = 'BN'
    expect((await guest.client.announcements.list({})).popup).toEqual([])
    await testPlatform.operate('popups/set', { on: true })
    const { player, popup, promotion, banners } = await guest.client.announcements.list({})
    expect(player.length).toBeGreaterThanOrEqual(12)
    expect(player[0]?.title).toMatch(/[\u0980-\u09ff]/)
    expect(popup.map((one) => one.execution)).toEqual(['B'])
    expect(promotion.length).toBeGreaterThan(0)
    // The home page's banners are the folder's own [S-210].
    expect(banners.map((banner) => banner.groupName)).not.toContain('w_home')
    const groups = [
      'w_rng',
      'w_live',
      'w_fish',
      'w_pvp',
      'w_sports',
      'w_esports',
      'w_cockfight',
      'w_elott',
      'w_lott',
      'w_login',
      'w_reg',
      'w_forget',
      'w_leftmenu',
    ]
    expect(banners.map((banner) => banner.groupName)).toEqual(expect.arrayContaining(groups))
    const inside = await guest.client.announcements.list({ execution: 'A' })
    expect(inside.popup.map((one) => [one.execution, one.promotionType])).toEqual([
      ['A', 'EVENT'],
      ['F', null],
    ])
    const only = await guest.client.announcements.list({ types: 'PL', execution: 'A' })
    expect([only.popup, only.banners]).toEqual([[], []])
  })

  it('leaves the places to a merchant’s folder for which it has banners [S-210]', async () => {
    const merchants = testMerchants.map((merchant) => ({ ...merchant, ownBanners: new Set(['w_home']) }))
    const { banners } = await createTestPlatform({ merchants }).visitor().client.announcements.list({})
    const groups = banners.map((banner) => banner.groupName)
    expect(groups).not.toContain('w_home')
    expect(groups).toContain('w_login')
  })

  it('has a route for every endpoint of the contract', async () => {
    for (const endpoint of Object.values(contract)) {
      const { status } = await send(endpoint.path, {
        method: endpoint.method,
        ...(endpoint.method === 'GET' ? undefined : { body: '{}' }),
        headers: endpoint.module ? { ModuleId: endpoint.module } : {},
      })
      expect([endpoint.id, status]).not.toEqual([endpoint.id, 404])
    }
    expect((await send('/wps/no/such/call')).status).toBe(404)
  })
})
