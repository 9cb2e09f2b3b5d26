import { expect, it } from 'vitest'
import {
  accountTypes,
  hotGameTypes,
  limits,
  minBetChoices,
  minBetChoicesFor,
  rngClasses,
  vipAboveRank,
  weakPassword,
} from './constants.ts'
import { defaultSiteConfig } from './SiteConfig.ts'

it.each([
  ['chunk time-out', limits.chunkTimeoutMs, 120_000],
  ['notices a page', limits.noticesPerPage, 9],
  ['games a page', limits.gamesPerPage, 24],
  ['winners shown', limits.winnersShown, 20],
  ['vendors a type', limits.vendorsPerType, 11],
  ['remember-me cookie', limits.rememberMeMs, 86_400_000],
  ['a countdown minute', limits.minuteMs, 60_000],
  ['too-many-requests hint', limits.tooManyRequestsHintMinutes, 5],
  ['Firebase code countdown', limits.firebaseCountdownMs, 60_000],
  ['captcha refresh', limits.captchaRefreshMs, 1_000],
  ['service window width', limits.customerServiceWindow.width, 440],
  ['service window height', limits.customerServiceWindow.height, 750],
])('keeps the constant: %s [S-433]', (_, value, expected) => {
  expect(value).toBe(expected)
})

it('knows account types, the VIP rank and the weak password [S-434]', () => {
  expect(accountTypes.agents).toEqual([1, 2, 41, 42])
  expect(accountTypes.trial).toBe(4)
  expect(vipAboveRank).toBe(4)
  expect(weakPassword).toBe('123456')
})

it('offers the smallest bets all, 0.01, 0.05, 0.1, 0.5, 0.75 [S-278]', () => {
  expect(minBetChoices).toEqual([undefined, '0.01', '0.05', '0.1', '0.5', '0.75'])
})

it('lists the slot classes and the hot game types [S-277] [S-295]', () => {
  expect(rngClasses).toEqual(['JP', 'TG', 'AC', 'BG'])
  expect(hotGameTypes).toEqual(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'])
})

it('has the specified site defaults [S-264] [S-043]', () => {
  expect(defaultSiteConfig).toMatchObject({
    platform: 'web',
    lotteryType: 'SEA',
    device: 'WEB',
    defaultLanguage: 'TY',
    prizeModes: { lottery: 'Lott', zy: 'ZY', electronic: 'Elott', sea: 'SEA' },
    announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'], execution: 'B' },
    esportsVendors: ['TF'],
    cockfightVendors: ['DS88'],
    loginedToHomePage: false,
  })
  expect(defaultSiteConfig.chatHeaderColour).not.toBe('')
})

it('as shipped, one vendor opens in a separate window, and games come from the launch CDNs alone [S-310] [S-311]', () => {
  expect(defaultSiteConfig.windowVendors).toEqual(['OB'])
  expect(defaultSiteConfig.gameHosts).toEqual([])
})

it('offers no smallest bet that the currency cannot express [S-278]', () => {
  expect(minBetChoicesFor(3)).toEqual(minBetChoices)
  expect(minBetChoicesFor(2)).toEqual(minBetChoices)
  expect(minBetChoicesFor(0)).toEqual([undefined])
})
