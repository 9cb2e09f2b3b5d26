import type { GroupReference } from '../../contract/examples.ts'

/** Further steps of a sign-in; binding a number or an address. */
export const examples: GroupReference<'verify'> = {
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
