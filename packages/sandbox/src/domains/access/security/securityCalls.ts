import { Refusal } from '../../../Refusal.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import { hasPaymentPassword, requirePaymentPassword, setPaymentPassword } from './paymentPassword.ts'
import { maskedMobile } from '../../identity/members/members.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import { identityCheckOf } from '../../identity/members/identity.ts'
import { maskedEmail, maskedPerson } from './hints.ts'
import { originOf } from './entrance.ts'
import { loginsOf } from './logins.ts'
import { followGuardChange } from './guardChanges.ts'
import { LIMITS, countAttempt, guarded, meter, refuseLocked } from '../../identity/verification/limiter.ts'
import { prove, sendProofCode } from './stepUp.ts'
import { changePassword, mailPassword, sendPasswordSms, setPasswordByPhone } from './passwords.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import {
  confirmAuthenticator,
  disableAuthenticator,
  ENROL_MS,
  enrolAuthenticator,
  renewRecoveryCodes,
  securityOf,
  twoFactorOn,
} from './security.ts'
import { totpUri } from './totp.ts'
import { refuseUnproven } from '../../identity/verification/slider.ts'
import { SMS_MINUTES } from '../../identity/verification/sms.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

function refuseDifferent(form: { readonly newPassword: string; readonly confirmNewPassword: string }): void {
  if (form.newPassword !== form.confirmNewPassword) throw new Refusal('password.mismatch')
}

/** Sets the payment password. The owner is notified when it replaces another one. */
function exchangePaymentPassword(context: Context, member: Member, password: string): void {
  const replaces = hasPaymentPassword(context, member.id)
  setPaymentPassword(context, member.id, password)
  if (replaces) followGuardChange(context, member, 'paymentPassword', true)
}

/** Passwords, the second step, bound contacts, login history. */
export const securityHandlers: Handlers<'security'> = {
  'security.config': (context, call) => {
    const { member } = signedIn(call)
    const security = securityOf(context, member.id)
    const part = (module: string | null, isComplete: boolean) => ({
      enabled: module === null || moduleOn(context, call.merchant, module),
      isComplete,
    })
    const twoFactor = twoFactorOn(context, member.id)
    return {
      info: {
        paymentPassword: part('PAYMENTPASS3', security.paymentHash !== ''),
        // The sandbox uses no security questions, and no Brazilian tax number.
        securityQuestions: { enabled: false, isComplete: false },
        mobileVerified: part('VERIFICATION3', member.mobileVerified),
        idVerification: part(null, member.verified || identityCheckOf(context, member.id)?.status === 'approved'),
        cpfVerification: { enabled: false, isComplete: false },
        emailVerified: part('MAILVERIFICATION3', security.emailVerified),
        twoFactor: part('BINDGA3', twoFactor),
        payeeName: part(null, member.payeeName !== ''),
      },
      bound: {
        mobile: maskedMobile(member.mobile) || null,
        email: maskedEmail(member.email) || null,
        payeeName: maskedPerson(member.payeeName) || null,
      },
      passwordChangedAt: security.passwordChangedAt,
      coolingUntil:
        security.coolingUntil !== null && context.clock.now() < security.coolingUntil ? security.coolingUntil : null,
      recoveryCodesLeft: twoFactor ? security.recoveryHashes.length : null,
    }
  },
  'security.changePassword': (context, call, form) => {
    const { member, session } = signedIn(call)
    changePassword(context, call.merchant, member, session.id, form)
    return null
  },
  'security.forgotByEmail': (context, call, { username, email }) => {
    meter(context, LIMITS.namesFromAddress, call.visitor)
    mailPassword(context, call.merchant, { username, email, from: originOf(call), siteOrigin: call.siteOrigin })
    return null
  },
  'security.forgotSms': (context, call, { mobileNum, geetestValidateV4 }) => {
    refuseUnproven(context, call.merchant, 'sms', geetestValidateV4)
    meter(context, LIMITS.codesFromAddress, call.visitor)
    sendPasswordSms(context, call.merchant, mobileNum, originOf(call))
    return { expiredMinutes: SMS_MINUTES }
  },
  'security.setPasswordByPhone': (context, call, form) => ({
    username: guarded(context, call.visitor, () => setPasswordByPhone(context, call.merchant, form, originOf(call)))
      .account,
  }),
  'security.stepUp': (context, call, { password, code, smsCode }) => {
    const { member, session } = signedIn(call)
    return prove(context, call.merchant, session, member, { password, code, smsCode })
  },
  'security.stepUpCode': (context, call) => sendProofCode(context, call.merchant, signedIn(call).member),
  'security.setPaymentPassword': (context, call, form) => {
    refuseDifferent(form)
    exchangePaymentPassword(context, signedIn(call).member, form.newPassword)
    return null
  },
  'security.changePaymentPassword': (context, call, form) => {
    const { member } = signedIn(call)
    requirePaymentPassword(context, member, form.oldPassword)
    refuseDifferent(form)
    exchangePaymentPassword(context, member, form.newPassword)
    return null
  },
  'security.checkPaymentPassword': (context, call, { password }) => {
    requirePaymentPassword(context, signedIn(call).member, password)
    return null
  },
  'security.twoFactorEnrol': (context, call) => {
    const { member } = signedIn(call)
    const secret = enrolAuthenticator(context, member)
    return {
      secret,
      uri: totpUri(secret, call.merchant.name, member.account),
      expiresAt: context.clock.now() + ENROL_MS,
    }
  },
  'security.twoFactorConfirm': (context, call, { code }) => {
    const { member } = signedIn(call)
    const who = String(member.id)
    refuseLocked(context, LIMITS.secondStep, who)
    try {
      return { recoveryCodes: confirmAuthenticator(context, member, code) }
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'twofactor.code.invalid') throw failure
      countAttempt(context, LIMITS.secondStep, who)
      throw new Refusal(failure.code, { keep: true, value: { field: 'code' } })
    }
  },
  'security.recoveryCodes': (context, call) => ({ recoveryCodes: renewRecoveryCodes(context, signedIn(call).member) }),
  'security.twoFactorDisable': (context, call) => {
    const { member } = signedIn(call)
    disableAuthenticator(context, member)
    followGuardChange(context, member, 'twoFactorOff', true)
    return null
  },
  'security.loginHistory': (context, call, { page, size }) => {
    const { rows, totalPages, totalCount } = pageOf(loginsOf(context, signedIn(call).member.id), page, size)
    const list = rows.map(({ id, at, ip, device, how, result, newDevice }) => ({
      id,
      at,
      ip,
      device: device || null,
      how,
      result,
      newDevice,
    }))
    return { list, totalPages, totalCount }
  },
}
