import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import { randomToken } from '../../../core/random/random.ts'
import { sha256 } from '../../../core/random/sha256.ts'
import { type World } from '../../../World.ts'
import { redeemSms } from '../../identity/verification/sms.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import { stepHint } from './hints.ts'
import type { LoginHow, LoginRecord, LoginStep, LoginTicket, Origin } from './rows.ts'
import { LIMITS, clearAttempts, countAttempt, refuseLocked } from '../../identity/verification/limiter.ts'
import { changeSecurity, securityOf, twoFactorOn, takeAuthenticatorCode, takeRecoveryCode } from './security.ts'

/** A ticket is good for ten minutes and five wrong answers. */
const TICKET_MS = 10 * MINUTE
const WRONG_ANSWERS = 5
/** Sign-ins kept per member. */
const KEPT = 200
/** Addresses and devices remembered per member. */
const REMEMBERED = 40

/** A user name as the limits count it. */
export const nameMark = (merchant: Merchant, username: string): string =>
  `${merchant.code}/${username.trim().toLowerCase()}`

const mark = (world: Pick<World, 'vault'>, memberId: number, what: string): string =>
  world.vault.fingerprint(`device ${memberId} ${what}`).slice(0, 32)

/** Stored facts of a device. Its id identifies it; browser names are not unique. */
const idMark = (world: Pick<World, 'vault'>, memberId: number, { deviceId }: Origin) =>
  mark(world, memberId, `id ${deviceId}`)
const browserMark = (world: Pick<World, 'vault'>, memberId: number, { device }: Origin) =>
  mark(world, memberId, `name ${device}`)

/** The mark of the device a sign-in comes from, when the member was signed in on it before. */
export function knownDevice(world: World, memberId: number, from: Origin): string | null {
  const own = idMark(world, memberId, from)
  return from.deviceId !== '' && securityOf(world, memberId).devices.includes(own) ? own : null
}

/** Writes a sign-in or an attempt. */
export function noteLogin(
  world: World,
  memberId: number,
  entry: Pick<LoginRecord, 'how' | 'result'> & { readonly from: Origin; readonly newDevice?: boolean },
): void {
  const id = nextNumber(world, 'login', 1)
  const { how, result, from, newDevice = false } = entry
  const { ip, device } = from
  world.tables.logins.put(String(id), { id, memberId, at: world.clock.now(), how, result, newDevice, ip, device })
  const keys = [...world.tables.logins.keysBy('member', String(memberId))]
  for (const old of keys.slice(0, Math.max(0, keys.length - KEPT))) world.tables.logins.delete(old)
}

/** A member's sign-ins, newest first. */
export function loginsOf(world: Pick<World, 'tables'>, memberId: number): LoginRecord[] {
  return world.tables.logins.by('member', String(memberId)).toReversed()
}

/**
 * Notes that a member came in: history, known addresses and devices, and a notice when the device is a new one. The
 * first device of all is new to nobody.
 */
export function welcome(world: World, member: Member, how: LoginHow, from: Origin): void {
  const { devices, addresses } = securityOf(world, member.id)
  const marks = [idMark(world, member.id, from), ...(from.hasOwnId ? [] : [browserMark(world, member.id, from)])]
  const newDevice = devices.length > 0 && !marks.some((one) => devices.includes(one))
  const remember = (known: readonly string[], one: string) =>
    known.at(-1) === one ? known : [...known.filter((other) => other !== one), one].slice(-REMEMBERED)
  changeSecurity(world, member.id, {
    devices: marks.reduce(remember, devices),
    addresses: remember(addresses, from.ip),
    foreignAddress: false,
  })
  noteLogin(world, member.id, { how, result: 'signedIn', from, newDevice })
  if (newDevice) sendMessage(world, member.id, 'info_new_device', [from.device, from.ip])
}

/**
 * Asks for a further step before a sign-in, when the member switched one on or comes from an address not seen before. A
 * code sent to the phone proves enough against a foreign address.
 */
export function refuseUnverified(world: World, merchant: Merchant, member: Member, how: LoginHow, from: Origin): void {
  const secondStep = twoFactorOn(world, member.id)
  if (!secondStep && (how === 'sms' || !foreign(world, merchant, member, from))) return
  const steps = secondStep ? (['authenticator', 'recovery'] as const) : stepsOf(world, member)
  // Nothing is known that could be asked: the address alone does not shut a member out.
  if (steps.length === 0) return
  const now = world.clock.now()
  for (const old of world.tables.loginTickets.all()) if (old.expiresAt <= now) world.tables.loginTickets.delete(old.id)
  const secret = randomToken(world.random, 40)
  const ticket: LoginTicket = {
    id: sha256(secret),
    memberId: member.id,
    merchant: merchant.code,
    reason: secondStep ? 'twoFactor' : 'address',
    steps,
    wrong: 0,
    expiresAt: now + TICKET_MS,
  }
  world.tables.loginTickets.put(ticket.id, ticket)
  noteLogin(world, member.id, { how, result: 'verify', from })
  throw new Refusal('login_verify_required', {
    keep: true,
    value: {
      ticket: secret,
      reason: ticket.reason,
      steps: steps.map((step) => ({ step, hint: stepHint(member, step) })),
      expiresAt: ticket.expiresAt,
    },
  })
}

/** The ticket of a sign-in that waits, or a refusal. */
export function openTicket(
  world: World,
  merchant: Merchant,
  ticket: string,
): LoginTicket & { readonly member: Member } {
  const found = world.tables.loginTickets.get(sha256(ticket))
  const member = found && world.tables.members.get(String(found.memberId))
  if (!found || !member || found.merchant !== merchant.code || world.clock.now() >= found.expiresAt) {
    throw new Refusal('login.verification.expired')
  }
  return { ...found, member }
}

/** Checks the answer to a further step and uses the ticket up. A wrong answer keeps the door closed. */
export function answerTicket(
  world: World,
  merchant: Merchant,
  given: { readonly ticket: string; readonly step: LoginStep; readonly answer: string; readonly from: Origin },
): Member {
  const { member, ...ticket } = openTicket(world, merchant, given.ticket)
  const device = knownDevice(world, member.id, given.from)
  // A stranger who knows the password and guesses on locks strangers out, and not the owner on a known device.
  const who = device === null ? String(member.id) : `${member.id}/${device}`
  refuseLocked(world, LIMITS.secondStep, who)
  const answer = { step: given.step, typed: given.answer.trim(), device }
  if (ticket.steps.includes(given.step) && fits(world, merchant, member, answer)) {
    world.tables.loginTickets.delete(ticket.id)
    clearAttempts(world, LIMITS.secondStep, who)
    return member
  }
  countAttempt(world, LIMITS.secondStep, who)
  const wrong = ticket.wrong + 1
  if (wrong >= WRONG_ANSWERS) world.tables.loginTickets.delete(ticket.id)
  else world.tables.loginTickets.put(ticket.id, { ...ticket, wrong })
  throw new Refusal('login.verification.failed', { keep: true, value: { triesLeft: WRONG_ANSWERS - wrong } })
}

function fits(
  world: World,
  merchant: Merchant,
  member: Member,
  { step, typed: answer, device }: { readonly step: LoginStep; readonly typed: string; readonly device: string | null },
): boolean {
  const same = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase()
  switch (step) {
    case 'phone':
      return member.mobile !== '' && internationalMobile(merchant, answer) === member.mobile
    case 'email':
      return same(member.email, answer)
    case 'bankName':
      return same(member.payeeName.replace(/\s+/g, ' '), answer.replace(/\s+/g, ' '))
    case 'authenticator':
      return takeAuthenticatorCode(world, member.id, answer)
    case 'recovery':
      return takeRecoveryCode(world, member.id, answer)
    case 'code':
      try {
        redeemSms(world, merchant, { purpose: 'verify', receiver: member.mobile, typed: answer, device })
        return true
      } catch (failure) {
        if (failure instanceof Refusal && failure.code === 'verification.code.invalid') return false
        throw failure
      }
  }
}

function foreign(world: World, merchant: Merchant, member: Member, from: Origin): boolean {
  const { addresses, foreignAddress } = securityOf(world, member.id)
  if (foreignAddress) return true
  return moduleOn(world, merchant, 'LOGINIPVERF3') && addresses.length > 0 && !addresses.includes(from.ip)
}

function stepsOf(world: World, member: Member): LoginStep[] {
  const steps: LoginStep[] = []
  if (member.mobile) steps.push('phone', 'code')
  if (member.email) steps.push('email')
  if (member.payeeName) steps.push('bankName')
  return steps
}
