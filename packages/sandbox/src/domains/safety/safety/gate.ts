import { gates, type Barred, type GateName } from '@croupier/api'
import { dateAt, timeAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { isAgent, isTrial } from '../../identity/members/accountTypes.ts'
import { checkBirthday } from '../../identity/members/birthday.ts'
import { hasAgreed } from '../../identity/members/consent.ts'
import type { Member } from '../../identity/members/rows.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import type { AdmitRule } from '../../../wire/Call.ts'
import type { World } from '../../../World.ts'
import { breakOf, phaseOf } from './breaks.ts'
import { isHeld } from './held.ts'

/**
 * Refuses a member who is not what a gate asks for, however the account was made. Every call with a gate passes it
 * before its own code. Domain code asks it only where money or play arrives in another way: a stake in a game, a
 * deposit that is credited, a transfer's receiver, and calls that need a gate for some requests.
 */
export function passGate(world: World, member: Member, name: GateName): void {
  const gate = gates[name]
  if (gate.account === 'agent' && !isAgent(member)) throw new Refusal('agent.only')
  if (gate.account === 'real' && isTrial(member)) throw new Refusal('need.true.account')
  if (gate.barred) refuseOnBreak(world, member, gate.barred)
  // Play money asks for nobody's identity or birthday.
  if (isTrial(member)) return
  if (gate.identity && isHeld(world, member)) throw new Refusal('safety.identity.first')
  if (gate.details) refuseWithoutDetails(world, member)
}

/** Whether a member is what a gate asks for. */
export function mayPass(world: World, member: Member, name: GateName): boolean {
  try {
    passGate(world, member, name)
    return true
  } catch (failure) {
    if (failure instanceof Refusal) return false
    throw failure
  }
}

/** Asks the gate that the contract declares for a call. */
export const admitAtGate: AdmitRule = (world, { gate }, { member }) => {
  if (member && typeof gate === 'string') passGate(world, member, gate)
}

function refuseOnBreak(world: World, member: Member, barred: Barred): void {
  const one = breakOf(world, member)
  if (!one) return
  const value = { barred, kind: one.kind, phase: phaseOf(world, one), endsAt: one.endsAt, returnsAt: one.returnsAt }
  const timeZone = timeZoneOf(world, member)
  throw new Refusal('safety.break', {
    value,
    values: [`${dateAt(one.endsAt, timeZone)} ${timeAt(one.endsAt, timeZone)}`],
  })
}

/** No money, no game and no gift before age and terms. */
function refuseWithoutDetails(world: World, member: Member): void {
  const missing = { birthday: member.birthday === '', terms: !hasAgreed(member) }
  if (missing.birthday || missing.terms) throw new Refusal('account.details.first', { value: missing })
  const merchant = world.merchants.get(member.merchant)
  if (!merchant) throw new Error(`no merchant ${member.merchant}`)
  checkBirthday(world, merchant, member.birthday)
}
