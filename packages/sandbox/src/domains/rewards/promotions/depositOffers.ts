import { Refusal } from '../../../Refusal.ts'
import type { Deposit } from '../../money/deposits/rows.ts'
import type { Member } from '../../identity/members/rows.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import { type Context } from '../../../Context.ts'
import { periodOf } from '../../money/wagering/turnover.ts'
import type { Offer, OfferRule } from './Offer.ts'
import { offerOf, offers } from './offers.ts'
import { issueFromBonusBudget, bonusBudgetLeft } from './bonusBudget.ts'
import { hadByPerson, issueReward, rewardOf, takesPart } from './rewards.ts'
import type { OptIn, Reward } from './rows.ts'
import { offerRuns } from './offerSpan.ts'

type DepositRule = Extract<OfferRule, { kind: 'deposit' }>

/** Chooses a deposit offer for a deposit, or for the next one. Choosing again in the same span replaces the deposit. */
export function chooseForDeposit(context: Context, member: Member, id: string, depositId: string | null): OptIn {
  const offer = offerOf(id)
  if (!offer || !offerRuns(context, offer, timeZoneOf(context, member))) throw new Refusal('promotion.unknown')
  if (!takesPart(member) || offer.rule.kind !== 'deposit') throw new Refusal('promotion.not.eligible')
  // Money that moves between members is no new money, so it earns no bonus.
  if (depositId !== null && context.tables.deposits.get(depositId)?.withdrawalId !== null)
    throw new Refusal('promotion.not.eligible')
  const span = spanOf(context, member, offer.rule)
  if (hadByPerson(context, member, sourceOf(offer, span))) throw new Refusal('promotion.already.claimed')
  if (offer.rule.every === 'first' && creditedDeposits(context, member.id).length > 0) {
    throw new Refusal('promotion.not.eligible')
  }
  const deposit = depositId === null ? undefined : context.tables.deposits.get(depositId)
  if (!covered(context, member, offer.rule, deposit?.amount)) throw new Refusal('promotion.not.eligible')
  const optIn: OptIn = { memberId: member.id, promotionId: id, span, depositId, at: context.clock.now() }
  context.tables.optIns.put(`${member.id}/${id}/${span}`, optIn)
  return optIn
}

/** The member's choice for an offer in the current span, or undefined. */
export function optInOf(context: Context, member: Member, offer: Offer): OptIn | undefined {
  if (offer.rule.kind !== 'deposit') return undefined
  return context.tables.optIns.get(`${member.id}/${offer.id}/${spanOf(context, member, offer.rule)}`)
}

/** Issues the bonus of every chosen deposit that has been credited; once per choice. */
export function settleDepositOffers(context: Context, member: Member): void {
  if (!takesPart(member) || breakOf(context, member)) return
  for (const optIn of context.tables.optIns.by('member', String(member.id))) {
    const offer = offerOf(optIn.promotionId)
    if (!offer || offer.rule.kind !== 'deposit') continue
    const source = sourceOf(offer, optIn.span)
    if (rewardOf(context, member.id, source)) continue
    const deposit = chosenDeposit(context, member, offer.rule, optIn)
    // Checked again: data of the two accounts may have changed since the choice.
    if (!deposit || hadByPerson(context, member, source)) continue
    // Weekly bonuses must be covered by play; once-only bonuses are limited by that.
    const issue = offer.rule.every === 'first' ? issueReward : issueFromBonusBudget
    issue(context, member, {
      type: offer.rule.every === 'first' ? 'FIRST_DEPOSIT' : 'DEPOSIT',
      source,
      name: offer.title,
      amount: bonusOf(offer.rule, deposit.amount),
      multiple: offer.rule.multiple,
      wageringDays: offer.rule.days,
    })
  }
}

const bonusOf = ({ percent, cap }: DepositRule, deposit: bigint): bigint => {
  const share = (deposit * BigInt(percent)) / 100n
  return share < cap ? share : cap
}

/** Whether the bonus can be paid in full: a weekly offer must be covered by play. */
function covered(context: Context, member: Member, rule: DepositRule, deposit?: bigint): boolean {
  return (
    rule.every === 'first' ||
    (deposit === undefined ? rule.cap : bonusOf(rule, deposit)) <= bonusBudgetLeft(context, member)
  )
}

/** Deposit offers a member could choose now. */
export function depositOffers(context: Context, member: Member): Offer[] {
  if (!takesPart(member) || breakOf(context, member)) return []
  const deposited = creditedDeposits(context, member.id).length > 0
  const timeZone = timeZoneOf(context, member)
  return offers.filter(
    (offer) =>
      offer.rule.kind === 'deposit' &&
      offerRuns(context, offer, timeZone) &&
      covered(context, member, offer.rule, offer.rule.minimum) &&
      !(offer.rule.every === 'first' && deposited) &&
      !offerReward(context, member, offer),
  )
}

function chosenDeposit(context: Context, member: Member, rule: DepositRule, optIn: OptIn): Deposit | undefined {
  const credited = creditedDeposits(context, member.id)
  if (rule.every === 'first') {
    const [first] = credited
    const chosen = first && (optIn.depositId === null || first.id === optIn.depositId)
    return chosen && first.amount >= rule.minimum ? first : undefined
  }
  if (optIn.depositId !== null)
    return credited.find(({ id, amount }) => id === optIn.depositId && amount >= rule.minimum)
  // Only a deposit of the choice's own week: otherwise choices that were never used would all take the next one.
  const { from, to } = periodOf(context, member, 'week', optIn.span)
  return credited.find(
    ({ amount, reachedAt: { ordered = 0, credited: arrived = 0 } }) =>
      amount >= rule.minimum && arrived >= optIn.at && ordered >= from && ordered < to,
  )
}

function creditedDeposits(context: Pick<Context, 'tables'>, memberId: number): Deposit[] {
  return context.tables.deposits
    .by('member', String(memberId))
    .filter((deposit) => deposit.status === 'credited' && deposit.withdrawalId === null)
    .sort((a, b) => (a.reachedAt.credited ?? 0) - (b.reachedAt.credited ?? 0))
}

const spanOf = (context: Context, member: Member, rule: DepositRule): number =>
  rule.every === 'week' ? periodOf(context, member, 'week', context.clock.now()).from : 0

const sourceOf = (offer: Offer, span: number): string => `offer/${offer.id}/${span}`

/** The reward that an offer gave the member in the current span, or undefined. */
export function offerReward(context: Context, member: Member, offer: Offer): Reward | undefined {
  const source =
    offer.rule.kind === 'deposit' ? sourceOf(offer, spanOf(context, member, offer.rule)) : `offer/${offer.id}`
  return rewardOf(context, member.id, source)
}
