/**
 * Answers in the shapes platforms send (wire facts 3.1 to 3.20), with invented values, read as the client reads them.
 */
import { describe, expect, it } from 'vitest'
import { readAnswer } from '../client/answer.ts'
import { saysSessionIsOver } from '../client/session-end.ts'
import { contract } from './contract.ts'
import type { EndpointId } from './contract.ts'
import { asksForCaptcha } from '../groups/session/calls.ts'

const at = 1_735_689_600_000

type Sample = readonly [what: string, id: EndpointId, value: unknown, reads: unknown]

const samples: readonly Sample[] = [
  [
    '3.20 status',
    'system.status',
    {
      info: {
        customerService: [{ csType: 'LIVECHAT', path: '3f2c9a...a1b2c3d4' }],
        domainRoute: [{ domain: 'site.example' }],
        resources: [
          {
            resourceType: 'FACEBOOK',
            url: 'https://social.example/p',
            qrCodeUrl: 'https://img.example/q.png',
            name: 'Facebook',
            labelNameEn: 'Facebook',
          },
        ],
        whitelabel: {
          modId: 'ROOT',
          enabled: '1',
          childrenNodes: [{ modId: 'DIRECTREG3', enabled: '1', childrenNodes: [] }],
        },
        register: {
          username: { enabled: true, required: true, minLength: 4, maxLength: 12, patternId: 1, acceptedPattern: '*' },
        },
        mainDomain: 'site.example',
        analytics: { gtagId: 'G-TEST' },
        imageCDNs: ['https://img.example'],
        launchGameCDNs: ['https://launch.example'],
      },
      location: { ip: '203.0.113.7', countryCode: 'PH' },
      maintenance: false,
      regionRestriction: false,
    },
    { info: { mainDomain: 'site.example', register: { username: { patternId: 1 } } }, maintenance: false },
  ],
  [
    '3.20 login',
    'session.login',
    { token: 'tok-1', id: 1001, userName: 'player01', customerType: 0, firstTimeLogin: false, passwordExpired: false },
    { token: 'tok-1', id: '1001', customerType: 0, firstTimeLogin: false },
  ],
  [
    '3.20 member',
    'member.info',
    {
      id: 1001,
      account: 'player01',
      nickname: 'Ana',
      type: 0,
      toUpline: 0,
      clubLabel: { labelName: 'VIP0', rankLevel: 0 },
      memberLabel: [],
      regDate: at,
      mobile: '*****1234',
    },
    { id: '1001', account: 'player01', type: 0, toUpline: false, clubLabel: { rankLevel: 0 }, regDate: at },
  ],
  [
    '3.20 balance',
    'wallet.balance',
    {
      sumBalance: 1234.5,
      currency: 'TLB',
      currencySymbol: 'P',
      balance: [{ accountTypeId: 2, availBalance: 1234.5, frozenBalance: 0 }],
    },
    { sumBalance: '1234.50', balance: [{ accountTypeId: 2, availBalance: '1234.50' }] },
  ],
  [
    '3.20 lanes',
    'games.vendors',
    {
      data: {
        lanes: [
          {
            title: 'RNG',
            cards: [
              {
                id: 1,
                title: 'PG',
                accountTypeId: 50,
                accountTypeName: 'PG',
                vassalage: 'PG',
                displayName: 'PG',
                gameType: 'RNG',
                isGame: 'VASSALAGE',
                isHot: 1,
                freeplay: 1,
              },
            ],
            gameClassify: [{ key: 'JP', displayName: 'Jackpot', gameCount: 12 }],
          },
        ],
      },
    },
    { data: { lanes: [{ title: 'RNG', cards: [{ vassalage: 'PG', isHot: true }] }] } },
  ],
  [
    '3.20 game list',
    'games.list',
    {
      games: [
        {
          nodeId: 11,
          gameName: 'Lucky Test',
          defaultLanguage: 'Lucky Test',
          vassalage: 'PG',
          gameType: 'RNG',
          gameClassifyNew: 'JP',
          showIcon: 'https://img.example/g11.png',
          minBet: 0.1,
          isHot: 0,
          isNew: 1,
          supportTrail: 1,
          maintenance: null,
          platform: 'html5,flash,html5-desktop',
        },
      ],
      totalPages: 3,
      totalCount: 60,
    },
    { games: [{ nodeId: '11', minBet: '0.10', isHot: false, isNew: true }], totalPages: 3, totalCount: 60 },
  ],
  [
    '3.20 hot games',
    'games.hot',
    {
      list: [
        {
          id: 5,
          type: 'GAME',
          gameId: 'HOT_GAME,11',
          nodeId: 11,
          gameName: 'Lucky Test',
          vassalage: 'PG',
          gameType: 'RNG',
          iconUrl: 'https://img.example/g11.png',
          sortNum: 1,
          status: 0,
        },
      ],
    },
    { list: [{ nodeId: '11', gameName: 'Lucky Test', gameType: 'RNG' }] },
  ],
  [
    '3.20 winner board',
    'games.winners',
    {
      list: [
        {
          vo: {
            customerName: 'pla***1',
            gameName: 'Lucky Test',
            winAmount: '512.30',
            iconUrl: 'https://img.example/g11.png',
            nodeId: 11,
            gameType: 'RNG',
            vassalage: 'PG',
          },
        },
      ],
    },
    { list: [{ vo: { customerName: 'pla***1', winAmount: '512.30', nodeId: '11' } }] },
  ],
  [
    '3.20 announcements',
    'announcements.list',
    {
      player: [
        {
          id: 1,
          title: 'Notice one',
          content: '<p>text</p>',
          type: 'PL',
          status: 'A',
          platform: 'A',
          execution: null,
          startDate: at,
          endDate: null,
        },
      ],
      banners: [
        {
          bannerId: 3,
          title: 'b',
          url: 'https://img.example/b.png',
          groupName: 'w_home',
          linkageType: 'URL',
          linkage: '/promotions',
        },
      ],
      popup: [],
      promotion: [],
      hot: [],
    },
    { player: [{ id: '1', title: 'Notice one' }], banners: [{ groupName: 'w_home' }], popup: [] },
  ],
  [
    '3.20 consolidated',
    'agreement.consolidated',
    {
      divtypereq: {
        RNG: [
          { minimumBet: 1000, netLoss: 0, activeMember: 3, contractRate: 0.1, status: 'P', downlineHigherRate: 'N' },
        ],
      },
      dailysalreqtype: {},
      contracthoursalreq: {},
      realtimesalreqtype: {},
      divtypeinfo: { RNG: [{ contractRate: 0.1 }] },
    },
    { divtypereq: { RNG: [{ status: 'P', downlineHigherRate: 'N' }] } },
  ],
  ['3.20 SMS code', 'verification.loginSms', { expiredMinutes: 3 }, { expiredMinutes: 3 }],
  [
    '3.1 a notice with everything',
    'announcements.list',
    {
      promotion: [
        {
          id: 7,
          title: 't',
          content: '<b>c</b>',
          type: 'PR',
          status: 'A',
          platform: 'W',
          execution: 'F',
          startDate: at,
          endDate: at,
          expiry: null,
          noExpiry: 1,
          startDateStr: '2025-01-01 00:00:00',
          createdAt: at,
          createdBy: 'desk',
          merchantCode: 'm',
          photoUrl: null,
          priority: 1,
          sortIndex: null,
          category: null,
          promoAnnouncementCategoryIds: [3],
          labels: null,
          agentType: 'AGENT',
          read: false,
          promotionType: 'DEPOSIT',
          linkedPromotionId: 9,
          announcementLink: '/promotion/9',
          redirect: 'REDIRECT_URL',
          externalLink: 'https://site.example/p',
          announcementImages: [{ imageId: 1, announcementId: 7, sequence: 1, url: 'https://img.example/p.png' }],
          contents: [{ sequence: 1, title: 't', content: 'c', language: 'EN', isDefault: true, webImageUrl: null }],
          announcementDisplaySpeed: 'MEDIUM',
          announcementPopupFrequency: 1,
        },
      ],
    },
    { promotion: [{ id: '7', title: 't', content: '<b>c</b>', startDate: at }], player: [] },
  ],
  ['3.3 avatar', 'member.avatar', { avatar: '0', avatarType: 'STATIC' }, { avatar: '0', avatarType: 'STATIC' }],
  [
    '3.4 vendors by game type',
    'games.vendorTypes',
    { content: { RNG: { vendorCode: ['PG', 'JL'] }, FISH: { vendorCode: [] } } },
    { content: { RNG: { vendorCode: ['PG', 'JL'] }, FISH: { vendorCode: [] } } },
  ],
  ['3.5 favourite ids', 'games.favouriteIds', ['11', '12'], ['11', '12']],
  [
    '3.5 favourites',
    'games.favourites',
    { content: [{ nodeId: 11, gameName: 'g', vassalage: 'PG', gameType: 'RNG' }], pageNum: 1, totalPages: 2 },
    { content: [{ nodeId: '11' }], totalPages: 2 },
  ],
  [
    '3.5 recent games',
    'games.recent',
    {
      list: [{ nodeId: 11, gameName: 'g', vassalage: 'PG', gameType: 'RNG', maintenance: { from: at } }],
      totalPages: 1,
    },
    { list: [{ nodeId: '11' }], totalPages: 1 },
  ],
  [
    '3.9 module tree',
    'system.whitelabel',
    { modId: 'ROOT', enabled: '1', childrenNodes: [{ modId: 'LOGIN', enabled: '0', childrenNodes: null }] },
    { modId: 'ROOT', childrenNodes: [{ modId: 'LOGIN', enabled: '0', childrenNodes: [] }] },
  ],
  [
    '3.10 register settings',
    'system.registerSettings',
    {
      password: {
        enabled: true,
        required: true,
        minLength: 6,
        maxLength: 12,
        patternId: 4,
        acceptedPattern: '*',
        key: 'k',
        type: 's',
      },
      qqNum: { enabled: false, required: false },
    },
    { password: { patternId: 4, maxLength: 12 }, qqNum: { enabled: false } },
  ],
  ['3.13 points', 'points.balance', 1200, expect.anything()],
  ['3.17 merchant wallet', 'wallet.merchantWallet', { isSingle: 1 }, { isSingle: true }],
  [
    '3.19 countries',
    'system.countries',
    [{ countryCode: 'BD', countryDialingCode: '880' }],
    [{ countryCode: 'BD', countryDialingCode: '880' }],
  ],
  [
    '3.19 domains',
    'system.domainRoutes',
    [{ domain: 'site.example', status: 1 }],
    { domainRoute: [{ domain: 'site.example' }], resources: [] },
  ],
  [
    '3.17 withdraw settings',
    'withdrawal.settings',
    {
      allowWithdraw: 'Y',
      normalBankWithdrawalSwitch: 'Y',
      eWalletWithdrawalSwitch: 'Y',
      virtualWalletWithdrawalSwitch: 'N',
      minWithdrawal: 100,
      maxWithdrawal: 50000,
      virtualMinAmount: 100,
      virtualMaxAmount: 50000,
      eWalletMinAmount: 100,
      eWalletMaxAmount: 20000,
      maxTransactionTimes: 5,
      remainingTransactionTimes: 4,
      remainingWithdrawAmount: 40000,
      withdrawDateFrom: '00:00',
      withdrawDateTo: '00:00',
      withdrawTimeMsg: '',
      mobileVerificationType: 'WITHDRAW_AMOUNT',
      mobileVerificationWithdrawAmount: 10000,
      c2cEnabled: 'Y',
      withdrawPenaltyCharge: 2.5,
      fixedAmountFlag: 'N',
      fixedWithdrawAmounts: [100, 500],
      amountLimitFlag: 'Y',
    },
    { allowWithdraw: true, minWithdrawal: '100.00', c2cEnabled: true, fixedWithdrawAmounts: ['100.00', '500.00'] },
  ],
  [
    '3.18 account record',
    'statement.transactions',
    {
      list: [
        {
          txId: 1,
          txTypeId: 2,
          txTypeName: 'Deposit',
          txTimeInTimestamp: at,
          amount: -12.5,
          currentAvailBalance: 100,
          orderNo: 'D1',
          remark: null,
          customerName: 'player01',
        },
      ],
      totalPages: 1,
    },
    { list: [{ txId: '1', amount: '-12.50', txTimeInTimestamp: at }], totalPages: 1 },
  ],
  [
    '3.15 tickets',
    'ticket.list',
    [
      {
        name: 'Golden egg',
        ticketId: 3,
        transactionId: 9,
        ticketType: 'GOLDEN_EGG',
        status: 'AVAILABLE',
        startDate: at,
        endDate: null,
        description: null,
      },
    ],
    [{ transactionId: 9, status: 'AVAILABLE' }],
  ],
  [
    '3.16 rank progress',
    'rank.progress',
    {
      playerRankProgress: { labelId: 1, conditionType: 'TURNOVER' },
      currentProgress: { completedConditions: 1, totalExpectedConditions: 3 },
    },
    { currentProgress: { completedConditions: 1, totalExpectedConditions: 3 } },
  ],
  ['row 39 unread messages', 'inbox.unreadCount', 3, 3],
  ['row 83 jackpot', 'jackpot.total', 123456.78, '123456.78'],
  [
    'row 65 KYC setting',
    'profile.kycSetting',
    { merchantProviderResponse: { kycFree: 'N', kycSwitchValue: 'Y' } },
    expect.anything(),
  ],
  [
    'row 41 security config',
    'security.config',
    {
      info: {
        paymentPassword: { enabled: true, isComplete: false },
        securityQuestions: { enabled: false, isComplete: false },
        mobileVerified: { enabled: true, isComplete: true },
        idVerification: { enabled: true, isComplete: false },
        cpfVerification: { enabled: false, isComplete: false },
      },
    },
    { info: { paymentPassword: { enabled: true, isComplete: false }, mobileVerified: { isComplete: true } } },
  ],
  [
    'row 56 referral',
    'referral.details',
    { referralCode: 'REF1', totalInvitations: 2, promotionDomains: ['site.example'] },
    { referralCode: 'REF1', totalInvitations: 2 },
  ],
]

describe('answers as recorded', () => {
  it.each(samples)('%s (%s)', (_what, id, value, reads) => {
    const body = JSON.stringify({ success: true, value })
    const read = readAnswer(contract[id].envelope, { status: 200, text: body })
    expect(read.kind).toBe('value')
    const parsed = contract[id].value.safeParse(read.kind === 'value' ? read.value : undefined)
    expect(parsed.error?.issues ?? []).toEqual([])
    if (typeof reads === 'object' && reads !== null && !('$$typeof' in reads)) {
      expect(parsed.data).toMatchObject(reads)
    } else expect(parsed.data).toEqual(reads)
  })

  it('3.20 a refused login asks for the captcha', () => {
    const text =
      '{"success":false,"value":{"captcha":true},"message":"wrong password","errorCode":"user.or.password.invalid"}'
    const read = readAnswer('platform', { status: 200, text })
    expect(read).toMatchObject({ kind: 'refused', refusal: { code: 'user.or.password.invalid' } })
    expect(read.kind === 'refused' && asksForCaptcha(read.refusal.value)).toBe(true)
  })

  it('3.20 an ended session is known by its code', () => {
    const text = '{"success":false,"message":"Session timeout","errorCode":"login.not.session"}'
    const read = readAnswer('platform', { status: 200, text })
    expect(read.kind === 'refused' && saysSessionIsOver(read.refusal)).toBe(true)
  })
})
