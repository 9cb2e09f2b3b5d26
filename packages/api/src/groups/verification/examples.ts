import type { GroupReference } from '../../contract/examples.ts'

/** SMS calls. */
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
}
