import { HOUR } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { changeSession, isProven, provenUntil } from '../../identity/members/sessions.ts'
import { passwordFits } from '../../identity/members/members.ts'
import type { Member, Session } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { redeemSms, sendSms, SMS_MINUTES } from '../../identity/verification/sms.ts'
import type { Context } from '../../../Context.ts'
import { LIMITS, clearAttempts, countAttempt, refuseLocked } from '../../identity/verification/limiter.ts'
import { takeAuthenticatorCode, takeRecoveryCode, twoFactorOn } from './security.ts'

/** How a member proves again to be the owner of the account. */
export type ProofMethod = 'password' | 'sms' | 'authenticator'

/** What a member has to prove: the password, or an SMS code where there is none, and the second step if on. */
function proofMethods(context: Pick<Context, 'tables'>, member: Member): ProofMethod[] {
  const first: ProofMethod[] = member.passwordHash !== '' ? ['password'] : member.mobile ? ['sms'] : []
  return twoFactorOn(context, member.id) ? [...first, 'authenticator'] : first
}

/**
 * Refuses a change to an account's protection unless its owner has proven ownership in this session within five
 * minutes. Applies to every call that the contract marks with `stepUp`.
 */
export function refuseWithoutProof(context: Context, session: Session, member: Member): void {
  if (isProven(context, session)) return
  throw new Refusal('step.up.needed', { value: { methods: proofMethods(context, member) } })
}

/**
 * Refuses to replace a verified phone number without a proof made after the login: the login itself
 * proves nothing if its token was stolen.
 */
export function refuseLoginAsProof(context: Context, session: Session, member: Member): void {
  if (session.provenAgain && isProven(context, session)) return
  throw new Refusal('step.up.needed', { value: { methods: proofMethods(context, member) } })
}

/** Checks the proof. Wrong ones are counted per account, over all its sessions. */
export function prove(
  context: Context,
  merchant: Merchant,
  session: Session,
  member: Member,
  given: { readonly password: string; readonly code: string; readonly smsCode: string },
): { until: number } {
  const who = String(member.id)
  refuseLocked(context, LIMITS.recheck, who)
  const methods = proofMethods(context, member)
  if (methods.length === 0) throw new Refusal('step.up.impossible')
  const wrong = (code: 'password.old.invalid' | 'twofactor.code.invalid', field: string) => {
    countAttempt(context, LIMITS.recheck, who)
    return new Refusal(code, { keep: true, value: { field } })
  }
  if (methods.includes('password') && !passwordFits(context, member, given.password))
    throw wrong('password.old.invalid', 'password')
  if (methods.includes('sms'))
    redeemSms(context, merchant, { purpose: 'verify', receiver: member.mobile, typed: given.smsCode })
  if (methods.includes('authenticator') && !takeSecondStep(context, member.id, given.code))
    throw wrong('twofactor.code.invalid', 'code')
  clearAttempts(context, LIMITS.recheck, who)
  return { until: provenUntil(changeSession(context, session, { provenAt: context.clock.now(), provenAgain: true })) }
}

/** Sends the code for an account without a password. */
export function sendProofCode(context: Context, merchant: Merchant, member: Member): { expiredMinutes: number } {
  if (!proofMethods(context, member).includes('sms')) throw new Refusal('function.not.available')
  sendSms(context, merchant, 'verify', member.mobile)
  return { expiredMinutes: SMS_MINUTES }
}

function takeSecondStep(context: Context, memberId: number, typed: string): boolean {
  // Counted apart from logins: wrong guesses at login, with the password, do not lock out the owner who is logged in.
  const who = `${memberId}/proof`
  refuseLocked(context, LIMITS.secondStep, who)
  if (takeAuthenticatorCode(context, memberId, typed) || takeRecoveryCode(context, memberId, typed)) return true
  countAttempt(context, LIMITS.secondStep, who)
  return false
}

/** How long payouts are blocked after a change to the account's protection. */
export const COOLING_MS = 24 * HOUR
