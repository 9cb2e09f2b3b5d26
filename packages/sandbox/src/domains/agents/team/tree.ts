import { Refusal } from '../../../Refusal.ts'
import { isAgent } from '../../identity/members/accountTypes.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'

/** Refuses everybody but agents: whoever forces the page sees nothing of it. */
export function asAgent(member: Member): Member {
  if (!isAgent(member)) throw new Refusal('agent.only')
  return member
}

/** People directly below, oldest first. */
export function directDownlines(world: Pick<World, 'tables'>, id: number): Member[] {
  return world.tables.members.by('upline', String(id))
}

/** Somebody of a branch and how many steps below its head. */
export interface Below {
  readonly member: Member
  readonly level: number
}

/** Everybody below, nearest branch first, without the head. */
export function* teamBelow(world: Pick<World, 'tables'>, id: number): Generator<Below> {
  const waiting: { id: number; level: number }[] = [{ id, level: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const member of directDownlines(world, next.id)) {
      const level = next.level + 1
      yield { member, level }
      waiting.push({ id: member.id, level })
    }
  }
}

/** Ids of a branch, its head included. */
export function branchIds(world: Pick<World, 'tables'>, id: number): number[] {
  const ids = [id]
  for (let at = 0; at < ids.length; at++) {
    for (const key of world.tables.members.keysBy('upline', String(ids[at]))) ids.push(Number(key))
  }
  return ids
}

/** The way from an agent down to somebody of the team, both included; undefined for people of no concern to the agent. */
function pathDown(world: Pick<World, 'tables'>, agentId: number, id: number): Member[] | undefined {
  const way: Member[] = []
  let member = world.tables.members.get(String(id))
  while (member) {
    way.unshift(member)
    if (member.id === agentId) return way
    member = member.uplineId === null ? undefined : world.tables.members.get(String(member.uplineId))
  }
  return undefined
}

/** How many steps somebody is below the house: 0 without an upline. */
export function depthOf(world: Pick<World, 'tables'>, id: number): number {
  let depth = 0
  let member = world.tables.members.get(String(id))
  while (member && member.uplineId !== null) {
    depth++
    member = world.tables.members.get(String(member.uplineId))
  }
  return depth
}

/** Somebody of an agent's team, with the way there. Refuses the agent itself, strangers and ids nobody has alike. */
export function ofTeam(world: Pick<World, 'tables'>, agent: Member, id: string): { member: Member; path: Member[] } {
  const path = /^\d{1,12}$/.test(id) ? pathDown(world, agent.id, Number(id)) : undefined
  const member = path?.at(-1)
  if (!path || !member || member.id === agent.id) throw new Refusal('team.member.unknown')
  return { member, path }
}

/** A direct downline. Refuses people further down. */
export function directOf(world: Pick<World, 'tables'>, agent: Member, id: string): Member {
  const { member } = ofTeam(world, agent, id)
  if (member.uplineId !== agent.id) throw new Refusal('agreement.direct.only')
  return member
}

/** The head of a branch a report is asked for: the agent when none is named. */
export function headOf(
  world: Pick<World, 'tables'>,
  agent: Member,
  id: string | undefined,
): { head: Member; path: Member[] } {
  if (id === undefined || id === String(agent.id)) return { head: agent, path: [agent] }
  const { member, path } = ofTeam(world, agent, id)
  return { head: member, path }
}
