import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import { moduleFlags } from '../groups/system/module-tree.ts'
import { asksForCaptcha } from '../groups/session/calls.ts'

describe('requests', () => {
  it('login carries user name, password, captcha, type and the slider’s result [S-095]', () => {
    const slider = { captcha_id: 'a', lot_number: 'b', pass_token: 'c', gen_time: 'd', captcha_output: 'e' }
    const login = contract['session.login'].input.parse({ username: 'u', password: 'p', geetestValidateV4: slider })
    expect(login).toEqual({ username: 'u', password: 'p', captcha: '', type: 'username', geetestValidateV4: slider })
    expect(contract['session.login'].input.safeParse({ username: 'u', password: 'p', type: 'magic' }).success).toBe(
      false,
    )
  })

  it('SMS requests name the number mobileNum, in registration mobileNo [S-125]', () => {
    const code = { countryDialingCode: '63' }
    expect(contract['verification.loginSms'].input.safeParse({ ...code, mobileNum: '9' }).success).toBe(true)
    expect(contract['verification.loginSms'].input.safeParse({ ...code, mobileNo: '9' }).success).toBe(false)
    expect(contract['verification.registerSms'].input.safeParse({ ...code, mobileNo: '9' }).success).toBe(true)
    expect(contract['verification.registerMobileSms'].input.safeParse({ ...code, mobileNum: '9' }).success).toBe(false)
  })

  const circumstances = { domain: 'site.example', registerUrl: 'https://site.example/r' }

  it('registration carries every field, empty when unused, and login, page and method [S-149] [S-150]', () => {
    const sent = contract['member.register'].input.parse({
      username: 'u',
      password: 'p',
      confirmPassword: 'p',
      affiliateCode: 'A1',
      ...circumstances,
    })
    expect(sent).toEqual({
      username: 'u',
      password: 'p',
      confirmPassword: 'p',
      payeeName: '',
      email: '',
      qqNum: '',
      mobileNum: '',
      recommenderId: '',
      captcha: '',
      verificationCode: '',
      affiliateCode: 'A1',
      paymentPassword: '',
      line: '',
      whatsapp: '',
      facebook: '',
      wechat: '',
      idNumber: '',
      nickname: '',
      referralCode: '',
      countryDialingCode: '',
      login: true,
      registerMethod: 'WEB',
      ...circumstances,
    })
  })

  it('mobile registration copies number and password, whatever the caller says [S-151]', () => {
    const sent = contract['member.registerMobile'].input.parse({
      mobileNum: '1712345678',
      password: 'p',
      username: 'other',
      ...circumstances,
    })
    expect(sent).toMatchObject({
      username: '1712345678',
      mobileNum: '1712345678',
      password: 'p',
      confirmPassword: 'p',
      registerMethod: 'WEB',
      registerUrl: 'https://site.example/r',
    })
  })

  it('registration through firebase adds its channel and token [S-152]', () => {
    const sent = contract['member.registerMobile'].input.parse({
      mobileNum: '1',
      ...circumstances,
      firebaseChannel: 'sms',
      firebaseIdToken: 'id-token',
    })
    expect(sent).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'id-token' })
  })

  it('announcements ask for four types on the web before login, by default [S-239]', () => {
    const { input } = contract['announcements.list']
    expect(input.parse({})).toEqual({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B' })
    expect(input.parse({ types: 'B,PL,PU,PR,H', execution: 'A' })).toEqual({
      types: 'B,PL,PU,PR,H',
      platform: 'W',
      execution: 'A',
    })
  })

  it('bet records pick one of the platform’s books', () => {
    const span = { startTime: 1, endTime: 2 }
    expect(contract['records.bets'].input.parse(span)).toMatchObject({ book: 'RNG', page: 1, size: 20 })
    expect(contract['records.bets'].input.safeParse({ ...span, book: 'constructor' }).success).toBe(false)
  })
})

describe('answers', () => {
  it('the status is read into its parts [S-003]', () => {
    const { value } = contract['system.status']
    const read = value.parse({
      info: {
        customerService: [{ csType: 'LIVECHAT', path: 'abcd' }],
        resources: [{ resourceType: 'LINE', url: 'https://line.example' }],
        whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [] },
        register: {
          username: { enabled: true, required: true, minLength: 4, maxLength: 12, patternId: 1, acceptedPattern: '*' },
        },
        analytics: { gtagId: 'G-TEST' },
        imageCDNs: ['https://img.example'],
        launchGameCDNs: ['https://launch.example'],
        somethingNew: 1,
      },
      location: { ip: '203.0.113.7', countryCode: 'PH' },
      maintenance: false,
      regionRestriction: true,
    })
    expect(read.info.whitelabel.modId).toBe('ROOT')
    expect(read.info.register['username']).toMatchObject({ enabled: true, maxLength: 12, patternId: 1 })
    expect(read.info.resources[0]).toMatchObject({ resourceType: 'LINE', qrCodeUrl: null })
    expect(read.info.customerService[0]?.csType).toBe('LIVECHAT')
    expect(read.info.analytics?.gtagId).toBe('G-TEST')
    expect(read.info.imageCDNs).toEqual(['https://img.example'])
    expect(read.info.launchGameCDNs).toEqual(['https://launch.example'])
    expect(read.location).toEqual({ ip: '203.0.113.7', countryCode: 'PH' })
    expect([read.maintenance, read.regionRestriction]).toEqual([false, true])
  })

  it('a child of a disabled module counts as off, and the root counts itself [S-431]', () => {
    const tree = contract['system.whitelabel'].value.parse({
      modId: 'ROOT',
      enabled: '1',
      childrenNodes: [
        { modId: 'OFF', enabled: '0', childrenNodes: [{ modId: 'BELOW', enabled: '1' }] },
        { modId: 'ON', enabled: '1' },
      ],
    })
    expect([...moduleFlags(tree)]).toEqual([
      ['ROOT', true],
      ['OFF', false],
      ['BELOW', false],
      ['ON', true],
    ])
  })

  it('a login gives token, flags and user name [S-096]', () => {
    expect(contract['session.login'].value.parse({ token: 't', userName: 'u', firstTimeLogin: true })).toMatchObject({
      token: 't',
      userName: 'u',
      firstTimeLogin: true,
      passwordExpired: false,
    })
    expect(contract['session.login'].value.safeParse({ token: '' }).success).toBe(false)
    expect(asksForCaptcha({ captcha: true })).toBe(true)
    expect([asksForCaptcha({ captcha: false }), asksForCaptcha(null), asksForCaptcha(undefined)]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('notices are read as five lists, missing ones empty, and keep id, title and content [S-238] [S-240]', () => {
    const read = contract['announcements.list'].value.parse({
      player: [{ id: 1, title: 'T', content: '<p>c</p>' }],
      promotion: [{ id: '2', title: null, content: 'x' }],
      banners: null,
    })
    expect(read.player[0]).toMatchObject({ id: '1', title: 'T', content: '<p>c</p>' })
    expect(read.promotion).toHaveLength(1)
    expect([read.banners, read.popup, read.hot]).toEqual([[], [], []])
  })

  it('vendor cards keep wallet, vendor, hot mark and category [S-267]', () => {
    const card = { title: 'PG', accountTypeId: 50, accountTypeName: 'PG', vassalage: 'PG', isHot: 1, gameType: 'RNG' }
    const read = contract['games.vendors'].value.parse({ data: { lanes: [{ title: 'RNG', cards: [card] }] } })
    expect(read.data.lanes[0]?.cards[0]).toMatchObject({ ...card, isHot: true, maintenance: false })
  })

  it.each([
    [null, false],
    ['', false],
    [{}, false],
    ['0', false],
    [{ from: 1 }, true],
    ['1', true],
  ])('maintenance %j of a game means %s', (maintenance, on) => {
    const game = { nodeId: 1, vassalage: 'PG', gameType: 'RNG', maintenance }
    expect(contract['games.list'].value.parse({ games: [game], totalPages: 1 }).games[0]?.maintenance).toBe(on)
  })

  it('game lists, hot list, recent and favourites are read with their pages [S-291]', () => {
    const game = { nodeId: 7, gameName: 'G', vassalage: 'PG', gameType: 'RNG' }
    expect(contract['games.list'].value.parse({ games: [game], totalPages: '3' })).toMatchObject({ totalPages: 3 })
    expect(contract['games.hot'].value.parse({ list: [game] }).list[0]?.nodeId).toBe('7')
    expect(contract['games.recent'].value.parse({ list: [game], totalPages: 2 })).toMatchObject({ totalPages: 2 })
    expect(contract['games.favourites'].value.parse({ content: [game], totalPages: 4 }).totalPages).toBe(4)
    expect(contract['games.favouriteIds'].value.parse([11, '12'])).toEqual(['11', '12'])
  })

  it('a winner without amount won nothing', () => {
    const read = contract['games.winners'].value.parse({
      list: [{ vo: {} }, { vo: { winAmount: null } }, { vo: { winAmount: 512.3 } }],
    })
    expect(read.list.map(({ vo }) => vo.winAmount)).toEqual(['0.00', '0.00', '512.30'])
  })

  it.each([
    [{ content: { game_url: 'https://g.example/1' } }, 'https://g.example/1'],
    [{ content: { gameUrl: '/games/1' } }, '/games/1'],
    [{ launchUrl: 'http://g.example' }, 'http://g.example'],
  ])('a launch gives the address under any of its names: %j', (answer, url) => {
    expect(contract['games.launch'].value.parse(answer)).toEqual({ url })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', ''])(
    'a launch never gives %j to a frame',
    (game_url) => {
      expect(contract['games.launch'].value.safeParse({ content: { game_url } }).success).toBe(false)
    },
  )

  it('a captcha is an inline picture in any of its forms, never an address', () => {
    const { value } = contract['system.captcha']
    const inline = 'data:image/png;base64,aGVsbG8='
    expect(value.parse('aGVsbG8=')).toBe(inline)
    expect(value.parse({ img: 'aGVs\nbG8=' })).toBe(inline)
    expect(value.parse({ captcha: inline })).toBe(inline)
    expect(value.safeParse('https://tracker.example/1.png').success).toBe(false)
    expect(value.safeParse({}).success).toBe(false)
  })

  it('registration answers are read in both spellings', () => {
    const { value } = contract['member.register']
    expect(value.parse({ token: 't', account: 'u', customerId: 5 })).toEqual({ token: 't', userName: 'u', id: '5' })
    expect(value.parse({ token: 't', userName: 'u', id: '5' })).toEqual({ token: 't', userName: 'u', id: '5' })
  })

  it('money is decimal text whatever it came as [Q-09]', () => {
    const read = contract['wallet.balance'].value.parse({
      sumBalance: 1234.5,
      balance: [{ accountTypeId: '2', availBalance: '9007199254740993.10' }],
    })
    expect([read.sumBalance, read.balance[0]?.availBalance]).toEqual(['1234.50', '9007199254740993.10'])
    expect(contract['wallet.balance'].value.safeParse({ sumBalance: '1,234.50' }).success).toBe(false)
  })
})
