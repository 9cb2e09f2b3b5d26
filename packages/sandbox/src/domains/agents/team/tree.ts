import { Refusal } from '../../../Refusal.ts'
import { isAgent } from '../../identity/members/accountTypes.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'

/** Refuses everyone but agents, so opening the page by its address shows others nothing. */
export function asAgent(member: Member): Member {
  if (!isAgent(member)) throw new Refusal('agent.only')
  return member
}

/** People directly below, oldest first. */
export function directDownlines(context: Pick<Context, 'tables'>, id: number): Member[] {
  return context.tables.members.by('upline', String(id))
}

/** A member of a branch, with the number of steps below its head. */
export interface Below {
  readonly member: Member
  readonly level: number
}

/** Everyone below, nearest first, without the head. */
export function* teamBelow(context: Pick<Context, 'tables'>, id: number): Generator<Below> {
  const waiting: { id: number; level: number }[] = [{ id, level: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const member of directDownlines(context, next.id)) {
      const level = next.level + 1
      yield { member, level }
      waiting.push({ id: member.id, level })
    }
  }
}

/** Ids of a branch, its head included. */
export function branchIds(context: Pick<Context, 'tables'>, id: number): number[] {
  const ids = [id]
  for (let at = 0; at < ids.length; at++) {
    for (const key of context.tables.members.keysBy('upline', String(ids[at]))) ids.push(Number(key))
  }
  return ids
}

/** The path from an agent down to a member of the team, both included; undefined for people outside the team. */
function pathDown(context: Pick<Context, 'tables'>, agentId: number, id: number): Member[] | undefined {
  const way: Member[] = []
  let member = context.tables.members.get(String(id))
  while (member) {
    way.unshift(member)
    if (member.id === agentId) return way
    member = member.uplineId === null ? undefined : context.tables.members.get(String(member.uplineId))
  }
  return undefined
}

/** Number of steps below the operator: 0 without an upline. */
export function depthOf(context: Pick<Context, 'tables'>, id: number): number {
  let depth = 0
  let member = context.tables.members.get(String(id))
  while (member && member.uplineId !== null) {
    depth++
    member = context.tables.members.get(String(member.uplineId))
  }
  return depth
}

/** A member of an agent's team, with the path there. Refuses the agent itself, outsiders and unknown ids alike. */
export function ofTeam(
  context: Pick<Context, 'tables'>,
  agent: Member,
  id: string,
): { member: Member; path: Member[] } {
  const path = /^\d{1,12}$/.test(id) ? pathDown(context, agent.id, Number(id)) : undefined
  const member = path?.at(-1)
  if (!path || !member || member.id === agent.id) throw new Refusal('team.member.unknown')
  return { member, path }
}

/** A direct downline. Refuses people further down. */
export function directOf(context: Pick<Context, 'tables'>, agent: Member, id: string): Member {
  const { member } = ofTeam(context, agent, id)
  if (member.uplineId !== agent.id) throw new Refusal('agreement.direct.only')
  return member
}

/** The head of the branch that a report covers: the agent by default. */
export function headOf(
  context: Pick<Context, 'tables'>,
  agent: Member,
  id: string | undefined,
): { head: Member; path: Member[] } {
  if (id === undefined || id === String(agent.id)) return { head: agent, path: [agent] }
  const { member, path } = ofTeam(context, agent, id)
  return { head: member, path }
}
