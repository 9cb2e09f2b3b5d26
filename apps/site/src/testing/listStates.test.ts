import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteLists } from './siteLists.ts'

const source = path.resolve(import.meta.dirname, '..')
const stories = globSync('**/*.stories.tsx', { cwd: source })
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .join('\n')

/** Lists with stories that rest in a state, each with the texts that the story checks. */
const shown = (state: string) =>
  new Map(
    [...stories.matchAll(new RegExp(`shows${state}\\(\\{([^}]*)\\}\\)`, 'g'))].flatMap(([, lists = '']) =>
      [...lists.matchAll(/(\w+): ('(?:[^'\\]|\\.)*'|\/.*?\/[a-z]*)(?=,|\s*$)/g)].map(
        ([, name = '', words = '']) => [name, words] as const,
      ),
    ),
  )

const loading = shown('Loading')
const empty = shown('Empty')
const failed = shown('Failed')
const end = shown('End')

/** Loaded lists whose rows or parts are always the same. */
const fixed: Readonly<Record<string, string>> = {
  AgreementView: 'one contract',
  DomainsPage: 'the few addresses of the site',
  DownlineDrawer: 'one account of the team',
  GameFactsModal: 'the facts of one game',
  LotteryGamePanel: 'one draw and its form',
  LotteryPage: 'the page around the lists of the lottery',
  MonthlyStatementPage: 'the last twelve months',
  NewDeposit: 'the form of a deposit',
  NewWithdrawal: 'the form of a withdrawal',
  OfferPage: 'the form of a contract',
  PlayerRankPage: 'the levels of the programme',
  Preview: 'what one contract would pay',
  PromotionPage: 'one promotion',
  RatesView: 'the rates of each product',
  Readiness: 'the six checks before a withdrawal',
  ReferralPage: 'the figures of one member',
  Replay: 'what one contract would pay',
  RulesView: 'the rules of the mall',
  SafetyBreaks: 'the breaks there are',
  SafetyConsent: 'the channels of advertising',
  SafetyLimits: 'the limits there are',
  SafetyTrusted: 'one contact',
  SalaryWork: 'how one payment is worked out',
  SignInWeekSection: 'the seven days of a week',
  TeamOverviewPage: 'the figures of a team',
  Terms: 'the form of a contract',
  TransferFundPage: 'the form of a transfer',
  TransferSteps: 'the form of a transfer',
  TrustedPage: 'one question',
}

/** Why a list has no text for being empty. */
const neverEmpty: Readonly<Record<string, string>> = {
  Applications: 'not shown without entries',
  AvatarStep: 'the platform has a set of pictures',
  ChatModal: 'without a room there is no chat',
  Devices: 'the device in use is one of them',
  HomePromotions: 'not shown without entries',
  HomeVendors: 'not shown without entries',
  LicencesPage: 'the site always contains packages of others',
  LinkedAccounts: 'names each provider of the merchant',
  LobbyVendors: 'not shown without entries',
  LoginLog: 'the login of this visit is one of them',
  MatchShelf: 'not shown without entries',
  NextDraws: 'not shown without entries',
  OpenReceipts: 'not shown without entries',
  Payouts: 'not shown without entries',
  PromoCodes: 'not shown without entries',
  RaffleSection: 'shows the running draw',
  PvpRooms: 'not shown without entries',
}

/** Why a list keeps no place while it loads. */
const neverWaits: Readonly<Record<string, string>> = {
  OpenReceipts: 'most members have no payout to confirm',
  Payouts: 'most withdrawals are paid in one piece',
}

const all = siteLists()
const lists = all.filter((name) => !(name in fixed))

describe('the lists of the site', () => {
  it.each(lists)('%s is in Storybook while loading, empty, failed and at its end [Q-12]', (name) => {
    expect({
      loading: loading.has(name) || name in neverWaits,
      empty: empty.has(name) || name in neverEmpty,
      failed: failed.has(name),
      end: end.has(name),
    }).toEqual({ loading: true, empty: true, failed: true, end: true })
    // The loading state is of the same list as the last page.
    if (!(name in neverWaits)) expect(loading.get(name)).toBe(end.get(name))
  })

  it('are all known, and each exception is still there', () => {
    expect(lists.length).toBeGreaterThan(50)
    expect(
      [fixed, neverEmpty, neverWaits].flatMap((names) => Object.keys(names)).filter((name) => !all.includes(name)),
    ).toEqual([])
    expect(
      [...loading, ...empty, ...failed, ...end].map(([name]) => name).filter((name) => !lists.includes(name)),
    ).toEqual([])
  })
})
