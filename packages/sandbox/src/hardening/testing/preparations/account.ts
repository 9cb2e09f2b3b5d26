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
import { bound, NUMBER, password, type Preparations, type Stage } from './Stage.ts'

const typedNumber = { mobileNum: '09171112222', countryDialingCode: '63' }
const address = { email: 'new@mail.example' }
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const message = ({ world, member }: Stage) => {
  sendMessage(world, member.id, 'reward.ready', [])
  return { messageIds: [String(inboxOf(world, member.id)[0]?.id)] }
}

const dailyDeposit = { kind: 'deposit', period: 'day' } as const
const limited = ({ world, merchant, member }: Stage) => {
  setLimit(world, merchant, member, dailyDeposit, 100_000n)
  return dailyDeposit
}
const raised = (stage: Stage) => {
  limited(stage)
  return () => {
    // Asked for before, so that it is ripe.
    setLimit(earlier(stage.world, 2 * DAY), stage.merchant, stage.member, dailyDeposit, 200_000n)
    return dailyDeposit
  }
}

const secondStep = ({ world, member }: Stage) => {
  const authenticator = { secret: '', startedAt: 0, confirmedAt: world.clock.now(), usedStep: -1 }
  changeSecurity(world, member.id, { authenticator })
  return {}
}

const unchecked = ({ world, member }: Stage) => {
  world.tables.identityChecks.delete(String(member.id))
  changeMember(world, member.id, { verified: false })
}

/** An account of another provider, at a merchant that takes them. */
const provedAccount = ({ world, merchant }: Stage): string => {
  switchModule(world, merchant, 'SOCIALLOGIN3', true)
  return issueIdentity(world, merchant, 'google', 'beth@mail.example')
}

/** Profile, messages, limits, and what protects the account. */
export const accountPreparations: Preparations = {
  'account.linkIdentity': (stage) => ({ firebaseIdToken: provedAccount(stage) }),
  'account.unlinkIdentity': (stage) => {
    linkIdentity(stage.world, stage.merchant, stage.member, { channel: 'google', token: provedAccount(stage) })
    return {}
  },
  'device.end':
    ({ world, member }) =>
    () => ({ id: sessionId(startSession(world, member, '203.0.113.8')) }),
  'inbox.markRead': message,
  'inbox.remove': message,
  'member.language': ({ merchant }) => ({ language: merchant.languages[0] }),
  'profile.submitKyc': (stage) => {
    unchecked(stage)
    return { pictures: [{ name: 'front.png', type: 'image/png', data: PIXEL }] }
  },
  'profile.uploadPicture': (stage) => {
    unchecked(stage)
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
  'security.stepUpCode': (stage) => {
    bound(stage, { passwordHash: '' })
    return {}
  },
  'security.twoFactorConfirm': ({ world, member }) => {
    const code = totpCode(enrolAuthenticator(world, member), totpStep(world.clock.now()))
    return { code }
  },
  'security.twoFactorDisable': secondStep,
  'verify.checkEmail': ({ world, merchant }) => {
    sendCode(world, merchant, { purpose: 'bindEmail', receiver: address.email })
    return { ...address, verificationCode: SANDBOX_SMS_CODE }
  },
  'verify.checkSms': ({ world, merchant }) => {
    sendSms(world, merchant, 'bind', NUMBER)
    return { ...typedNumber, verificationCode: SANDBOX_SMS_CODE }
  },
}
