import type { GroupReference } from '../../contract/examples.ts'

/** SMS codes for login and registration, further steps of a login, binding a number or an email address. */
export const examples: GroupReference<'verification'> = {
  'verification.loginSms': {
    doc: 'Sends a code to sign in with.',
    examples: [{ request: { mobileNum: '9171234567', countryDialingCode: '63' }, answer: { expiredMinutes: 3 } }],
  },
  'verification.registerSms': {
    doc: 'Sends a code for registration by user name.',
    examples: [{ request: { mobileNo: '9171234567', countryDialingCode: '63' }, answer: { expiredMinutes: 3 } }],
  },
  'verification.registerMobileSms': {
    doc: 'Sends a code for registration by mobile number.',
    examples: [{ request: { mobileNo: '1712345678', countryDialingCode: '880' }, answer: { expiredMinutes: 2 } }],
  },
  'verification.login': {
    doc: 'Finishes a sign-in that was refused with login_verify_required.',
    examples: [
      {
        request: { ticket: 'ticket-1', step: 'authenticator', answer: '123456' },
        answer: { token: 'tok-1', id: 1001, userName: 'player01', customerType: 0 },
      },
    ],
  },
  'verification.loginCode': {
    doc: 'Sends the code of a sign-in’s further step to the bound number.',
    examples: [{ request: { ticket: 'ticket-1' }, answer: { expiredMinutes: 2 } }],
  },
  'verification.sendSms': {
    doc: 'Sends a code to a number that is to be bound.',
    examples: [{ request: { mobileNum: '9171234567', countryDialingCode: '63' }, answer: { expiredMinutes: 2 } }],
  },
  'verification.checkSms': {
    doc: 'Binds the number with the code sent to it.',
    examples: [
      { request: { mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '482913' }, answer: null },
    ],
  },
  'verification.sendEmail': {
    doc: 'Sends a code to an e-mail address that is to be bound.',
    examples: [{ request: { email: 'player01@mail.example' }, answer: { expiredMinutes: 10 } }],
  },
  'verification.checkEmail': {
    doc: 'Binds the address with the code sent to it.',
    examples: [{ request: { email: 'player01@mail.example', verificationCode: '482913' }, answer: null }],
  },
}
