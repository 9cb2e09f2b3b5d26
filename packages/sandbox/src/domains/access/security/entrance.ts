import { holdIfLike } from '../../safety/safety/held.ts'
import { randomToken } from '../../../core/random/random.ts'
import type { Member } from '../../identity/members/rows.ts'
import { startSession } from '../../identity/members/sessions.ts'
import { knownDevice, refuseUnverified, welcome } from './logins.ts'
import { twoFactorOn } from './security.ts'
import type { LoginHow, Origin } from './rows.ts'
import type { Context } from '../../../Context.ts'
import { DEVICE_COOKIE, type Call } from '../../../wire/Call.ts'

/** Origin of a call. */
export function originOf(call: Call, deviceId = ''): Origin {
  const { ip, device } = call
  return { ip, device, deviceId: deviceId.slice(0, 64) || call.deviceId, hasOwnId: deviceId !== '' }
}

/** Asks for a further step where one is due, and otherwise logs the member in. */
export function enter(context: Context, call: Call, member: Member, how: LoginHow, deviceId?: string) {
  refuseUnverified(context, call.merchant, member, how, originOf(call, deviceId))
  return letIn(context, call, member, how, deviceId)
}

/** A year in seconds. */
const DEVICE_KEPT = 365 * 24 * 3_600

/** Gives a device an id, so that it is recognised when its owner comes back. */
function giveDeviceId(context: Context, call: Call): string {
  const id = randomToken(context.random, 40)
  call.setCookie(DEVICE_COOKIE, id, DEVICE_KEPT)
  return id
}

/**
 * Whether a login counts as proof of ownership. A further step comes only after the password; an account with
 * another provider proves nothing about the password here.
 */
const proves = (context: Context, member: Member, how: LoginHow): boolean =>
  how === 'sms'
    ? member.passwordHash === '' && !twoFactorOn(context, member.id)
    : how !== 'freeplay' && how !== 'social'

/**
 * Starts a fully verified member's session and returns the login's answer. On a first login, money and play are
 * blocked for a member who resembles an excluded person.
 */
export function letIn(context: Context, call: Call, member: Member, how: LoginHow, deviceId?: string) {
  const { token } = startSession(context, member, call.ip, {
    device: call.device,
    proven: proves(context, member, how),
  })
  const from = originOf(call, deviceId)
  if (member.lastLoginAt === null) holdIfLike(context, member, (other) => knownDevice(context, other, from) !== null)
  welcome(context, member, how, from.deviceId ? from : { ...from, deviceId: giveDeviceId(context, call) })
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
