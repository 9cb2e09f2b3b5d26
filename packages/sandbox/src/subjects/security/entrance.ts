import type { Member } from '../members/rows.ts'
import { startSession } from '../members/sessions.ts'
import { refuseUnverified, welcome } from './logins.ts'
import type { LoginHow, Origin } from './rows.ts'
import type { World } from '../../World.ts'
import type { Call } from '../../wire/Call.ts'

/** Where a call comes from. */
export function originOf(call: Call, deviceId = ''): Origin {
  return { ip: call.ip, device: call.device, deviceId: deviceId.slice(0, 64) }
}

/** Asks for the further step where one is due, and otherwise lets the member in. */
export function enter(world: World, call: Call, member: Member, how: LoginHow, deviceId?: string) {
  refuseUnverified(world, call.merchant, member, how, originOf(call, deviceId))
  return letIn(world, call, member, how, deviceId)
}

/** Starts the session of somebody who has shown everything, and answers as a login does (wire fact 3.2). */
export function letIn(world: World, call: Call, member: Member, how: LoginHow, deviceId?: string) {
  const { token } = startSession(world, member, call.ip, call.device)
  welcome(world, member, how, originOf(call, deviceId))
  return {
    token,
    id: member.id,
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: member.firstTimeLogin,
    passwordExpired: member.passwordExpired,
    lastLoginIp: member.lastLoginIp,
  }
}
