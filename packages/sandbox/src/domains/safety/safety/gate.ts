import { gates, type Barred, type GateName } from '@croupier/api'
import { dateAt, timeAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { isAgent, isTrial } from '../../identity/members/accountTypes.ts'
import { checkBirthday } from '../../identity/members/birthday.ts'
import { hasAgreed } from '../../identity/members/consent.ts'
import type { Member } from '../../identity/members/rows.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import type { AdmitRule } from '../../../wire/Call.ts'
import type { Context } from '../../../Context.ts'
import { breakOf, phaseOf } from './breaks.ts'
import { isHeld } from './held.ts'

/**
 * Refuses a member who does not meet a gate's conditions, however the account was created. Every call with a gate
 * passes it before its own code. Domain code calls it only where money or play arrives in another way: a stake in a
 * game, a deposit that is credited, a transfer's receiver, and calls that need a gate for some requests.
 */
export function passGate(context: Context, member: Member, name: GateName): void {
  const gate = gates[name]
  if (gate.account === 'agent' && !isAgent(member)) throw new Refusal('agent.only')
  if (gate.account === 'real' && isTrial(member)) throw new Refusal('need.true.account')
  if (gate.barred) refuseOnBreak(context, member, gate.barred)
  // Play money requires no identity or birthday.
  if (isTrial(member)) return
  if (gate.identity && isHeld(context, member)) throw new Refusal('safety.identity.first')
  if (gate.details) refuseWithoutDetails(context, member)
}

/** Whether a member meets a gate's conditions. */
export function mayPass(context: Context, member: Member, name: GateName): boolean {
  try {
    passGate(context, member, name)
    return true
  } catch (failure) {
    if (failure instanceof Refusal) return false
    throw failure
  }
}

/** Checks the gate that the contract declares for a call. */
export const admitAtGate: AdmitRule = (context, { gate }, { member }) => {
  if (member && typeof gate === 'string') passGate(context, member, gate)
}

function refuseOnBreak(context: Context, member: Member, barred: Barred): void {
  const one = breakOf(context, member)
  if (!one) return
  const value = { barred, kind: one.kind, phase: phaseOf(context, one), endsAt: one.endsAt, returnsAt: one.returnsAt }
  const timeZone = timeZoneOf(context, member)
  throw new Refusal('safety.break', {
    value,
    values: [`${dateAt(one.endsAt, timeZone)} ${timeAt(one.endsAt, timeZone)}`],
  })
}

/** No money, games or gifts before age and terms. */
function refuseWithoutDetails(context: Context, member: Member): void {
  const missing = { birthday: member.birthday === '', terms: !hasAgreed(member) }
  if (missing.birthday || missing.terms) throw new Refusal('account.details.first', { value: missing })
  const merchant = context.merchants.get(member.merchant)
  if (!merchant) throw new Error(`no merchant ${member.merchant}`)
  checkBirthday(context, merchant, member.birthday)
}
