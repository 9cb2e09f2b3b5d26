import { Refusal } from '../../../Refusal.ts'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import { guarded } from '../../identity/verification/limiter.ts'
import type { World } from '../../../World.ts'
import { DOWNLINE_TYPES } from './downlineType.ts'
import { addDownline, findDownlines, shownRates, viewOf, type DownlineView } from './downlines.ts'
import {
  addLink,
  hasDeposited,
  isOpen,
  linkCounts,
  linkMembersOf,
  linkOf,
  linksOf,
  ratesOfLink,
  removeLink,
} from './links.ts'
import { ratesText, readRates, setRates } from './rates.ts'
import type { RegisterLink } from './rows.ts'
import { asAgent, directDownlines, directOf, headOf, ofTeam, teamBelow } from './tree.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'

const agentOf = (call: Call): Member => asAgent(signedIn(call).member)

/** Steps of a way as the breadcrumb shows them. */
export const steps = (path: readonly Member[]) => path.map(({ id, account }) => ({ id, account }))

function downlineEntry(world: World, { member, level, available, balance, teamCount }: DownlineView) {
  const upline = member.uplineId === null ? undefined : world.tables.members.get(String(member.uplineId))
  return {
    id: member.id,
    account: member.account,
    nickname: available ? member.nickname : null,
    type: member.type,
    level,
    uplineId: upline?.id ?? null,
    uplineAccount: upline?.account ?? null,
    state: available ? ('active' as const) : ('unavailable' as const),
    balance: available ? balance : null,
    lastLogin: available ? member.lastLoginAt : null,
    regDate: member.registeredAt,
    rates: available ? shownRates(world, member.id) : null,
    directCount: directDownlines(world, member.id).length,
    teamCount,
  }
}

function linkEntry(world: World, link: RegisterLink) {
  return {
    affiUrlId: link.id,
    code: link.code,
    name: link.name,
    type: link.type,
    rates: ratesText(ratesOfLink(world, link)),
    createdAt: link.createdAt,
    expiresAt: link.expiresAt,
    state: isOpen(world, link) ? ('open' as const) : ('expired' as const),
    ...linkCounts(world, link.id),
  }
}

/** The agent's team: people, rates, links, announcements. */
export const teamHandlers: Omit<Handlers<'team'>, 'team.overview' | 'team.announcements'> = {
  'team.balance': (world, call) => {
    const agent = agentOf(call)
    let [teamBalance, teamCount] = [0n, 0]
    for (const { member } of teamBelow(world, agent.id)) {
      teamBalance += walletBalance(world, memberAccount(member.id))
      teamCount++
    }
    return {
      ownBalance: walletBalance(world, memberAccount(agent.id)),
      teamBalance: teamBalance,
      teamCount,
      currency: call.merchant.currency,
      currencySymbol: call.merchant.currencySymbol,
    }
  },
  'team.downlines': (world, call, { parentId, page, size, ...query }) => {
    const { head, path } = headOf(world, agentOf(call), parentId)
    const found = findDownlines(world, head, path.length - 1, query)
    const { rows, totalPages, totalCount } = pageOf(found, page, size)
    return { list: rows.map((view) => downlineEntry(world, view)), totalPages, totalCount, path: steps(path) }
  },
  'team.downline': (world, call, { id }) => {
    const { member, path } = ofTeam(world, agentOf(call), id)
    const link = world.tables.linkMembers.get(String(member.id))
    return {
      ...downlineEntry(world, viewOf(world, member, path.length - 1)),
      path: steps(path),
      linkCode: link ? (world.tables.registerLinks.get(link.linkId)?.code ?? null) : null,
    }
  },
  'team.rateBounds': (world, call) => ({
    rates: shownRates(world, agentOf(call).id),
    mostLinks: call.merchant.agentRules.mostLinks,
    longestLinkDays: call.merchant.agentRules.longestLinkDays,
    types: [...DOWNLINE_TYPES],
  }),
  'team.addDownline': (world, call, input) => {
    const agent = agentOf(call)
    const { id, account } = guarded(world, call.visitor, () => addDownline(world, call.merchant, agent, input))
    return { id, account }
  },
  'team.setRates': (world, call, { id, rates }) => {
    const agent = agentOf(call)
    const downline = directOf(world, agent, id)
    if (!contactable(world, downline)) throw new Refusal('team.member.unavailable')
    return { rates: ratesText(setRates(world, downline, readRates(world, agent, rates))) }
  },
  'team.links': (world, call, { page, size }) => {
    const agent = agentOf(call)
    const { rows, totalPages, totalCount } = pageOf(linksOf(world, agent.id), page, size)
    return { list: rows.map((link) => linkEntry(world, link)), totalPages, totalCount, ownCode: agent.affiliateCode }
  },
  'team.addLink': (world, call, input) => linkEntry(world, addLink(world, call.merchant, agentOf(call), input)),
  'team.removeLink': (world, call, { affiUrlId }) => {
    removeLink(world, agentOf(call), affiUrlId)
    return null
  },
  'team.linkMembers': (world, call, { affiUrlId, page, size }) => {
    const link = linkOf(world, agentOf(call), affiUrlId)
    const { rows, totalPages, totalCount } = pageOf(linkMembersOf(world, link.id), page, size)
    const list = rows.map(({ memberId, at }) => {
      const member = world.tables.members.get(String(memberId))
      const available = member !== undefined && contactable(world, member)
      return {
        id: available ? memberId : null,
        account: available ? member.account : null,
        registeredAt: at,
        deposited: hasDeposited(world, memberId),
        available,
      }
    })
    return { list, totalPages, totalCount }
  },
}
