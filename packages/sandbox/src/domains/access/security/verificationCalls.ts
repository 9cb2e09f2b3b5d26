import { Refusal } from '../../../Refusal.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import { changeMember } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { fieldRules } from '../../merchants/merchants/rules.ts'
import { holderOfEmail, holderOfMobile, proveEmail, releaseMobile } from './contacts.ts'
import { answerTicket, knownDevice, openTicket } from './logins.ts'
import { refuseLoginAsProof } from './stepUp.ts'
import { followGuardChange } from './guardChanges.ts'
import { guarded, LIMITS, meter } from '../../identity/verification/limiter.ts'
import type { Context } from '../../../Context.ts'
import { refuseUnproven } from '../../identity/verification/slider.ts'
import { redeemSms, sendCode, sendSms, SMS_MINUTES } from '../../identity/verification/sms.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { letIn, originOf } from './entrance.ts'
import type { smsHandlers } from './smsCalls.ts'

/** Validity of an email code in minutes. */
const EMAIL_MINUTES = 10

function freeMobile(context: Context, merchant: Merchant, member: Member, typed: string): string {
  const mobile = internationalMobile(merchant, typed)
  if (!mobile) throw new Refusal('mobile.invalid', { value: { field: 'mobileNum' } })
  const owner = holderOfMobile(context, merchant.code, mobile)
  if (owner && owner.id !== member.id) throw new Refusal('mobile.taken', { value: { field: 'mobileNum' } })
  return mobile
}

function freeEmail(context: Context, merchant: Merchant, member: Member, typed: string): string {
  const email = typed.trim()
  const rule = fieldRules(context, merchant)['email']
  const invalid = new Refusal('field.invalid', { value: { field: 'email' }, values: ['email'] })
  if (!rule || email.length < rule.minLength || email.length > rule.maxLength) throw invalid
  if (!new RegExp(rule.acceptedPattern, 'u').test(email)) throw invalid
  const owner = holderOfEmail(context, merchant.code, email)
  if (owner && owner.id !== member.id) throw new Refusal('email.taken', { value: { field: 'email' } })
  return email
}

/** Further steps of a login, and binding a number or an email address. */
export const verificationHandlers: Omit<Handlers<'verification'>, keyof typeof smsHandlers> = {
  'verification.login': (context, call, { ticket, step, answer, loginDeviceId }) =>
    letIn(
      context,
      call,
      answerTicket(context, call.merchant, { ticket, step, answer, from: originOf(call, loginDeviceId) }),
      'verification',
      loginDeviceId,
    ),
  'verification.loginCode': (context, call, { ticket }) => {
    const { merchant, visitor } = call
    const { member, steps } = openTicket(context, merchant, ticket)
    if (!steps.includes('code')) throw new Refusal('function.not.available')
    meter(context, LIMITS.codesFromAddress, visitor)
    sendSms(context, merchant, 'verify', member.mobile, knownDevice(context, member.id, originOf(call)))
    return { expiredMinutes: SMS_MINUTES }
  },
  'verification.sendSms': (context, call, { mobileNum, geetestValidateV4 }) => {
    const { member, session } = signedIn(call)
    if (member.mobileVerified) refuseLoginAsProof(context, session, member)
    refuseUnproven(context, call.merchant, 'sms', geetestValidateV4)
    meter(context, LIMITS.codesFromAddress, call.visitor)
    const mobile = guarded(context, call.visitor, () => freeMobile(context, call.merchant, member, mobileNum))
    sendCode(context, call.merchant, { purpose: 'bind', receiver: mobile, address: call.visitor })
    return { expiredMinutes: SMS_MINUTES }
  },
  'verification.checkSms': (context, call, { mobileNum, verificationCode }) => {
    const { member, session } = signedIn(call)
    if (member.mobileVerified) refuseLoginAsProof(context, session, member)
    const mobile = guarded(context, call.visitor, () => {
      const free = freeMobile(context, call.merchant, member, mobileNum)
      redeemSms(context, call.merchant, {
        purpose: 'bind',
        receiver: free,
        typed: verificationCode,
        address: call.visitor,
      })
      return free
    })
    releaseMobile(context, call.merchant.code, mobile, member.id)
    changeMember(context, member.id, { mobile, mobileVerified: true })
    if (mobile !== member.mobile) followGuardChange(context, member, 'mobile', member.mobile !== '')
    return null
  },
  'verification.sendEmail': (context, call, { email }) => {
    const { member } = signedIn(call)
    const receiver = guarded(context, call.visitor, () => freeEmail(context, call.merchant, member, email))
    meter(context, LIMITS.codesFromAddress, call.visitor)
    sendCode(context, call.merchant, { purpose: 'bindEmail', receiver, minutes: EMAIL_MINUTES, address: call.visitor })
    return { expiredMinutes: EMAIL_MINUTES }
  },
  'verification.checkEmail': (context, call, input) => {
    const { member } = signedIn(call)
    const email = guarded(context, call.visitor, () => {
      const free = freeEmail(context, call.merchant, member, input.email)
      const typed = input.verificationCode
      redeemSms(context, call.merchant, { purpose: 'bindEmail', receiver: free, typed, address: call.visitor })
      return free
    })
    proveEmail(context, member, email)
    if (email !== member.email) followGuardChange(context, member, 'email', member.email !== '')
    return null
  },
}
