import { Refusal } from '../../../Refusal.ts'
import type { Deposit } from '../../money/deposits/rows.ts'
import type { Member } from '../../identity/members/rows.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import { type World } from '../../../World.ts'
import { periodOf } from '../../money/wagering/turnover.ts'
import type { Offer, OfferRule } from './Offer.ts'
import { offerOf, offers } from './offers.ts'
import { issueFromBonusBudget, bonusBudgetLeft } from './bonusBudget.ts'
import { hadByPerson, issueReward, rewardOf, takesPart } from './rewards.ts'
import type { OptIn, Reward } from './rows.ts'
import { offerRuns } from './offerSpan.ts'

type DepositRule = Extract<OfferRule, { kind: 'deposit' }>

/** Chooses a deposit offer for a deposit, or for the next one. Choosing again in the same span changes the deposit. */
export function chooseForDeposit(world: World, member: Member, id: string, depositId: string | null): OptIn {
  const offer = offerOf(id)
  if (!offer || !offerRuns(world, offer, timeZoneOf(world, member))) throw new Refusal('promotion.unknown')
  if (!takesPart(member) || offer.rule.kind !== 'deposit') throw new Refusal('promotion.not.eligible')
  // Money that goes from member to member is no new money: it earns no bonus.
  if (depositId !== null && world.tables.deposits.get(depositId)?.withdrawalId !== null)
    throw new Refusal('promotion.not.eligible')
  const span = spanOf(world, member, offer.rule)
  if (hadByPerson(world, member, sourceOf(offer, span))) throw new Refusal('promotion.already.claimed')
  if (offer.rule.every === 'first' && creditedDeposits(world, member.id).length > 0) {
    throw new Refusal('promotion.not.eligible')
  }
  const deposit = depositId === null ? undefined : world.tables.deposits.get(depositId)
  if (!covered(world, member, offer.rule, deposit?.amount)) throw new Refusal('promotion.not.eligible')
  const optIn: OptIn = { memberId: member.id, promotionId: id, span, depositId, at: world.clock.now() }
  world.tables.optIns.put(`${member.id}/${id}/${span}`, optIn)
  return optIn
}

/** The member's choice for an offer in the running span, or undefined. */
export function optInOf(world: World, member: Member, offer: Offer): OptIn | undefined {
  if (offer.rule.kind !== 'deposit') return undefined
  return world.tables.optIns.get(`${member.id}/${offer.id}/${spanOf(world, member, offer.rule)}`)
}

/** Issues the bonus of every chosen deposit that has been credited; once for a choice. */
export function settleDepositOffers(world: World, member: Member): void {
  if (!takesPart(member) || breakOf(world, member)) return
  for (const optIn of world.tables.optIns.by('member', String(member.id))) {
    const offer = offerOf(optIn.promotionId)
    if (!offer || offer.rule.kind !== 'deposit') continue
    const source = sourceOf(offer, optIn.span)
    if (rewardOf(world, member.id, source)) continue
    const deposit = chosenDeposit(world, member.id, offer.rule, optIn)
    // Asked again: data of the two accounts may have changed since the choice.
    if (!deposit || hadByPerson(world, member, source)) continue
    // What comes every week is covered by play; what comes once in a life is bounded by that.
    const issue = offer.rule.every === 'first' ? issueReward : issueFromBonusBudget
    issue(world, member, {
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

/** Whether the bonus can be paid whole: an offer that comes again every week is covered by play. */
function covered(world: World, member: Member, rule: DepositRule, deposit?: bigint): boolean {
  return (
    rule.every === 'first' ||
    (deposit === undefined ? rule.cap : bonusOf(rule, deposit)) <= bonusBudgetLeft(world, member)
  )
}

/** Deposit offers a member could choose now. */
export function depositOffers(world: World, member: Member): Offer[] {
  if (!takesPart(member) || breakOf(world, member)) return []
  const deposited = creditedDeposits(world, member.id).length > 0
  const timeZone = timeZoneOf(world, member)
  return offers.filter(
    (offer) =>
      offer.rule.kind === 'deposit' &&
      offerRuns(world, offer, timeZone) &&
      covered(world, member, offer.rule, offer.rule.minimum) &&
      !(offer.rule.every === 'first' && deposited) &&
      !offerReward(world, member, offer),
  )
}

function chosenDeposit(world: World, memberId: number, rule: DepositRule, optIn: OptIn): Deposit | undefined {
  const credited = creditedDeposits(world, memberId)
  if (rule.every === 'first') {
    const [first] = credited
    const chosen = first && (optIn.depositId === null || first.id === optIn.depositId)
    return chosen && first.amount >= rule.minimum ? first : undefined
  }
  return credited.find(
    (deposit) =>
      deposit.amount >= rule.minimum &&
      (optIn.depositId === null ? (deposit.reachedAt.credited ?? 0) >= optIn.at : deposit.id === optIn.depositId),
  )
}

function creditedDeposits(world: Pick<World, 'tables'>, memberId: number): Deposit[] {
  return world.tables.deposits
    .by('member', String(memberId))
    .filter((deposit) => deposit.status === 'credited' && deposit.withdrawalId === null)
    .sort((a, b) => (a.reachedAt.credited ?? 0) - (b.reachedAt.credited ?? 0))
}

const spanOf = (world: World, member: Member, rule: DepositRule): number =>
  rule.every === 'week' ? periodOf(world, member, 'week', world.clock.now()).from : 0

const sourceOf = (offer: Offer, span: number): string => `offer/${offer.id}/${span}`

/** The reward an offer gave the member in the running span, or undefined. */
export function offerReward(world: World, member: Member, offer: Offer): Reward | undefined {
  const source =
    offer.rule.kind === 'deposit' ? sourceOf(offer, spanOf(world, member, offer.rule)) : `offer/${offer.id}`
  return rewardOf(world, member.id, source)
}
