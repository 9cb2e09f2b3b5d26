import { changeMember } from '../../identity/members/members.ts'
import type { RegistrationFields } from './register.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'
import type { Call } from '../../../wire/Call.ts'
import { letIn } from './entrance.ts'

/** Texts of the request, those the contract does not name included: a market may ask for more than it lists. */
export function texts(call: Call, input: object): RegistrationFields {
  const fields: Record<string, string> = {}
  for (const [name, value] of [...Object.entries(call.raw), ...Object.entries(input)]) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

/** Signs a newcomer in, in the language of the page. */
export function registered(world: World, call: Call, member: Member, deviceId?: string) {
  const known = changeMember(world, member.id, { language: call.language })
  const { token, userName, id } = letIn(world, call, known, 'registration', deviceId)
  return { token, userName, id }
}
