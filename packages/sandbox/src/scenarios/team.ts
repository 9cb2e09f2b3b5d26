import { DAY, HOUR, MINUTE } from '@croupier/locales/calendar'
import { cashierAccount, memberAccount } from '../core/ledger/accounts.ts'
import { answerAgreement, mayAgreeOn, offerAgreement } from '../domains/agents/agreements/agreements.ts'
import { countRebatesFrom } from '../domains/agents/agreements/rebates.ts'
import { settleDueSalaries } from '../domains/agents/agreements/salaries.ts'
import type { Game, Lane } from '../domains/merchants/catalogue/Catalogue.ts'
import { withDemoMethod, demoMethod, demoTransfer } from '../domains/money/deposits/demoTransfer.ts'
import { creditDeposit } from '../domains/money/deposits/deposits.ts'
import { orderDeposit } from '../domains/money/deposits/orderDeposit.ts'
import { submitDeposit } from '../domains/money/deposits/submitDeposit.ts'
import { moneyText } from '@croupier/money'
import { balanceOf, post } from '../core/ledger/ledger.ts'
import { inboxOf, markRead } from '../domains/identity/inbox/inbox.ts'
import { changeMember, createMember, memberByAccount } from '../domains/identity/members/members.ts'
import type { Member, MemberType } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { randomInteger, randomPick, seededRandom, type Random } from '../core/random/random.ts'
import { settleRound } from '../domains/play/rounds/settle.ts'
import { noteProtectionRead, noteReview } from '../domains/safety/safety/choices.ts'
import type { Context } from '../Context.ts'
import { addLink, noteLinkMember } from '../domains/agents/team/links.ts'
import { putRates, ratesOf, ratesText } from '../domains/agents/team/rates.ts'
import { SEEDED_PASSWORD } from '../domains/identity/members/seed.ts'
import { type Offer, LONG_OFFERS, SHORT_OFFERS, OPEN_OFFERS } from './teamAgreements.ts'

const DAYS = 30

/** Amount of the team's activity in its month. */
export interface TeamActivity {
  /** Rounds each player played. */
  readonly rounds: number
  /** Rounds each of them played within the last hour, every other one within the last minutes. */
  readonly closingRounds: number
  /** How many days ago the salaries of short periods were agreed. */
  readonly shortSalaryDays: number
}

/** The team below ace, four levels deep: name, the agent above, account type. Beth and Carl already exist. */
const PEOPLE: readonly (readonly [account: string, upline: string, type: MemberType])[] = [
  ['dina', 'ace', 2],
  ['efren', 'ace', 0],
  ['gloria', 'ace', 0],
  ['hazel', 'beth', 2],
  ['ivan', 'beth', 0],
  ['joyce', 'beth', 0],
  ['karlo', 'beth', 2],
  ['liza', 'dina', 2],
  ['manny', 'dina', 0],
  ['nena', 'dina', 0],
  ['oscar', 'hazel', 2],
  ['piolo', 'hazel', 0],
  ['quino', 'hazel', 0],
  ['rosa', 'hazel', 0],
  ['santi', 'karlo', 0],
  ['tessa', 'karlo', 0],
  ['ulises', 'liza', 0],
  ['vilma', 'liza', 0],
  ['wena', 'liza', 2],
  ['xander', 'oscar', 0],
  ['yasmin', 'oscar', 0],
  ['zeny', 'oscar', 0],
  ['abel', 'wena', 0],
  ['bituin', 'wena', 0],
  ['celso', 'wena', 0],
]

/** Lanes the team plays, the usual one more often. */
const LANES_PLAYED: readonly Lane[] = ['RNG', 'RNG', 'RNG', 'LIVE', 'SPORTS', 'FISH']
/** Payouts in quarters of the stake, drawn evenly: a little less than the stakes on average. */
const QUARTERS = [0, 0, 0, 0, 0, 2, 4, 4, 6, 6, 8, 12]

/**
 * Creates the team below an agent and gives it a month: deposits, bets in several lanes and a withdrawal for each
 * player, agreements from the operator down to the third level, and everything they owe until now, paid by the rules
 * themselves.
 */
export function seedTeam(
  context: Context,
  merchant: Merchant,
  top: Member,
  seed: number,
  activity: TeamActivity,
): void {
  const random = seededRandom(seed ^ 0x7ea3)
  const now = context.clock.now()
  const start = now - DAYS * DAY
  let at = start
  // The same context at an earlier moment: everything done in it happened then.
  const past: Context = { ...context, random, clock: { ...context.clock, now: () => at } }
  countRebatesFrom(context, merchant, start)
  // Each agent further down has a fifth less.
  putRates(context, top.id, merchant.agentRules.highestRebate)
  const people = growTeam(past, merchant, start - 10 * DAY)
  const games = gamesOf(context)
  for (const [place, member] of people.entries()) {
    at = start + place * HOUR
    deposit(past, merchant, member, random, place * 10)
    for (let round = 0; round < activity.rounds; round++) {
      // Spread over the month, each person on different days.
      const share = (round + place / people.length) / activity.rounds
      at = start + DAY + Math.floor((now - start - DAY - HOUR) * share) + randomInteger(random, HOUR)
      if (!playRound(past, member, random, games)) deposit(past, merchant, member, random, place * 10 + 1 + round)
    }
    for (let round = 0; round < activity.closingRounds; round++) {
      at = now - 1 - randomInteger(random, round % 2 === 0 ? 2 * MINUTE : 50 * MINUTE)
      playRound(past, member, random, games)
    }
    withdraw(past, member, now - DAY)
  }
  const agreed = (offer: Offer, when: number) => {
    at = when
    return offerOf(past, merchant, offer, true)
  }
  for (const offer of LONG_OFFERS) agreed(offer, start)
  for (const offer of SHORT_OFFERS) agreed(offer, now - activity.shortSalaryDays * DAY)
  at = now - DAY
  for (const offer of OPEN_OFFERS) offerOf(past, merchant, offer, false)
  seedLink(past, merchant, top)
  at = now
  settleDueSalaries(past)
}

function growTeam(context: Context, merchant: Merchant, registeredAt: number): Member[] {
  const grown: Member[] = []
  for (const [place, [account, upline, type]] of PEOPLE.entries()) {
    const above = memberByAccount(context, merchant.code, upline)
    const member = createMember(context, merchant, {
      account,
      birthday: `19${70 + (place % 30)}-03-15`,
      nickname: account.charAt(0).toUpperCase() + account.slice(1),
      type,
      password: SEEDED_PASSWORD,
      uplineId: above?.id ?? null,
      affiliateCode: type === 2 ? `${account.toUpperCase()}1` : null,
      toUpline: true,
      avatar: String(place % 9),
      registeredAt: registeredAt + place * 12 * HOUR,
    })
    changeMember(context, member.id, {
      lastLoginAt: registeredAt + (20 + (place % 19)) * DAY,
      lastLoginIp: '203.0.113.9',
    })
    noteProtectionRead(context, member)
    noteReview(context, member, 'later')
    grown.push(member)
  }
  for (const member of [memberByAccount(context, merchant.code, 'beth'), ...grown]) {
    if (member?.type === 2) putRates(context, member.id, lowered(ratesOf(context, member.uplineId ?? 0)))
  }
  return grown
}

const lowered = (rates: Readonly<Record<string, bigint>>) =>
  Object.fromEntries(Object.entries(rates).map(([lane, rate]) => [lane, (rate * 4n) / 5n]))

function gamesOf(context: Context): ReadonlyMap<Lane, readonly Game[]> {
  return new Map(
    LANES_PLAYED.map((lane) => [
      lane,
      (context.catalogue.gamesByLane.get(lane) ?? []).filter((game) => !game.maintenance).slice(0, 40),
    ]),
  )
}

function deposit(context: Context, merchant: Merchant, member: Member, random: Random, serial: number): void {
  const amount = BigInt(10 + randomInteger(random, 30)) * 10_000n
  const { id } = orderDeposit(context, withDemoMethod(merchant), member, {
    method: demoMethod(merchant).code,
    amount: moneyText(amount, merchant.digits),
  })
  submitDeposit(context, withDemoMethod(merchant), member, id, demoTransfer(merchant, member, serial))
  creditDeposit(context, id)
}

function playRound(
  context: Context,
  member: Member,
  random: Random,
  games: ReadonlyMap<Lane, readonly Game[]>,
): boolean {
  const lane = randomPick(random, LANES_PLAYED)
  const game = randomPick(random, games.get(lane) ?? [])
  const stake = BigInt(1 + randomInteger(random, 40)) * 500n
  const quarters = BigInt(randomPick(random, QUARTERS))
  if (balanceOf(context, memberAccount(member.id)) < stake) return false
  const payout = (stake * quarters) / 4n
  settleRound(context, member, { game, stake, payout, playId: '', key: '', detail: null })
  return true
}

/** Withdraws a third of the rest, in whole hundreds. */
function withdraw(context: Context, member: Member, at: number): void {
  const amount = (balanceOf(context, memberAccount(member.id)) / 30_000n) * 10_000n
  if (amount === 0n) return
  const moves = [{ from: memberAccount(member.id), to: cashierAccount(member.merchant), amount }]
  post(context, { kind: 'withdrawal', reference: `withdrawal-${member.id}`, at, moves })
}

function offerOf(context: Context, merchant: Merchant, offer: Offer, accepted: boolean): void {
  const upline = offer.from === null ? null : memberByAccount(context, merchant.code, offer.from)
  const downline = memberByAccount(context, merchant.code, offer.to)
  if (upline === undefined || !downline || !mayAgreeOn(context, merchant, offer.kind)) return
  const { id } = offerAgreement(context, merchant, upline, downline, offer)
  if (!accepted) return
  answerAgreement(context, downline.id, id, true)
  // Both parties have known of it since.
  for (const party of upline ? [upline, downline] : [downline]) {
    const news = inboxOf(context, party.id).filter(({ key }) => key === 'info_contract')
    const ids = news.map((message) => String(message.id))
    markRead(context, party.id, ids)
  }
}

function seedLink(context: Context, merchant: Merchant, agent: Member): void {
  const link = addLink(context, merchant, agent, {
    name: 'Leaflet',
    type: 0,
    rates: ratesText({ RNG: 3_000n }),
    days: 90,
  })
  for (const account of ['efren', 'gloria']) {
    const member = memberByAccount(context, merchant.code, account)
    if (member) noteLinkMember(context, link.id, member)
  }
}
