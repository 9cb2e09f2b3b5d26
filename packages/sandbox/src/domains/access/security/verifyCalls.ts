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
import type { World } from '../../../World.ts'
import { refuseUnproven } from '../../identity/verification/slider.ts'
import { redeemSms, sendCode, sendSms, SMS_MINUTES } from '../../identity/verification/sms.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { letIn, originOf } from './entrance.ts'

/** Minutes a code sent by e-mail lives. */
const EMAIL_MINUTES = 10

function freeMobile(world: World, merchant: Merchant, member: Member, typed: string): string {
  const mobile = internationalMobile(merchant, typed)
  if (!mobile) throw new Refusal('mobile.invalid', { value: { field: 'mobileNum' } })
  const owner = holderOfMobile(world, merchant.code, mobile)
  if (owner && owner.id !== member.id) throw new Refusal('mobile.taken', { value: { field: 'mobileNum' } })
  return mobile
}

function freeEmail(world: World, merchant: Merchant, member: Member, typed: string): string {
  const email = typed.trim()
  const rule = fieldRules(world, merchant)['email']
  const invalid = new Refusal('field.invalid', { value: { field: 'email' }, values: ['email'] })
  if (!rule || email.length < rule.minLength || email.length > rule.maxLength) throw invalid
  if (!new RegExp(rule.acceptedPattern, 'u').test(email)) throw invalid
  const owner = holderOfEmail(world, merchant.code, email)
  if (owner && owner.id !== member.id) throw new Refusal('email.taken', { value: { field: 'email' } })
  return email
}

/** Further steps of a sign-in, and binding a number or an e-mail address. */
export const verifyHandlers: Handlers<'verify'> = {
  'verify.login': (world, call, { ticket, step, answer, loginDeviceId }) =>
    letIn(
      world,
      call,
      answerTicket(world, call.merchant, { ticket, step, answer, from: originOf(call, loginDeviceId) }),
      'verification',
      loginDeviceId,
    ),
  'verify.loginCode': (world, call, { ticket }) => {
    const { merchant, visitor } = call
    const { member, steps } = openTicket(world, merchant, ticket)
    if (!steps.includes('code')) throw new Refusal('function.not.available')
    meter(world, LIMITS.codesFromAddress, visitor)
    sendSms(world, merchant, 'verify', member.mobile, knownDevice(world, member.id, originOf(call)))
    return { expiredMinutes: SMS_MINUTES }
  },
  'verify.sendSms': (world, call, { mobileNum, geetestValidateV4 }) => {
    const { member, session } = signedIn(call)
    if (member.mobileVerified) refuseLoginAsProof(world, session, member)
    refuseUnproven(world, call.merchant, 'sms', geetestValidateV4)
    meter(world, LIMITS.codesFromAddress, call.visitor)
    const mobile = guarded(world, call.visitor, () => freeMobile(world, call.merchant, member, mobileNum))
    sendCode(world, call.merchant, { purpose: 'bind', receiver: mobile, address: call.visitor })
    return { expiredMinutes: SMS_MINUTES }
  },
  'verify.checkSms': (world, call, { mobileNum, verificationCode }) => {
    const { member, session } = signedIn(call)
    if (member.mobileVerified) refuseLoginAsProof(world, session, member)
    const mobile = guarded(world, call.visitor, () => {
      const free = freeMobile(world, call.merchant, member, mobileNum)
      redeemSms(world, call.merchant, {
        purpose: 'bind',
        receiver: free,
        typed: verificationCode,
        address: call.visitor,
      })
      return free
    })
    releaseMobile(world, call.merchant.code, mobile, member.id)
    changeMember(world, member.id, { mobile, mobileVerified: true })
    if (mobile !== member.mobile) followGuardChange(world, member, 'mobile', member.mobile !== '')
    return null
  },
  'verify.sendEmail': (world, call, { email }) => {
    const { member } = signedIn(call)
    const receiver = guarded(world, call.visitor, () => freeEmail(world, call.merchant, member, email))
    meter(world, LIMITS.codesFromAddress, call.visitor)
    sendCode(world, call.merchant, { purpose: 'bindEmail', receiver, minutes: EMAIL_MINUTES, address: call.visitor })
    return { expiredMinutes: EMAIL_MINUTES }
  },
  'verify.checkEmail': (world, call, input) => {
    const { member } = signedIn(call)
    const email = guarded(world, call.visitor, () => {
      const free = freeEmail(world, call.merchant, member, input.email)
      const typed = input.verificationCode
      redeemSms(world, call.merchant, { purpose: 'bindEmail', receiver: free, typed, address: call.visitor })
      return free
    })
    proveEmail(world, member, email)
    if (email !== member.email) followGuardChange(world, member, 'email', member.email !== '')
    return null
  },
}
