import { typedText } from '../../identity/members/typedText.ts'
import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { randomText } from '../../../core/random/random.ts'
import { type World } from '../../../World.ts'
import { readType } from './downlineType.ts'
import { putRates, ratesOf, readRates } from './rates.ts'
import type { RegisterLink } from './rows.ts'

/** No characters that are mistaken for one another when a code is read out. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8

/** Makes a link that registers people under the agent, with a type and rates no higher than the agent's own. */
export function addLink(
  world: World,
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
  if (linksOf(world, agent.id).length >= mostLinks)
    throw new Refusal('team.link.too.many', { values: [String(mostLinks)] })
  const now = world.clock.now()
  const link: RegisterLink = {
    id: String(nextNumber(world, 'registerLink', 1)),
    merchant: merchant.code,
    agentId: agent.id,
    code: freeCode(world, merchant),
    name: typedText(request.name ?? '', 'name', 60),
    type: readType(request.type),
    rates: readRates(world, agent, request.rates),
    createdAt: now,
    expiresAt: days === undefined ? null : now + days * DAY,
  }
  world.tables.registerLinks.put(link.id, link)
  return link
}

/** Takes a link away. Those who came by it stay. */
export function removeLink(world: World, agent: Member, id: string): void {
  world.tables.registerLinks.delete(linkOf(world, agent, id).id)
}

/** An agent's links, newest first. */
export function linksOf(world: Pick<World, 'tables'>, agentId: number): RegisterLink[] {
  return world.tables.registerLinks.by('agent', String(agentId)).reverse()
}

/** A link of this agent. */
export function linkOf(world: Pick<World, 'tables'>, agent: Member, id: string): RegisterLink {
  const link = world.tables.registerLinks.get(id)
  if (!link || link.agentId !== agent.id) throw new Refusal('team.link.unknown')
  return link
}

/** The link with this code that still registers; undefined for unknown, expired and removed ones alike. */
export function openLink(
  world: Pick<World, 'tables' | 'clock'>,
  merchant: string,
  code: string,
): RegisterLink | undefined {
  const link = world.tables.registerLinks.by('code', `${merchant}/${code.trim().toUpperCase()}`)[0]
  return link && isOpen(world, link) ? link : undefined
}

/** Whether a link still registers people. */
export const isOpen = (world: Pick<World, 'clock'>, link: RegisterLink): boolean =>
  link.expiresAt === null || world.clock.now() < link.expiresAt

/** The rates a link gives today. An agent whose own were lowered since it was made gives no more than are left. */
export function ratesOfLink(world: Pick<World, 'tables'>, { agentId, rates }: RegisterLink): Record<string, bigint> {
  const own = ratesOf(world, agentId)
  const given = Object.entries(rates).map(([lane, rate]) => {
    const most = own[lane] ?? 0n
    return [lane, rate < most ? rate : most] as const
  })
  return Object.fromEntries(given.filter(([, rate]) => rate > 0n))
}

/** Notes that a new member came by a link, and gives the rates that go with it. */
export function noteLinkMember(world: World, linkId: string, member: Member): void {
  const link = world.tables.registerLinks.get(linkId)
  if (!link) return
  world.tables.linkMembers.put(String(member.id), { memberId: member.id, linkId: link.id, at: world.clock.now() })
  putRates(world, member.id, ratesOfLink(world, link))
}

/** Members who came by a link, newest first. */
export function linkMembersOf(world: Pick<World, 'tables'>, linkId: string) {
  return world.tables.linkMembers.by('link', linkId).reverse()
}

/** Results of a link, counted from the rows each time. */
export function linkCounts(world: World, linkId: string) {
  const came = linkMembersOf(world, linkId)
  return {
    registrations: came.length,
    depositors: came.filter(({ memberId }) => hasDeposited(world, memberId)).length,
    activeMembers: came.filter(({ memberId }) => hasPlayed(world, memberId)).length,
  }
}

/** Whether a member ever deposited. */
export const hasDeposited = (world: World, memberId: number): boolean =>
  world.figures.money.between(memberId, 0, Number.MAX_SAFE_INTEGER).has('deposit')

const hasPlayed = (world: World, memberId: number): boolean =>
  world.figures.bets.any(memberId, 0, Number.MAX_SAFE_INTEGER)

function freeCode(world: World, merchant: Merchant): string {
  for (;;) {
    const code = randomText(world.random, CODE_ALPHABET, CODE_LENGTH)
    const place = `${merchant.code}/${code}`
    const taken =
      world.tables.registerLinks.keysBy('code', place).length > 0 ||
      world.tables.members.keysBy('affiliateCode', place).length > 0
    if (!taken) return code
  }
}
