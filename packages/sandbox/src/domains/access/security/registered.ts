import { changeMember } from '../../identity/members/members.ts'
import type { RegistrationFields } from './register.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import type { Call } from '../../../wire/Call.ts'
import { letIn } from './entrance.ts'

/** All text fields of the request, including those outside the contract, as a market may ask for more. */
export function texts(call: Call, input: object): RegistrationFields {
  const fields: Record<string, string> = {}
  for (const [name, value] of [...Object.entries(call.raw), ...Object.entries(input)]) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

/** Logs a newcomer in, in the language of the page. */
export function registered(context: Context, call: Call, member: Member, deviceId?: string) {
  const known = changeMember(context, member.id, { language: call.language })
  const { token, userName, id } = letIn(context, call, known, 'registration', deviceId)
  return { token, userName, id }
}
