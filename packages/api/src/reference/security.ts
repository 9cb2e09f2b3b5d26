import type { GroupReference } from './entry.ts'

const noon = 1_767_268_800_000
const on = { enabled: true, isComplete: true }
const open = { enabled: true, isComplete: false }
const off = { enabled: false, isComplete: false }

const proof = {
  captcha_id: 'slider-1',
  lot_number: 'lot-1',
  pass_token: 'pass-1',
  gen_time: '1767268800',
  captcha_output: 'out-1',
}

/** Passwords, second step, login history. */
export const security: GroupReference<'security'> = {
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
        request: { oldPassword: 'Secret12', newPassword: 'Better34', confirmNewPassword: 'Better34' },
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
        request: { loginPassword: 'Secret12', newPassword: '135790', confirmNewPassword: '135790' },
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
        request: { password: 'Secret12' },
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
    examples: [{ request: { password: 'Secret12', code: '123456' }, answer: null }],
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

/** Further steps of a sign-in; binding a number or an address. */
export const verify: GroupReference<'verify'> = {
  'verify.login': {
    doc: 'Finishes a sign-in that was refused with login_verify_required.',
    examples: [
      {
        request: { ticket: 'ticket-1', step: 'authenticator', answer: '123456' },
        answer: { token: 'tok-1', id: 1001, userName: 'player01', customerType: 0 },
      },
    ],
  },
  'verify.loginCode': {
    doc: 'Sends the code of a sign-in’s further step to the bound number.',
    examples: [{ request: { ticket: 'ticket-1' }, answer: { expiredMinutes: 2 } }],
  },
  'verify.sendSms': {
    doc: 'Sends a code to a number that is to be bound.',
    examples: [{ request: { mobileNum: '9171234567', countryDialingCode: '63' }, answer: { expiredMinutes: 2 } }],
  },
  'verify.checkSms': {
    doc: 'Binds the number with the code sent to it.',
    examples: [
      { request: { mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '482913' }, answer: null },
    ],
  },
  'verify.sendEmail': {
    doc: 'Sends a code to an e-mail address that is to be bound.',
    examples: [{ request: { email: 'player01@mail.example' }, answer: { expiredMinutes: 10 } }],
  },
  'verify.checkEmail': {
    doc: 'Binds the address with the code sent to it.',
    examples: [{ request: { email: 'player01@mail.example', verificationCode: '482913' }, answer: null }],
  },
}

/** The check for a human. */
export const slider: GroupReference<'slider'> = {
  'slider.challenge': {
    doc: 'A slider puzzle to solve before a call, or the id for the provider’s own.',
    examples: [
      {
        request: { scene: 'login' },
        answer: {
          captchaId: 'slider-1',
          challengeId: 'lot-1',
          puzzle: {
            picture: 'data:image/png;base64,AAAA',
            piece: 'data:image/png;base64,AAAA',
            width: 300,
            height: 160,
            pieceSize: 44,
            y: 60,
            tolerance: 5,
            question: { text: 'What is three plus four?' },
          },
          expiresAt: noon + 120_000,
        },
      },
      { request: {}, answer: { captchaId: '54088bb07d2df3c46b79f80300b0abbe' } },
    ],
  },
  'slider.check': {
    doc: 'Answers a puzzle, by the piece’s place or by the question, and gets the proof.',
    examples: [
      {
        request: {
          challengeId: 'lot-1',
          position: 131,
          trail: [
            { x: 0, at: 0 },
            { x: 131, at: 640 },
          ],
        },
        answer: { proof, expiresAt: noon + 120_000 },
      },
      { request: { challengeId: 'lot-1', answer: '7' }, answer: { proof, expiresAt: noon + 120_000 } },
    ],
  },
}
