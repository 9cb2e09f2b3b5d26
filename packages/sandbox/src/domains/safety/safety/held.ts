import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import { exclusionOf, hasReturned, runningExclusions, statedLike } from './exclusions.ts'
import type { Likeness } from './rows.ts'

const keyOf = (member: number, breakId: number) => `${member}/${breakId}`

/**
 * Blocks a newcomer who uses a device of an excluded account. That proves nothing, so the registration is accepted;
 * money, play and gifts wait for an identity check or the operator's decision. Traits that are only stated block no
 * one: a stranger would learn from it who is excluded. `onDeviceOf` returns whether an account was used on the
 * newcomer's device.
 */
export function holdIfLike(context: Context, member: Member, onDeviceOf: (memberId: number) => boolean): void {
  if (context.tables.exclusions.size === 0 || exclusionOf(context, member)) return
  const stated = statedLike(context, member)
  for (const { id, memberId, startedAt } of runningExclusions(context)) {
    if (startedAt > member.registeredAt || memberId === member.id || !onDeviceOf(memberId)) continue
    const alike = stated.filter(({ breakId }) => breakId === id).map(({ trait }) => trait)
    const traits = [...new Set(['device', ...alike])]
    context.tables.likenesses.put(keyOf(member.id, id), {
      memberId: member.id,
      excluded: memberId,
      breakId: id,
      traits,
      state: 'held',
    })
  }
}

/**
 * Whether a likeness still blocks an account. Approved documents tell two people apart, except where their name with
 * birthday or their number is what the excluded person stated: then the operator has to decide.
 */
const waits = (member: Member, { state, traits }: Likeness): boolean =>
  state === 'held' && (!member.verified || traits.some((trait) => trait === 'person' || trait === 'id'))

/** Whether a member must prove their identity before money, play and gifts. */
export function isHeld(context: Pick<Context, 'tables' | 'clock'>, member: Member): boolean {
  // Runs for every bet: looks up exclusions only for members with a likeness.
  const waiting = context.tables.likenesses.by('member', String(member.id)).filter((one) => waits(member, one))
  if (waiting.length === 0) return false
  const running = new Set(runningExclusions(context).map(({ id }) => id))
  return waiting.some(({ breakId }) => running.has(breakId) && !hasReturned(context, member.id, breakId))
}

/** An account that resembles an excluded one, as shown to the operator. */
export interface LikeExcluded {
  readonly excluded: number
  readonly member: number
  readonly until: number
  /** Kinds of matching traits. */
  readonly traits: readonly string[]
  /** Money, play and gifts wait for the check. */
  readonly held: boolean
}

/**
 * Every such account that is not itself excluded, without those the operator has found to be another person's and those
 * that have returned to play.
 */
export function likeExcluded(context: Context): LikeExcluded[] {
  const found: LikeExcluded[] = []
  const running = runningExclusions(context)
  if (running.length === 0) return found
  for (const member of context.tables.members.all()) {
    const known = context.tables.likenesses.by('member', String(member.id))
    const stated = statedLike(context, member)
    if ((known.length === 0 && stated.length === 0) || exclusionOf(context, member)) continue
    for (const one of running) {
      const decided = known.find(({ breakId }) => breakId === one.id)
      const traits = new Set(decided?.traits)
      for (const { breakId, trait } of stated) if (breakId === one.id) traits.add(trait)
      if (traits.size === 0 || decided?.state === 'other' || hasReturned(context, member.id, one.id)) continue
      const held = decided !== undefined && waits(member, decided)
      found.push({ excluded: one.memberId, member: member.id, until: one.endsAt, traits: [...traits], held })
    }
  }
  return found
}

/** The operator found that an account is another person's: unblocks it, and no longer lists it. */
export function setApart(context: Context, excluded: Member, member: Member): void {
  for (const { id, memberId } of runningExclusions(context)) {
    if (memberId !== excluded.id) continue
    const former = context.tables.likenesses.get(keyOf(member.id, id))
    const { traits } = former ?? { traits: [] }
    context.tables.likenesses.put(keyOf(member.id, id), {
      memberId: member.id,
      excluded: memberId,
      breakId: id,
      traits,
      state: 'other',
    })
  }
}
