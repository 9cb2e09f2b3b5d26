import type { GroupReference } from '../../contract/examples.ts'

const circumstances = { domain: 'site.example', registerUrl: 'https://site.example/register' }

/** Member calls. */
export const examples: GroupReference<'member'> = {
  'member.register': {
    doc: 'Registers by user name and signs in.',
    examples: [
      {
        request: { username: 'player01', password: 'Lagoon27', confirmPassword: 'Lagoon27', ...circumstances },
        answer: { token: 'tok-1', userName: 'player01', id: 1001 },
      },
    ],
  },
  'member.registerMobile': {
    doc: 'Registers by mobile number and signs in.',
    examples: [
      {
        request: { mobileNum: '1712345678', password: 'Lagoon27', verificationCode: '482913', ...circumstances },
        answer: { token: 'tok-1', account: '1712345678', customerId: '1001' },
      },
    ],
  },
  'member.info': {
    doc: 'The logged-in member. Also shows whether the session is still valid.',
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
