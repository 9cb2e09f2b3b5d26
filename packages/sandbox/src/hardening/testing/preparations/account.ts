import { DAY } from '@croupier/locales/calendar'
import { earlier } from '../../../core/clock/earlier.ts'
import { inboxOf } from '../../../domains/identity/inbox/inbox.ts'
import { sendMessage } from '../../../domains/identity/inbox/messages.ts'
import { changeMember } from '../../../domains/identity/members/members.ts'
import { SEEDED_PASSWORD } from '../../../domains/identity/members/seed.ts'
import { sessionId, startSession } from '../../../domains/identity/members/sessions.ts'
import { switchModule } from '../../../domains/merchants/merchants/rules.ts'
import { setLimit } from '../../../domains/safety/safety/limits.ts'
import { issueIdentity, linkIdentity } from '../../../domains/access/security/identities.ts'
import { changeSecurity, enrolAuthenticator } from '../../../domains/access/security/security.ts'
import { totpCode, totpStep } from '../../../domains/access/security/totp.ts'
import { SANDBOX_SMS_CODE, sendCode, sendSms } from '../../../domains/identity/verification/sms.ts'
import { bound, NUMBER, password, type Preparations, type Fixture } from './Fixture.ts'

const typedNumber = { mobileNum: '09171112222', countryDialingCode: '63' }
const address = { email: 'new@mail.example' }
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const message = ({ context, member }: Fixture) => {
  sendMessage(context, member.id, 'info_kyc_approved', [])
  return { messageIds: [String(inboxOf(context, member.id)[0]?.id)] }
}

const dailyDeposit = { kind: 'deposit', period: 'day' } as const
const limited = ({ context, merchant, member }: Fixture) => {
  setLimit(context, merchant, member, dailyDeposit, 100_000n)
  return dailyDeposit
}
const raised = (fixture: Fixture) => {
  limited(fixture)
  return () => {
    // Requested earlier, so that it can be confirmed now.
    setLimit(earlier(fixture.context, 2 * DAY), fixture.merchant, fixture.member, dailyDeposit, 200_000n)
    return dailyDeposit
  }
}

const secondStep = ({ context, member }: Fixture) => {
  const authenticator = { secret: '', startedAt: 0, confirmedAt: context.clock.now(), usedStep: -1 }
  changeSecurity(context, member.id, { authenticator })
  return {}
}

const unchecked = ({ context, member }: Fixture) => {
  context.tables.identityChecks.delete(String(member.id))
  changeMember(context, member.id, { verified: false })
}

/** An account of another provider, at a merchant that supports them. */
const provedAccount = ({ context, merchant }: Fixture): string => {
  switchModule(context, merchant, 'SOCIALLOGIN3', true)
  return issueIdentity(context, merchant, 'google', 'beth@mail.example')
}

/** Profile, messages, limits, and the account's protection. */
export const accountPreparations: Preparations = {
  'account.linkIdentity': (fixture) => ({ firebaseIdToken: provedAccount(fixture) }),
  'account.unlinkIdentity': (fixture) => {
    linkIdentity(fixture.context, fixture.merchant, fixture.member, {
      channel: 'google',
      token: provedAccount(fixture),
    })
    return {}
  },
  'device.end':
    ({ context, member }) =>
    () => ({ id: sessionId(startSession(context, member, '203.0.113.8')) }),
  'inbox.markRead': message,
  'inbox.remove': message,
  'member.language': ({ merchant }) => ({ language: merchant.languages[0] }),
  'profile.submitKyc': (fixture) => {
    unchecked(fixture)
    return { pictures: [{ name: 'front.png', type: 'image/png', data: PIXEL }] }
  },
  'profile.uploadPicture': (fixture) => {
    unchecked(fixture)
    return { part: PIXEL, size: atob(PIXEL).length }
  },
  'safety.cancelRaise': raised,
  'safety.confirmRaise': raised,
  'safety.removeLimit': limited,
  'safety.startBreak': () => ({ length: '5y' }),
  'security.changePassword': () => ({
    oldPassword: SEEDED_PASSWORD,
    newPassword: 'Better123',
    confirmNewPassword: 'Better123',
  }),
  'security.checkPaymentPassword': () => ({ password }),
  'security.recoveryCodes': secondStep,
  'security.stepUp': () => ({ password: SEEDED_PASSWORD }),
  'security.stepUpCode': (fixture) => {
    bound(fixture, { passwordHash: '' })
    return {}
  },
  'security.twoFactorConfirm': ({ context, member }) => {
    const code = totpCode(enrolAuthenticator(context, member), totpStep(context.clock.now()))
    return { code }
  },
  'security.twoFactorDisable': secondStep,
  'verification.checkEmail': ({ context, merchant }) => {
    sendCode(context, merchant, { purpose: 'bindEmail', receiver: address.email })
    return { ...address, verificationCode: SANDBOX_SMS_CODE }
  },
  'verification.checkSms': ({ context, merchant }) => {
    sendSms(context, merchant, 'bind', NUMBER)
    return { ...typedNumber, verificationCode: SANDBOX_SMS_CODE }
  },
}
