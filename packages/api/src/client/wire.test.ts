import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { handPorts } from './hand-platform.ts'

const query = (address: URL): Record<string, string> => Object.fromEntries(address.searchParams)

describe('headers', () => {
  it('carry merchant, language, token, module, device and time', async () => {
    const { platform, options } = handPorts()
    const call = createClient(options).wallet.balance()
    const { request, value } = await platform.next()
    value({ sumBalance: 1 })
    await call
    const headers = Object.fromEntries(request.headers)
    expect(headers).toMatchObject({
      accept: 'application/json, text/plain, */*',
      merchant: 'showcase',
      language: 'EN',
      authorization: 'tok-1',
      moduleid: 'COMM3',
      device: 'web',
      'x-timestamp': '1735689600000',
      'x-requested-with': 'XMLHttpRequest',
    })
    expect(headers).not.toHaveProperty('content-type')
    expect(headers).not.toHaveProperty('idempotency-key')
    expect(request.credentials).toBe('include')
  })

  it('name TY when no language is set, and always in capitals [S-250]', async () => {
    const { platform, options } = handPorts({ language: () => '' })
    void createClient(options).games.winners()
    expect((await platform.next()).request.headers.get('language')).toBe('TY')
    const other = handPorts({ language: () => 'pt-br' })
    void createClient(other.options).games.winners()
    expect((await other.platform.next()).request.headers.get('language')).toBe('PT-BR')
  })

  it('leave the module out where the platform wants none', async () => {
    const { platform, options } = handPorts()
    void createClient(options).session.sealingKey()
    expect((await platform.next()).request.headers.has('moduleid')).toBe(false)
  })
})

describe('parameters', () => {
  it('status carries the site’s host [S-002]', async () => {
    const { platform, options } = handPorts()
    void createClient(options).system.status()
    expect((await platform.next()).address.href).toBe('http://platform.test/wps/system/status?domain=site.example')
  })

  it('hot games carry merchant, isPlatform 2, both platforms and language [S-296]', async () => {
    const { platform, options } = handPorts()
    void createClient(options).games.hot()
    const { address, request } = await platform.next()
    expect(request.method).toBe('GET')
    expect(query(address)).toEqual({
      merchantCode: 'showcase',
      isPlatform: '2',
      platform: 'flash,html5-desktop',
      language: 'EN',
    })
  })

  it('the game query carries what was chosen, and a search drops the language [S-290]', async () => {
    const { platform, options } = handPorts()
    const { games } = createClient(options)
    const chosen = { gameType: 'RNG', vassalage: 'PG', gameClassify: 'JP', minBet: '0.05', minLineNum: 5, pageNo: 2 }
    void games.list({ ...chosen, channel: 'c' })
    expect(query((await platform.next()).address)).toEqual({
      clientType: '3',
      platform: 'flash,html5-desktop',
      channel: 'c',
      merchant: 'showcase',
      gameType: 'RNG',
      vassalage: 'PG',
      gameClassify: 'JP',
      minBet: '0.05',
      minLineNum: '5',
      pageNo: '2',
      pageSize: '24',
      language: 'EN',
    })
    void games.list({ gameName: 'lucky', gameType: '' })
    expect(query((await platform.next()).address)).toEqual({
      clientType: '3',
      platform: 'flash,html5-desktop',
      merchant: 'showcase',
      gameName: 'lucky',
      pageNo: '1',
      pageSize: '24',
    })
  })

  it('favourites ask for flash; the token stays in its header and out of the address [S-297] [Q-08]', async () => {
    const { platform, options } = handPorts()
    void createClient(options).games.favourites({ pageNo: 3 })
    expect(query((await platform.next()).address)).toEqual({
      clientType: '3',
      platform: 'flash',
      language: 'EN',
      gameType: 'RNG',
      pageNo: '3',
      pageSize: '24',
    })
  })

  it('recent games carry client type, vendor, language and page [S-298]', async () => {
    const { platform, options } = handPorts()
    void createClient(options).games.recent({ vassalage: 'PG' })
    expect(query((await platform.next()).address)).toEqual({
      clientType: '3',
      vassalage: 'PG',
      language: 'EN',
      pageNo: '1',
      pageSize: '24',
    })
  })

  it('the winner board asks for 20 of all categories and reads vo', async () => {
    const { platform, options } = handPorts()
    const call = createClient(options).games.winners()
    const { address, value } = await platform.next()
    expect(query(address)).toEqual({ gameCategory: 'ALL', language: 'EN', limitNum: '20' })
    value({ list: [{ vo: { customerName: 'a***', gameName: 'G', winAmount: '5', winTime: 1 } }] })
    expect((await call).list[0]?.vo).toMatchObject({
      customerName: 'a***',
      gameName: 'G',
      winAmount: '5.00',
      winTime: 1,
    })
  })

  it('taking a favourite away is a DELETE with a JSON body', async () => {
    const { platform, options } = handPorts()
    void createClient(options).games.removeFavourite({ nodeId: 11, vendor: 'PG', gameType: 'RNG' })
    const { request, address, body } = await platform.next()
    expect([request.method, address.search]).toEqual(['DELETE', ''])
    expect(request.headers.get('content-type')).toBe('application/json;charset=UTF-8')
    expect(JSON.parse(body)).toEqual({ nodeId: '11', vendor: 'PG', gameType: 'RNG' })
  })

  it('signing out sends no body', async () => {
    const { platform, options } = handPorts()
    const call = createClient(options).session.logout()
    const { request, body, answer } = await platform.next()
    expect([request.method, body]).toEqual(['DELETE', ''])
    answer('', 204)
    expect(await call).toBeUndefined()
  })

  it('bet records go to the address of their book', async () => {
    const { platform, options } = handPorts()
    void createClient(options).records.bets({ book: 'ELOTT_UNSETTLED', startTime: 1, endTime: 2, status: '1' })
    const { address } = await platform.next()
    expect(address.pathname).toBe('/wps/relay/ODSFE2_ElottUnsettledOrders')
    expect(query(address)).toMatchObject({ book: 'ELOTT_UNSETTLED', status: '1', startTime: '1', endTime: '2' })
  })
})

describe('answers', () => {
  it('are returned normalised, whatever unknown keys they have', async () => {
    const { platform, options } = handPorts()
    const call = createClient(options).member.info()
    ;(await platform.next()).value({ id: 1001, account: 'maria', type: '0', extra: { deep: true } })
    expect(await call).toMatchObject({ id: '1001', account: 'maria', type: 0, nickname: null })
  })
})
