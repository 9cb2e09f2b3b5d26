import { Refusal } from '../../Refusal.ts'
import { pageOf } from '../catalogue/search.ts'
import { requirePaymentPassword, setPaymentPassword } from './paymentPassword.ts'
import { maskedMobile } from '../members/members.ts'
import { moduleOn } from '../merchants/rules.ts'
import { identityCheckOf } from '../members/identity.ts'
import { maskedEmail, maskedPerson } from './hints.ts'
import { loginsOf } from './logins.ts'
import { changePassword, mailPassword, refuseWrongPassword, sendPasswordSms, setPasswordByPhone } from './passwords.ts'
import {
  confirmAuthenticator,
  disableAuthenticator,
  ENROL_MS,
  enrolAuthenticator,
  securityOf,
  twoFactorOn,
} from './security.ts'
import { totpUri } from './totp.ts'
import { refuseUnproven } from '../verification/slider.ts'
import { SMS_MINUTES } from '../verification/sms.ts'
import { signedIn, type Handlers } from '../../wire/Call.ts'

function refuseDifferent(form: { readonly newPassword: string; readonly confirmNewPassword: string }): void {
  if (form.newPassword !== form.confirmNewPassword) throw new Refusal('password.mismatch')
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
      recoveryCodesLeft: twoFactor ? security.recoveryHashes.length : null,
    }
  },
  'security.changePassword': (world, call, form) => {
    const { member, session } = signedIn(call)
    changePassword(world, call.merchant, member, session.token, form)
    return null
  },
  'security.forgotByEmail': (world, { merchant }, { username, email }) => {
    mailPassword(world, merchant, username, email)
    return null
  },
  'security.forgotSms': (world, { merchant }, { mobileNum, geetestValidateV4 }) => {
    refuseUnproven(world, merchant, 'sms', geetestValidateV4)
    sendPasswordSms(world, merchant, mobileNum)
    return { expiredMinutes: SMS_MINUTES }
  },
  'security.setPasswordByPhone': (world, { merchant }, form) => ({
    username: setPasswordByPhone(world, merchant, form).account,
  }),
  'security.setPaymentPassword': (world, call, form) => {
    const { member } = signedIn(call)
    refuseWrongPassword(member, form.loginPassword)
    refuseDifferent(form)
    setPaymentPassword(world, member.id, form.newPassword)
    return null
  },
  'security.changePaymentPassword': (world, call, form) => {
    const { member } = signedIn(call)
    requirePaymentPassword(world, member.id, form.oldPassword)
    refuseDifferent(form)
    setPaymentPassword(world, member.id, form.newPassword)
    return null
  },
  'security.checkPaymentPassword': (world, call, { password }) => {
    requirePaymentPassword(world, signedIn(call).member.id, password)
    return null
  },
  'security.twoFactorEnrol': (world, call, { password }) => {
    const { member } = signedIn(call)
    refuseWrongPassword(member, password)
    const secret = enrolAuthenticator(world, member)
    return { secret, uri: totpUri(secret, call.merchant.name, member.account), expiresAt: world.clock.now() + ENROL_MS }
  },
  'security.twoFactorConfirm': (world, call, { code }) => ({
    recoveryCodes: confirmAuthenticator(world, signedIn(call).member, code),
  }),
  'security.twoFactorDisable': (world, call, { password, code }) => {
    const { member } = signedIn(call)
    refuseWrongPassword(member, password)
    disableAuthenticator(world, member, code)
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
