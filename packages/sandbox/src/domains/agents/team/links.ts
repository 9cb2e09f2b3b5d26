import { typedText } from '../../identity/members/typedText.ts'
import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { randomText } from '../../../core/random/random.ts'
import { type Context } from '../../../Context.ts'
import { readType } from './downlineType.ts'
import { putRates, ratesOf, readRates } from './rates.ts'
import type { RegisterLink } from './rows.ts'

/** No characters that are easily confused when a code is read out. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8

/** Creates a link that registers people under the agent, with a type and rates no higher than the agent's own. */
export function addLink(
  context: Context,
  merchant: Merchant,
  agent: Member,
  request: {
    readonly name?: string | undefined
    readonly type: number
    readonly rates: Readonly<Record<string, string>>
    readonly days?: number | undefined
  },
): RegisterLink {
  const { mostLinks, longestLinkDays } = merchant.agentRules
  const { days } = request
  if (days !== undefined && (days < 1 || days > longestLinkDays))
    throw new Refusal('team.link.days', { value: { field: 'days' }, values: [String(longestLinkDays)] })
  if (linksOf(context, agent.id).length >= mostLinks)
    throw new Refusal('team.link.too.many', { values: [String(mostLinks)] })
  const now = context.clock.now()
  const link: RegisterLink = {
    id: String(nextNumber(context, 'registerLink', 1)),
    merchant: merchant.code,
    agentId: agent.id,
    code: freeCode(context, merchant),
    name: typedText(request.name ?? '', 'name', 60),
    type: readType(request.type),
    rates: readRates(context, agent, request.rates),
    createdAt: now,
    expiresAt: days === undefined ? null : now + days * DAY,
  }
  context.tables.registerLinks.put(link.id, link)
  return link
}

/** Removes a link. Members who registered with it stay. */
export function removeLink(context: Context, agent: Member, id: string): void {
  context.tables.registerLinks.delete(linkOf(context, agent, id).id)
}

/** An agent's links, newest first. */
export function linksOf(context: Pick<Context, 'tables'>, agentId: number): RegisterLink[] {
  return context.tables.registerLinks.by('agent', String(agentId)).reverse()
}

/** A link of this agent. */
export function linkOf(context: Pick<Context, 'tables'>, agent: Member, id: string): RegisterLink {
  const link = context.tables.registerLinks.get(id)
  if (!link || link.agentId !== agent.id) throw new Refusal('team.link.unknown')
  return link
}

/** The link with this code if it still registers people; undefined for unknown, expired and removed links alike. */
export function openLink(
  context: Pick<Context, 'tables' | 'clock'>,
  merchant: string,
  code: string,
): RegisterLink | undefined {
  const link = context.tables.registerLinks.by('code', `${merchant}/${code.trim().toUpperCase()}`)[0]
  return link && isOpen(context, link) ? link : undefined
}

/** Whether a link still registers people. */
export const isOpen = (context: Pick<Context, 'clock'>, link: RegisterLink): boolean =>
  link.expiresAt === null || context.clock.now() < link.expiresAt

/** The rates that a link gives today: the rates it was made with, at most the agent's own current ones. */
export function ratesOfLink(
  context: Pick<Context, 'tables'>,
  { agentId, rates }: RegisterLink,
): Record<string, bigint> {
  const own = ratesOf(context, agentId)
  const given = Object.entries(rates).map(([lane, rate]) => {
    const most = own[lane] ?? 0n
    return [lane, rate < most ? rate : most] as const
  })
  return Object.fromEntries(given.filter(([, rate]) => rate > 0n))
}

/** Records that a new member registered with a link, and returns the rates that go with it. */
export function noteLinkMember(context: Context, linkId: string, member: Member): void {
  const link = context.tables.registerLinks.get(linkId)
  if (!link) return
  context.tables.linkMembers.put(String(member.id), { memberId: member.id, linkId: link.id, at: context.clock.now() })
  putRates(context, member.id, ratesOfLink(context, link))
}

/** Members who registered with a link, newest first. */
export function linkMembersOf(context: Pick<Context, 'tables'>, linkId: string) {
  return context.tables.linkMembers.by('link', linkId).reverse()
}

/** Results of a link, counted from the rows each time. */
export function linkCounts(context: Context, linkId: string) {
  const came = linkMembersOf(context, linkId)
  return {
    registrations: came.length,
    depositors: came.filter(({ memberId }) => hasDeposited(context, memberId)).length,
    activeMembers: came.filter(({ memberId }) => hasPlayed(context, memberId)).length,
  }
}

/** Whether a member deposited before a moment, or ever; whether the merchant or another member was paid. */
export const hasDeposited = (
  context: Pick<Context, 'figures'>,
  memberId: number,
  before = Number.MAX_SAFE_INTEGER,
): boolean => context.figures.safety.between(memberId, 0, before).has('deposited')

const hasPlayed = (context: Context, memberId: number): boolean =>
  context.figures.bets.any(memberId, 0, Number.MAX_SAFE_INTEGER)

function freeCode(context: Context, merchant: Merchant): string {
  for (;;) {
    const code = randomText(context.random, CODE_ALPHABET, CODE_LENGTH)
    const place = `${merchant.code}/${code}`
    const taken =
      context.tables.registerLinks.keysBy('code', place).length > 0 ||
      context.tables.members.keysBy('affiliateCode', place).length > 0
    if (!taken) return code
  }
}
