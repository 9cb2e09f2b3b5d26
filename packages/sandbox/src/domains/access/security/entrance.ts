import { holdIfLike } from '../../safety/safety/held.ts'
import { randomToken } from '../../../core/random/random.ts'
import type { Member } from '../../identity/members/rows.ts'
import { startSession } from '../../identity/members/sessions.ts'
import { knownDevice, refuseUnverified, welcome } from './logins.ts'
import { twoFactorOn } from './security.ts'
import type { LoginHow, Origin } from './rows.ts'
import type { World } from '../../../World.ts'
import { DEVICE_COOKIE, type Call } from '../../../wire/Call.ts'

/** Origin of a call. */
export function originOf(call: Call, deviceId = ''): Origin {
  const { ip, device } = call
  return { ip, device, deviceId: deviceId.slice(0, 64) || call.deviceId, hasOwnId: deviceId !== '' }
}

/** Asks for the further step where one is due, and otherwise lets the member in. */
export function enter(world: World, call: Call, member: Member, how: LoginHow, deviceId?: string) {
  refuseUnverified(world, call.merchant, member, how, originOf(call, deviceId))
  return letIn(world, call, member, how, deviceId)
}

/** A year in seconds. */
const DEVICE_KEPT = 365 * 24 * 3_600

/** Marks a device, so that it is known when its owner comes back. */
function giveDeviceId(world: World, call: Call): string {
  const id = randomToken(world.random, 40)
  call.setCookie(DEVICE_COOKIE, id, DEVICE_KEPT)
  return id
}

/**
 * Whether a way in showed what a proof of the owner asks for. A further step comes after the password only; an account
 * elsewhere says nothing of the password here.
 */
const proves = (world: World, member: Member, how: LoginHow): boolean =>
  how === 'sms' ? member.passwordHash === '' && !twoFactorOn(world, member.id) : how !== 'freeplay' && how !== 'social'

/**
 * Starts the session of somebody who has shown everything, and answers as a login does. Who comes in for the first time
 * and is like an excluded person waits with money and play.
 */
export function letIn(world: World, call: Call, member: Member, how: LoginHow, deviceId?: string) {
  const { token } = startSession(world, member, call.ip, { device: call.device, proven: proves(world, member, how) })
  const from = originOf(call, deviceId)
  if (member.lastLoginAt === null) holdIfLike(world, member, (other) => knownDevice(world, other, from) !== null)
  welcome(world, member, how, from.deviceId ? from : { ...from, deviceId: giveDeviceId(world, call) })
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
