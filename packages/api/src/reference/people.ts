import type { GroupReference } from './entry.ts'

/** Session calls. */
export const session: GroupReference<'session'> = {
  'session.sealingKey': {
    doc: 'The public key for the next sealed body, in the form its sealing scheme reads.',
    examples: [{ request: {}, answer: '{"kty":"RSA","n":"4f3a","e":"AQAB"}' }],
  },
  'session.login': {
    doc: 'Signs in by user name and password, by SMS code, or by a social account.',
    examples: [
      {
        request: { username: 'player01', password: 'Secret12', loginDeviceId: '7d9f3c1e-0000-4000-8000-000000000001' },
        answer: {
          token: 'tok-1',
          id: 1001,
          userName: 'player01',
          customerType: 0,
          firstTimeLogin: false,
          passwordExpired: false,
        },
      },
      {
        request: { type: 'sms', username: '9171234567', password: '482913', countryDialingCode: '63' },
        answer: { token: 'tok-2', id: '1002', userName: 'player02' },
      },
    ],
  },
  'session.freePlay': {
    doc: 'Signs in as a trial account, without registration.',
    examples: [{ request: { os: 'Android' }, answer: { token: 'tok-3', customerType: 4 } }],
  },
  'session.logout': {
    doc: 'Ends the session on the platform. The person is signed out here whatever it answers.',
    examples: [{ request: {}, answer: null }],
  },
}

/** SMS calls. */
export const verification: GroupReference<'verification'> = {
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

const circumstances = { domain: 'site.example', registerUrl: 'https://site.example/register' }

/** Member calls. */
export const member: GroupReference<'member'> = {
  'member.register': {
    doc: 'Registers by user name and signs in.',
    examples: [
      {
        request: { username: 'player01', password: 'Secret12', confirmPassword: 'Secret12', ...circumstances },
        answer: { token: 'tok-1', userName: 'player01', id: 1001 },
      },
    ],
  },
  'member.registerMobile': {
    doc: 'Registers by mobile number and signs in.',
    examples: [
      {
        request: { mobileNum: '1712345678', password: 'Secret12', verificationCode: '482913', ...circumstances },
        answer: { token: 'tok-1', account: '1712345678', customerId: '1001' },
      },
    ],
  },
  'member.info': {
    doc: 'Who is signed in. Also the test whether the session still stands.',
    examples: [
      {
        request: {},
        answer: {
          id: 1001,
          account: 'player01',
          nickname: 'Ana',
          type: 0,
          toUpline: 0,
          clubLabel: { labelName: 'VIP0', rankLevel: 0 },
          memberLabel: [],
          regDate: 1735689600000,
          mobile: '*****1234',
        },
      },
    ],
  },
  'member.avatar': {
    doc: 'Which avatar picture the member uses.',
    examples: [{ request: {}, answer: { avatar: '0', avatarType: 'STATIC' } }],
  },
  'member.language': {
    doc: 'Tells the platform which language the member reads.',
    examples: [{ request: { language: 'BN' }, answer: null }],
  },
}
