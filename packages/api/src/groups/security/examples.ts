import type { GroupReference } from '../../contract/examples.ts'

const noon = 1_767_268_800_000

const on = { enabled: true, isComplete: true }

const open = { enabled: true, isComplete: false }

const off = { enabled: false, isComplete: false }

/** Passwords, second step, login history. */
export const examples: GroupReference<'security'> = {
  'security.config': {
    doc: 'Which parts of the account’s security there are, and which are done.',
    examples: [
      {
        request: {},
        answer: {
          info: {
            paymentPassword: open,
            securityQuestions: off,
            mobileVerified: on,
            idVerification: open,
            cpfVerification: off,
            emailVerified: open,
            twoFactor: open,
            payeeName: on,
          },
          bound: { mobile: '********1002', email: 'm***a@mail.example', payeeName: 'M*** S***' },
          passwordChangedAt: noon,
          coolingUntil: null,
          recoveryCodesLeft: null,
        },
      },
      { request: {}, answer: { info: { paymentPassword: on, mobileVerified: on } } },
    ],
  },
  'security.changePassword': {
    doc: 'Changes the login password. The member’s other sessions end.',
    examples: [
      {
        request: { oldPassword: 'Lagoon27', newPassword: 'Better34', confirmNewPassword: 'Better34' },
        answer: null,
      },
    ],
  },
  'security.forgotByEmail': {
    doc: 'Sends a new password to the bound e-mail address.',
    examples: [{ request: { username: 'player01', email: 'player01@mail.example' }, answer: null }],
  },
  'security.forgotSms': {
    doc: 'Sends a code to the bound number, for a new password.',
    examples: [{ request: { mobileNum: '9171234567', countryDialingCode: '63' }, answer: { expiredMinutes: 2 } }],
  },
  'security.setPasswordByPhone': {
    doc: 'Sets a new password with the code sent to the number.',
    examples: [
      {
        request: {
          newPassword: 'Better34',
          mobileNum: '9171234567',
          verificationCode: '482913',
          countryDialingCode: '63',
        },
        answer: { username: 'player01' },
      },
    ],
  },
  'security.setPaymentPassword': {
    doc: 'Sets the payment password, also in place of a forgotten one.',
    examples: [
      {
        request: { newPassword: '135790', confirmNewPassword: '135790' },
        answer: null,
      },
    ],
  },
  'security.changePaymentPassword': {
    doc: 'Changes the payment password.',
    examples: [
      { request: { oldPassword: '135790', newPassword: '246802', confirmNewPassword: '246802' }, answer: null },
    ],
  },
  'security.checkPaymentPassword': {
    doc: 'Asks whether the payment password is right.',
    examples: [{ request: { password: '135790' }, answer: null }],
  },
  'security.twoFactorEnrol': {
    doc: 'Begins the second step: a secret for the authenticator.',
    examples: [
      {
        request: {},
        answer: {
          secret: 'JBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Site:player01?secret=JBSWY3DPEHPK3PXP&issuer=Site',
          expiresAt: noon + 600_000,
        },
      },
    ],
  },
  'security.twoFactorConfirm': {
    doc: 'Switches the second step on with the first code, and gives the recovery codes.',
    examples: [{ request: { code: '123456' }, answer: { recoveryCodes: ['k7pq-x2mn', 'b4tz-9wre'] } }],
  },
  'security.twoFactorDisable': {
    doc: 'Switches the second step off.',
    examples: [{ request: {}, answer: null }],
  },
  'security.recoveryCodes': {
    doc: 'Gives new recovery codes in place of the former ones.',
    examples: [{ request: {}, answer: { recoveryCodes: ['k7pq-x2mn', 'b4tz-9wre'] } }],
  },
  'security.stepUp': {
    doc: 'Proves once more that the owner of the account asks. Calls that change what guards the account need it.',
    examples: [
      { request: { password: 'Lagoon27' }, answer: { until: noon + 300_000 } },
      { request: { password: 'Lagoon27', code: '123456' }, answer: { until: noon + 300_000 } },
    ],
  },
  'security.stepUpCode': {
    doc: 'Sends a code to the bound number, for the proof of an account without a password.',
    examples: [{ request: {}, answer: { expiredMinutes: 2 } }],
  },
  'security.loginHistory': {
    doc: 'Who came in or tried to, newest first.',
    examples: [
      {
        request: { page: 1 },
        answer: {
          list: [
            {
              id: 12,
              at: noon,
              ip: '203.0.113.7',
              device: 'Chrome, Windows',
              how: 'password',
              result: 'signedIn',
              newDevice: true,
            },
          ],
          totalPages: 1,
          totalCount: 1,
        },
      },
    ],
  },
}
