import { decimalText, moneyText } from '@croupier/money'
import type { Answer } from '../../../wire/Answer.ts'
import { mayAnswer, mayWithdraw, sideOf, wouldEnd } from './agreements.ts'
import { agreementsOf, formerOf } from './ending.ts'
import { periodSums } from './figures.ts'
import { inForce, isOffer } from './openList.ts'
import { periodOf } from './periods.ts'
import type { Agreement, AgreementKind, Tier } from './rows.ts'
import { carriedLoss, owedFor } from './settlement.ts'
import { highestRates, rateText, tierText } from './terms.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import type { Context } from '../../../Context.ts'
import { depthOf } from '../team/tree.ts'

/** The other party as shown to a member: the operator has no name, a downline out of reach keeps its own. */
export function partyOf(
  context: Context,
  row: { readonly uplineId: number | null; readonly memberId: number },
  viewer: Member,
) {
  const received = row.memberId === viewer.id
  const id = received ? row.uplineId : row.memberId
  const other = id === null ? undefined : context.tables.members.get(String(id))
  const available = received || (other !== undefined && contactable(context, other))
  return { id: available ? id : null, account: available ? (other?.account ?? null) : null, available }
}

/** Y when accepting would end agreements further down. */
const higher = (context: Context, agreement: Agreement): 'Y' | 'N' =>
  isOffer(agreement) && wouldEnd(context, agreement).length > 0 ? 'Y' : 'N'

/** An agreement as shown to one of its parties. */
export function agreementEntry(context: Context, agreement: Agreement, viewer: Member) {
  const side = sideOf(agreement, viewer.id) ?? 'downline'
  const party = partyOf(context, agreement, viewer)
  return {
    id: agreement.id,
    kind: agreement.kind,
    productType: agreement.productType,
    period: agreement.period,
    status: agreement.status,
    side,
    partyId: party.id,
    partyAccount: party.account,
    partyAvailable: party.available,
    tiers: agreement.tiers.map(tierText),
    downlineHigherRate: higher(context, agreement),
    requestedBy: agreement.requestedBy,
    offeredAt: agreement.offeredAt,
    expiresAt: isOffer(agreement) ? agreement.expiresAt : null,
    inForceFrom: agreement.inForceFrom,
    endedAt: agreement.endedAt,
    endReason: agreement.endReason,
    carriedOver: agreement.kind === 'dividend' && inForce(agreement) ? carriedLoss(context, agreement) : 0n,
    mayAnswer: mayAnswer(agreement, side),
    mayTerminate: agreement.status === 'A' && party.available,
    mayWithdraw: mayWithdraw(agreement, side),
  }
}

/** Agreements that accepting one would end, or that its end would. */
export function endedEntries(context: Context, agreement: Agreement) {
  const base = depthOf(context, agreement.memberId)
  return wouldEnd(context, agreement).map((one) => {
    const member = context.tables.members.get(String(one.memberId))
    const tier = one.tiers[0]
    return {
      id: one.id,
      account: member && contactable(context, member) ? member.account : null,
      kind: one.kind,
      productType: one.productType,
      rate: tier ? rateText(tier, highestRates(one.tiers).rate) : '0.00',
      rateType: tier?.rateType ?? 'P',
      level: depthOf(context, one.memberId) - base,
    }
  })
}

/** The last whole period computed by the terms, and by those they would replace. */
export function exampleOf(context: Context, merchant: Merchant, agreement: Agreement) {
  const { from } = periodOf(agreement, context.clock.now(), merchant.timeZone)
  const last = periodOf(agreement, from - 1, merchant.timeZone)
  const sums = periodSums(context, merchant, agreement, last)[0]
  const former = formerOf(context, agreement)
  const formerSums = former && periodSums(context, merchant, former, last)[0]
  const amount = (terms: Agreement | undefined, of: typeof sums) => (terms && of && owedFor(terms, of)?.amount) ?? 0n
  return {
    startTime: last.from,
    endTime: last.to,
    turnover: sums?.turnover ?? 0n,
    netLoss: sums?.netLoss ?? 0n,
    activeMember: sums?.activeMembers ?? 0,
    amount: amount(agreement, sums),
    formerAmount: amount(former, formerSums),
  }
}

type Facts<Entry> = Record<string, Entry[]>

/** What waits for a member's answer, and what pays the member, by product type. */
export function agreementFacts(context: Context, member: Member): Answer<'agreement.consolidated'> {
  const all = agreementsOf(context, member.id)
  const waiting = all.filter((one) => mayAnswer(one, 'downline'))
  const running = all.filter(inForce)
  const dividends = (of: readonly Agreement[]) => byProduct(of, 'dividend', (one) => dividendFacts(context, one))
  const daily = (of: readonly Agreement[]) => byProduct(of, 'daily', (one) => [dailyFacts(context, one)])
  const hourly = (of: readonly Agreement[]) => byProduct(of, 'hourly', (one) => [hourlyFacts(context, one)])
  const realTime = (of: readonly Agreement[]) => byProduct(of, 'realTime', (one) => [realTimeFacts(context, one)])
  // The daily salary of plain members has its own list and menu entry.
  const ofAgents = member.type !== 0
  return {
    divtypereq: dividends(waiting),
    dailysalreqtype: daily(waiting),
    contracthoursalreq: hourly(waiting),
    realtimesalreqtype: realTime(waiting),
    divtypeinfo: dividends(running),
    dailysalinfotype: ofAgents ? daily(running) : {},
    contracthoursalinfo: hourly(running),
    realtimesalinfotype: realTime(running),
    contractmrdailysalinfotype: ofAgents ? {} : daily(running),
  }
}

function byProduct<Entry>(
  agreements: readonly Agreement[],
  kind: AgreementKind,
  entries: (agreement: Agreement) => readonly Entry[],
): Facts<Entry> {
  const facts: Facts<Entry> = {}
  for (const one of agreements) {
    if (one.kind === kind) facts[one.productType] = [...(facts[one.productType] ?? []), ...entries(one)]
  }
  return facts
}

const stateFacts = (context: Context, agreement: Agreement) => ({
  status: agreement.status,
  downlineHigherRate: higher(context, agreement),
})

const dividendFacts = (context: Context, agreement: Agreement) =>
  agreement.tiers.map((tier) => ({
    ...stateFacts(context, agreement),
    minimumBet: tier.turnover,
    netLoss: tier.netLoss,
    activeMember: tier.activeMembers,
    contractRate: decimalText(moneyText(tier.rate, 6)),
    period: agreement.period,
  }))

const dailyFacts = (context: Context, agreement: Agreement) => ({
  ...stateFacts(context, agreement),
  id: agreement.id,
  details: agreement.tiers.map((tier) => ({ betVolume: tier.turnover, ...rates(tier) })),
})

const hourlyFacts = (context: Context, agreement: Agreement) => ({
  ...stateFacts(context, agreement),
  contractId: agreement.id,
  hourSalaryRates: agreement.tiers.map((tier) => ({ minimumBet: tier.turnover, ...rates(tier) })),
})

// Reading 2 of the undocumented fields: single bet, profit rate, loss rate.
const realTimeFacts = (context: Context, agreement: Agreement) => ({
  ...stateFacts(context, agreement),
  contractId: agreement.id,
  rates: agreement.tiers.map((tier) => ({
    betAmount: tier.bet,
    winRate: rateText(tier, tier.rate),
    lossRate: rateText(tier, tier.lossRate),
    rateType: tier.rateType,
  })),
})

const rates = (tier: Tier) => ({
  activeMember: tier.activeMembers,
  rate: rateText(tier, tier.rate),
  rateType: tier.rateType,
})
