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
import type { World } from '../../../World.ts'
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

/** Sets the payment password. In place of another one it is a change that the owner learns of. */
function exchangePaymentPassword(world: World, member: Member, password: string): void {
  const replaces = hasPaymentPassword(world, member.id)
  setPaymentPassword(world, member.id, password)
  if (replaces) followGuardChange(world, member, 'paymentPassword', true)
}

/** Passwords, the second step, what is bound, login history. */
export const securityHandlers: Handlers<'security'> = {
  'security.config': (world, call) => {
    const { member } = signedIn(call)
    const security = securityOf(world, member.id)
    const part = (module: string | null, isComplete: boolean) => ({
      enabled: module === null || moduleOn(world, call.merchant, module),
      isComplete,
    })
    const twoFactor = twoFactorOn(world, member.id)
    return {
      info: {
        paymentPassword: part('PAYMENTPASS3', security.paymentHash !== ''),
        // The sandbox asks no security questions, and no Brazilian tax number.
        securityQuestions: { enabled: false, isComplete: false },
        mobileVerified: part('VERIFICATION3', member.mobileVerified),
        idVerification: part(null, member.verified || identityCheckOf(world, member.id)?.status === 'approved'),
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
        security.coolingUntil !== null && world.clock.now() < security.coolingUntil ? security.coolingUntil : null,
      recoveryCodesLeft: twoFactor ? security.recoveryHashes.length : null,
    }
  },
  'security.changePassword': (world, call, form) => {
    const { member, session } = signedIn(call)
    changePassword(world, call.merchant, member, session.id, form)
    return null
  },
  'security.forgotByEmail': (world, call, { username, email }) => {
    meter(world, LIMITS.namesFromAddress, call.visitor)
    mailPassword(world, call.merchant, { username, email, from: originOf(call), siteOrigin: call.siteOrigin })
    return null
  },
  'security.forgotSms': (world, call, { mobileNum, geetestValidateV4 }) => {
    refuseUnproven(world, call.merchant, 'sms', geetestValidateV4)
    meter(world, LIMITS.codesFromAddress, call.visitor)
    sendPasswordSms(world, call.merchant, mobileNum, originOf(call))
    return { expiredMinutes: SMS_MINUTES }
  },
  'security.setPasswordByPhone': (world, call, form) => ({
    username: guarded(world, call.visitor, () => setPasswordByPhone(world, call.merchant, form, originOf(call)))
      .account,
  }),
  'security.stepUp': (world, call, { password, code, smsCode }) => {
    const { member, session } = signedIn(call)
    return prove(world, call.merchant, session, member, { password, code, smsCode })
  },
  'security.stepUpCode': (world, call) => sendProofCode(world, call.merchant, signedIn(call).member),
  'security.setPaymentPassword': (world, call, form) => {
    refuseDifferent(form)
    exchangePaymentPassword(world, signedIn(call).member, form.newPassword)
    return null
  },
  'security.changePaymentPassword': (world, call, form) => {
    const { member } = signedIn(call)
    requirePaymentPassword(world, member, form.oldPassword)
    refuseDifferent(form)
    exchangePaymentPassword(world, member, form.newPassword)
    return null
  },
  'security.checkPaymentPassword': (world, call, { password }) => {
    requirePaymentPassword(world, signedIn(call).member, password)
    return null
  },
  'security.twoFactorEnrol': (world, call) => {
    const { member } = signedIn(call)
    const secret = enrolAuthenticator(world, member)
    return { secret, uri: totpUri(secret, call.merchant.name, member.account), expiresAt: world.clock.now() + ENROL_MS }
  },
  'security.twoFactorConfirm': (world, call, { code }) => {
    const { member } = signedIn(call)
    const who = String(member.id)
    refuseLocked(world, LIMITS.secondStep, who)
    try {
      return { recoveryCodes: confirmAuthenticator(world, member, code) }
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'twofactor.code.invalid') throw failure
      countAttempt(world, LIMITS.secondStep, who)
      throw new Refusal(failure.code, { keep: true, value: { field: 'code' } })
    }
  },
  'security.recoveryCodes': (world, call) => ({ recoveryCodes: renewRecoveryCodes(world, signedIn(call).member) }),
  'security.twoFactorDisable': (world, call) => {
    const { member } = signedIn(call)
    disableAuthenticator(world, member)
    followGuardChange(world, member, 'twoFactorOff', true)
    return null
  },
  'security.loginHistory': (world, call, { page, size }) => {
    const { rows, totalPages, totalCount } = pageOf(loginsOf(world, signedIn(call).member.id), page, size)
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
