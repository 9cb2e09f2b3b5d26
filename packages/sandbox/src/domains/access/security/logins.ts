import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import { randomToken } from '../../../core/random/random.ts'
import { sha256 } from '../../../core/random/sha256.ts'
import { type Context } from '../../../Context.ts'
import { redeemSms } from '../../identity/verification/sms.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import { stepHint } from './hints.ts'
import type { LoginHow, LoginRecord, LoginStep, LoginTicket, Origin } from './rows.ts'
import { LIMITS, clearAttempts, countAttempt, refuseLocked } from '../../identity/verification/limiter.ts'
import { changeSecurity, securityOf, twoFactorOn, takeAuthenticatorCode, takeRecoveryCode } from './security.ts'

/** A ticket is valid for ten minutes and five wrong answers. */
const TICKET_MS = 10 * MINUTE
const WRONG_ANSWERS = 5
/** Logins kept per member. */
const KEPT = 200
/** Addresses and devices remembered per member. */
const REMEMBERED = 40

/** A user name as counted by the limits. */
export const nameMark = (merchant: Merchant, username: string): string =>
  `${merchant.code}/${username.trim().toLowerCase()}`

const mark = (context: Pick<Context, 'vault'>, memberId: number, what: string): string =>
  context.vault.fingerprint(`device ${memberId} ${what}`).slice(0, 32)

/** Fingerprint of a device's id, which identifies it; browser names are not unique. */
const idMark = (context: Pick<Context, 'vault'>, memberId: number, { deviceId }: Origin) =>
  mark(context, memberId, `id ${deviceId}`)
const browserMark = (context: Pick<Context, 'vault'>, memberId: number, { device }: Origin) =>
  mark(context, memberId, `name ${device}`)

/** The mark of the device a login comes from, if the member was logged in on it before. */
export function knownDevice(context: Context, memberId: number, from: Origin): string | null {
  const own = idMark(context, memberId, from)
  return from.deviceId !== '' && securityOf(context, memberId).devices.includes(own) ? own : null
}

/** Records a login or an attempt. */
export function noteLogin(
  context: Context,
  memberId: number,
  entry: Pick<LoginRecord, 'how' | 'result'> & { readonly from: Origin; readonly newDevice?: boolean },
): void {
  const id = nextNumber(context, 'login', 1)
  const { how, result, from, newDevice = false } = entry
  const { ip, device } = from
  context.tables.logins.put(String(id), { id, memberId, at: context.clock.now(), how, result, newDevice, ip, device })
  const keys = [...context.tables.logins.keysBy('member', String(memberId))]
  for (const old of keys.slice(0, Math.max(0, keys.length - KEPT))) context.tables.logins.delete(old)
}

/** A member's logins, newest first. */
export function loginsOf(context: Pick<Context, 'tables'>, memberId: number): LoginRecord[] {
  return context.tables.logins.by('member', String(memberId)).toReversed()
}

/**
 * Records a login: history, known addresses and devices, and a message when the device is new. The
 * very first device causes no message.
 */
export function welcome(context: Context, member: Member, how: LoginHow, from: Origin): void {
  const { devices, addresses } = securityOf(context, member.id)
  const marks = [idMark(context, member.id, from), ...(from.hasOwnId ? [] : [browserMark(context, member.id, from)])]
  const newDevice = devices.length > 0 && !marks.some((one) => devices.includes(one))
  const remember = (known: readonly string[], one: string) =>
    known.at(-1) === one ? known : [...known.filter((other) => other !== one), one].slice(-REMEMBERED)
  changeSecurity(context, member.id, {
    devices: marks.reduce(remember, devices),
    addresses: remember(addresses, from.ip),
    foreignAddress: false,
  })
  noteLogin(context, member.id, { how, result: 'signedIn', from, newDevice })
  if (newDevice) sendMessage(context, member.id, 'info_new_device', [from.device, from.ip])
}

/**
 * Requires a further step before a login, when the member switched one on or comes from an unknown address. An
 * SMS code is proof enough for a foreign address.
 */
export function refuseUnverified(
  context: Context,
  merchant: Merchant,
  member: Member,
  how: LoginHow,
  from: Origin,
): void {
  const secondStep = twoFactorOn(context, member.id)
  if (!secondStep && (how === 'sms' || !foreign(context, merchant, member, from))) return
  const steps = secondStep ? (['authenticator', 'recovery'] as const) : stepsOf(context, member)
  // There is nothing to ask for, and the address alone does not lock a member out.
  if (steps.length === 0) return
  const now = context.clock.now()
  for (const old of context.tables.loginTickets.all())
    if (old.expiresAt <= now) context.tables.loginTickets.delete(old.id)
  const secret = randomToken(context.random, 40)
  const ticket: LoginTicket = {
    id: sha256(secret),
    memberId: member.id,
    merchant: merchant.code,
    reason: secondStep ? 'twoFactor' : 'address',
    steps,
    wrong: 0,
    expiresAt: now + TICKET_MS,
  }
  context.tables.loginTickets.put(ticket.id, ticket)
  noteLogin(context, member.id, { how, result: 'verify', from })
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

/** The ticket of a pending login, or a refusal. */
export function openTicket(
  context: Context,
  merchant: Merchant,
  ticket: string,
): LoginTicket & { readonly member: Member } {
  const found = context.tables.loginTickets.get(sha256(ticket))
  const member = found && context.tables.members.get(String(found.memberId))
  if (!found || !member || found.merchant !== merchant.code || context.clock.now() >= found.expiresAt) {
    throw new Refusal('login.verification.expired')
  }
  return { ...found, member }
}

/** Checks the answer to a further step and uses up the ticket. A wrong answer lets no one in. */
export function answerTicket(
  context: Context,
  merchant: Merchant,
  given: { readonly ticket: string; readonly step: LoginStep; readonly answer: string; readonly from: Origin },
): Member {
  const { member, ...ticket } = openTicket(context, merchant, given.ticket)
  const device = knownDevice(context, member.id, given.from)
  // A stranger who knows the password and keeps guessing locks out strangers, not the owner on a known device.
  const who = device === null ? String(member.id) : `${member.id}/${device}`
  refuseLocked(context, LIMITS.secondStep, who)
  const answer = { step: given.step, typed: given.answer.trim(), device }
  if (ticket.steps.includes(given.step) && fits(context, merchant, member, answer)) {
    context.tables.loginTickets.delete(ticket.id)
    clearAttempts(context, LIMITS.secondStep, who)
    return member
  }
  countAttempt(context, LIMITS.secondStep, who)
  const wrong = ticket.wrong + 1
  if (wrong >= WRONG_ANSWERS) context.tables.loginTickets.delete(ticket.id)
  else context.tables.loginTickets.put(ticket.id, { ...ticket, wrong })
  throw new Refusal('login.verification.failed', { keep: true, value: { triesLeft: WRONG_ANSWERS - wrong } })
}

function fits(
  context: Context,
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
      return takeAuthenticatorCode(context, member.id, answer)
    case 'recovery':
      return takeRecoveryCode(context, member.id, answer)
    case 'code':
      try {
        redeemSms(context, merchant, { purpose: 'verify', receiver: member.mobile, typed: answer, device })
        return true
      } catch (failure) {
        if (failure instanceof Refusal && failure.code === 'verification.code.invalid') return false
        throw failure
      }
  }
}

function foreign(context: Context, merchant: Merchant, member: Member, from: Origin): boolean {
  const { addresses, foreignAddress } = securityOf(context, member.id)
  if (foreignAddress) return true
  return moduleOn(context, merchant, 'LOGINIPVERF3') && addresses.length > 0 && !addresses.includes(from.ip)
}

function stepsOf(context: Context, member: Member): LoginStep[] {
  const steps: LoginStep[] = []
  if (member.mobile) steps.push('phone', 'code')
  if (member.email) steps.push('email')
  if (member.payeeName) steps.push('bankName')
  return steps
}
