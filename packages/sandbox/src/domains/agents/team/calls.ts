import { Refusal } from '../../../Refusal.ts'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import { guarded } from '../../identity/verification/limiter.ts'
import type { Context } from '../../../Context.ts'
import { DOWNLINE_TYPES } from './downlineType.ts'
import { addDownline, findDownlines, shownRates, teamBalanceOf, viewOf, type DownlineView } from './downlines.ts'
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
import { asAgent, directDownlines, directOf, headOf, ofTeam } from './tree.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'

const agentOf = (call: Call): Member => asAgent(signedIn(call).member)

/** Steps of a path as the breadcrumb shows them. */
export const steps = (path: readonly Member[]) => path.map(({ id, account }) => ({ id, account }))

function downlineEntry(context: Context, { member, level, available, balance, teamCount }: DownlineView) {
  const upline = member.uplineId === null ? undefined : context.tables.members.get(String(member.uplineId))
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
    rates: available ? shownRates(context, member.id) : null,
    directCount: directDownlines(context, member.id).length,
    teamCount,
  }
}

function linkEntry(context: Context, link: RegisterLink) {
  return {
    affiUrlId: link.id,
    code: link.code,
    name: link.name,
    type: link.type,
    rates: ratesText(ratesOfLink(context, link)),
    createdAt: link.createdAt,
    expiresAt: link.expiresAt,
    state: isOpen(context, link) ? ('open' as const) : ('expired' as const),
    ...linkCounts(context, link.id),
  }
}

/** The agent's team: people, rates, links, announcements. */
export const teamHandlers: Omit<Handlers<'team'>, 'team.overview' | 'team.announcements'> = {
  'team.balance': (context, call) => {
    const agent = agentOf(call)
    return {
      ownBalance: walletBalance(context, memberAccount(agent.id)),
      ...teamBalanceOf(context, agent.id),
      currency: call.merchant.currency,
      currencySymbol: call.merchant.currencySymbol,
    }
  },
  'team.downlines': (context, call, { parentId, page, size, ...query }) => {
    const { head, path } = headOf(context, agentOf(call), parentId)
    const found = findDownlines(context, head, path.length - 1, query)
    const { rows, totalPages, totalCount } = pageOf(found, page, size)
    return { list: rows.map((view) => downlineEntry(context, view)), totalPages, totalCount, path: steps(path) }
  },
  'team.downline': (context, call, { id }) => {
    const { member, path } = ofTeam(context, agentOf(call), id)
    const link = context.tables.linkMembers.get(String(member.id))
    return {
      ...downlineEntry(context, viewOf(context, member, path.length - 1)),
      path: steps(path),
      linkCode: link ? (context.tables.registerLinks.get(link.linkId)?.code ?? null) : null,
    }
  },
  'team.rateBounds': (context, call) => ({
    rates: shownRates(context, agentOf(call).id),
    mostLinks: call.merchant.agentRules.mostLinks,
    longestLinkDays: call.merchant.agentRules.longestLinkDays,
    types: [...DOWNLINE_TYPES],
  }),
  'team.addDownline': (context, call, input) => {
    const agent = agentOf(call)
    const { id, account } = guarded(context, call.visitor, () => addDownline(context, call.merchant, agent, input))
    return { id, account }
  },
  'team.setRates': (context, call, { id, rates }) => {
    const agent = agentOf(call)
    const downline = directOf(context, agent, id)
    if (!contactable(context, downline)) throw new Refusal('team.member.unavailable')
    return { rates: ratesText(setRates(context, downline, readRates(context, agent, rates))) }
  },
  'team.links': (context, call, { page, size }) => {
    const agent = agentOf(call)
    const { rows, totalPages, totalCount } = pageOf(linksOf(context, agent.id), page, size)
    return { list: rows.map((link) => linkEntry(context, link)), totalPages, totalCount, ownCode: agent.affiliateCode }
  },
  'team.addLink': (context, call, input) => linkEntry(context, addLink(context, call.merchant, agentOf(call), input)),
  'team.removeLink': (context, call, { affiUrlId }) => {
    removeLink(context, agentOf(call), affiUrlId)
    return null
  },
  'team.linkMembers': (context, call, { affiUrlId, page, size }) => {
    const link = linkOf(context, agentOf(call), affiUrlId)
    const { rows, totalPages, totalCount } = pageOf(linkMembersOf(context, link.id), page, size)
    const list = rows.map(({ memberId, at }) => {
      const member = context.tables.members.get(String(memberId))
      const available = member !== undefined && contactable(context, member)
      return {
        id: available ? memberId : null,
        account: available ? member.account : null,
        registeredAt: at,
        deposited: hasDeposited(context, memberId),
        available,
      }
    })
    return { list, totalPages, totalCount }
  },
}
