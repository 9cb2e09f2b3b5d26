import { Refusal } from '../../Refusal.ts'
import { changeMember } from '../members/members.ts'
import type { RegistrationFields } from './register.ts'
import type { Member } from '../members/rows.ts'
import type { World } from '../../World.ts'
import type { Call } from '../../wire/Call.ts'
import { letIn } from './entrance.ts'
import { LIMITS, countAttempt, refuseLocked } from './limiter.ts'

/** Texts of the request, those the contract does not name included: a market may ask for more than it lists. */
export function texts(call: Call, input: object): RegistrationFields {
  const fields: Record<string, string> = {}
  for (const [name, value] of [...Object.entries(call.raw), ...Object.entries(input)]) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

/**
 * Runs a registration. Answers that tell whether somebody has an account are counted by address, so that nobody learns
 * names by the hundred.
 */
export function registering(world: World, call: Call, register: () => Member): Member {
  refuseLocked(world, LIMITS.namesFromAddress, call.ip)
  try {
    return register()
  } catch (failure) {
    if (failure instanceof Refusal && TELLING.has(failure.code)) countAttempt(world, LIMITS.namesFromAddress, call.ip)
    throw failure
  }
}

const TELLING: ReadonlySet<string> = new Set(['user.already.exists', 'mobile.taken'])

/** Signs a newcomer in, in the language of the page. */
export function registered(world: World, call: Call, member: Member, deviceId?: string) {
  const known = changeMember(world, member.id, { language: call.language })
  const { token, userName, id } = letIn(world, call, known, 'registration', deviceId)
  return { token, userName, id }
}
