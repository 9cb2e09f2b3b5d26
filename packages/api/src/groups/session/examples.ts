import type { GroupReference } from '../../contract/examples.ts'

/** Session calls. */
export const examples: GroupReference<'session'> = {
  'session.sealingKey': {
    doc: 'The public key for the next sealed body, in the form its sealing scheme reads.',
    examples: [{ request: {}, answer: '{"kty":"RSA","n":"4f3a","e":"AQAB"}' }],
  },
  'session.login': {
    doc: 'Signs in by user name and password, by SMS code, or by a social account.',
    examples: [
      {
        request: { username: 'player01', password: 'Lagoon27', loginDeviceId: '7d9f3c1e-0000-4000-8000-000000000001' },
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
      {
        request: { type: 'firebase', username: '', password: '', channel: 'google', firebaseIdToken: 'a.b.c' },
        answer: { token: 'tok-4', id: 1004, userName: 'player04' },
      },
    ],
  },
  'session.firstLogin': {
    doc: 'Says that the owner of an account has logged in for the first time; the answer names who opened it.',
    examples: [{ request: {}, answer: { openedBy: 'Beth', openedAt: 1_795_000_000_000 } }],
  },
  'session.freePlay': {
    doc: 'Signs in as a trial account, without registration.',
    examples: [{ request: { os: 'Android' }, answer: { token: 'tok-3', customerType: 4 } }],
  },
  'session.logout': {
    doc: 'Ends the session on the platform, which forgets where to push to. The person is signed out here whatever it answers.',
    examples: [{ request: {}, answer: null }],
  },
}
