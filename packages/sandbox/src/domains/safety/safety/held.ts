import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'
import { exclusionOf, runningExclusions, statedLike } from './exclusions.ts'
import type { Likeness } from './rows.ts'

const keyOf = (member: number, breakId: number) => `${member}/${breakId}`

/**
 * Holds a newcomer who comes from a device that an excluded account was used on. That proves nothing, so the
 * registration stands; money, play and gifts wait for a check of identity or the operator's word. Nobody is held for
 * what they state alone: a stranger would learn from it who is excluded. `onDeviceOf` says whether an account was used
 * on the newcomer's device.
 */
export function holdIfLike(world: World, member: Member, onDeviceOf: (memberId: number) => boolean): void {
  if (world.tables.exclusions.size === 0 || exclusionOf(world, member)) return
  const stated = statedLike(world, member)
  for (const { id, memberId, startedAt } of runningExclusions(world)) {
    if (startedAt > member.registeredAt || memberId === member.id || !onDeviceOf(memberId)) continue
    const alike = stated.filter(({ breakId }) => breakId === id).map(({ trait }) => trait)
    const traits = [...new Set(['device', ...alike])]
    world.tables.likenesses.put(keyOf(member.id, id), {
      memberId: member.id,
      excluded: memberId,
      breakId: id,
      traits,
      state: 'held',
    })
  }
}

/**
 * Whether a likeness still holds an account. Approved documents tell two people apart, but not where their name with
 * birthday or their number is what the excluded person stated: then the operator has to say it.
 */
const waits = (member: Member, { state, traits }: Likeness): boolean =>
  state === 'held' && (!member.verified || traits.some((trait) => trait === 'person' || trait === 'id'))

/** Whether a member has to show who they are before money, play and gifts. */
export function isHeld(world: Pick<World, 'tables' | 'clock'>, member: Member): boolean {
  // Asked with every bet: nobody else's exclusion is looked at for a member who is like none.
  const waiting = world.tables.likenesses.by('member', String(member.id)).filter((one) => waits(member, one))
  if (waiting.length === 0) return false
  const running = new Set(runningExclusions(world).map(({ id }) => id))
  return waiting.some(({ breakId }) => running.has(breakId))
}

/** An account that is like an excluded one, as the operator sees it. */
export interface LikeExcluded {
  readonly excluded: number
  readonly member: number
  readonly until: number
  /** Kinds of traits that agree. */
  readonly traits: readonly string[]
  /** Money, play and gifts wait for the check. */
  readonly held: boolean
}

/** Every such account that is not excluded itself, and of which the operator has not said that it is somebody else's. */
export function likeExcluded(world: World): LikeExcluded[] {
  const found: LikeExcluded[] = []
  const running = runningExclusions(world)
  if (running.length === 0) return found
  for (const member of world.tables.members.all()) {
    const known = world.tables.likenesses.by('member', String(member.id))
    const stated = statedLike(world, member)
    if ((known.length === 0 && stated.length === 0) || exclusionOf(world, member)) continue
    for (const one of running) {
      const decided = known.find(({ breakId }) => breakId === one.id)
      const traits = new Set(decided?.traits)
      for (const { breakId, trait } of stated) if (breakId === one.id) traits.add(trait)
      if (traits.size === 0 || decided?.state === 'other') continue
      const held = decided !== undefined && waits(member, decided)
      found.push({ excluded: one.memberId, member: member.id, until: one.endsAt, traits: [...traits], held })
    }
  }
  return found
}

/** The operator found that an account is somebody else's: it is held no longer, and not shown again. */
export function setApart(world: World, excluded: Member, member: Member): void {
  for (const { id, memberId } of runningExclusions(world)) {
    if (memberId !== excluded.id) continue
    const former = world.tables.likenesses.get(keyOf(member.id, id))
    const { traits } = former ?? { traits: [] }
    world.tables.likenesses.put(keyOf(member.id, id), {
      memberId: member.id,
      excluded: memberId,
      breakId: id,
      traits,
      state: 'other',
    })
  }
}
