import { HOUR } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { changeSession, isProven, provenUntil } from '../../identity/members/sessions.ts'
import { passwordFits } from '../../identity/members/members.ts'
import type { Member, Session } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { redeemSms, sendSms, SMS_MINUTES } from '../../identity/verification/sms.ts'
import type { World } from '../../../World.ts'
import { LIMITS, clearAttempts, countAttempt, refuseLocked } from '../../identity/verification/limiter.ts'
import { takeAuthenticatorCode, takeRecoveryCode, twoFactorOn } from './security.ts'

/** How a member shows to be the owner of the account once more. */
export type ProofMethod = 'password' | 'sms' | 'authenticator'

/** What a member has to show: the password, or a code on the phone where there is none, and the second step if on. */
function proofMethods(world: Pick<World, 'tables'>, member: Member): ProofMethod[] {
  const first: ProofMethod[] = member.passwordHash !== '' ? ['password'] : member.mobile ? ['sms'] : []
  return twoFactorOn(world, member.id) ? [...first, 'authenticator'] : first
}

/**
 * Refuses a change of what guards an account unless its owner has proven so within five minutes, in this session. Asked
 * for every call that the contract marks with `stepUp`.
 */
export function refuseWithoutProof(world: World, session: Session, member: Member): void {
  if (isProven(world, session)) return
  throw new Refusal('step.up.needed', { value: { methods: proofMethods(world, member) } })
}

/**
 * Refuses to replace a proven phone number unless the owner was asked after the login: a token that was stolen right
 * after it proves nothing.
 */
export function refuseLoginAsProof(world: World, session: Session, member: Member): void {
  if (session.provenAgain && isProven(world, session)) return
  throw new Refusal('step.up.needed', { value: { methods: proofMethods(world, member) } })
}

/** Takes the proof. Wrong ones are counted per account, over all its sessions. */
export function prove(
  world: World,
  merchant: Merchant,
  session: Session,
  member: Member,
  given: { readonly password: string; readonly code: string; readonly smsCode: string },
): { until: number } {
  const who = String(member.id)
  refuseLocked(world, LIMITS.recheck, who)
  const methods = proofMethods(world, member)
  if (methods.length === 0) throw new Refusal('step.up.impossible')
  const wrong = (code: 'password.old.invalid' | 'twofactor.code.invalid', field: string) => {
    countAttempt(world, LIMITS.recheck, who)
    return new Refusal(code, { keep: true, value: { field } })
  }
  if (methods.includes('password') && !passwordFits(world, member, given.password))
    throw wrong('password.old.invalid', 'password')
  if (methods.includes('sms'))
    redeemSms(world, merchant, { purpose: 'verify', receiver: member.mobile, typed: given.smsCode })
  if (methods.includes('authenticator') && !takeSecondStep(world, member.id, given.code))
    throw wrong('twofactor.code.invalid', 'code')
  clearAttempts(world, LIMITS.recheck, who)
  return { until: provenUntil(changeSession(world, session, { provenAt: world.clock.now(), provenAgain: true })) }
}

/** Sends the code for an account without a password. */
export function sendProofCode(world: World, merchant: Merchant, member: Member): { expiredMinutes: number } {
  if (!proofMethods(world, member).includes('sms')) throw new Refusal('function.not.available')
  sendSms(world, merchant, 'verify', member.mobile)
  return { expiredMinutes: SMS_MINUTES }
}

function takeSecondStep(world: World, memberId: number, typed: string): boolean {
  // Apart from those of sign-ins: whoever guesses there, with the password, closes nothing for the owner who is in.
  const who = `${memberId}/proof`
  refuseLocked(world, LIMITS.secondStep, who)
  if (takeAuthenticatorCode(world, memberId, typed) || takeRecoveryCode(world, memberId, typed)) return true
  countAttempt(world, LIMITS.secondStep, who)
  return false
}

/** How long nothing is paid out after a change of what guards the account. */
export const COOLING_MS = 24 * HOUR
