import type { Answer } from '../contract/contract.ts'
import type { GroupReference } from './entry.ts'

const noon = 1_767_268_800_000

/** Picture, nickname, registration with a made name. */
export const account: GroupReference<'account'> = {
  'account.icon': {
    doc: 'The address of the member’s picture.',
    examples: [{ request: {}, answer: 'https://img.example/avatar/2.svg' }],
  },
  'account.icons': {
    doc: 'The pictures to choose from.',
    examples: [{ request: {}, answer: [{ avatar: '2', url: 'https://img.example/avatar/2.svg' }] }],
  },
  'account.setIcon': { doc: 'Chooses a picture.', examples: [{ request: { avatar: '2' }, answer: null }] },
  'account.setNickname': { doc: 'Changes the nickname.', examples: [{ request: { nickname: 'Ana' }, answer: null }] },
  'account.registerAuto': {
    doc: 'Registers with a user name the platform makes, and signs in.',
    examples: [
      {
        request: {
          password: 'Secret12',
          confirmPassword: 'Secret12',
          domain: 'site.example',
          registerUrl: 'https://site.example/register',
        },
        answer: { token: 'tok-1', userName: 'guest48213', id: 1003 },
      },
    ],
  },
}

const profileValue: Answer<'profile.read'> = {
  account: 'player01',
  nickname: 'Ana',
  payeeName: 'Ana Reyes',
  birthday: '1990-04-12',
  fields: { nationality: 'Philippines', occupation: 'Teacher' },
}

/** Personal details and the check of identity. */
export const profile: GroupReference<'profile'> = {
  'profile.kycSetting': {
    doc: 'Whether the merchant checks identities.',
    examples: [{ request: {}, answer: { merchantProviderResponse: { kycFree: false, kycSwitchValue: 1 } } }],
  },
  'profile.kyc': {
    doc: 'Where the member’s check stands.',
    examples: [{ request: {}, answer: { status: 'none' } }],
  },
  'profile.submitKyc': {
    doc: 'Hands in a document with pictures.',
    examples: [
      {
        request: {
          documentType: 'passport',
          documentNumber: 'P1234567A',
          pictures: [{ name: 'front.png', type: 'image/png', data: 'AAAA' }],
        },
        answer: { status: 'submitted', documentType: 'passport', submittedAt: noon },
      },
    ],
  },
  'profile.read': { doc: 'The member’s own details.', examples: [{ request: {}, answer: profileValue }] },
  'profile.update': {
    doc: 'Changes some of them.',
    examples: [{ request: { occupation: 'Teacher', promoCode: '' }, answer: profileValue }],
  },
}

/** Sessions and devices. */
export const device: GroupReference<'device'> = {
  'device.sessions': {
    doc: 'Where the member is signed in.',
    examples: [
      {
        request: {},
        answer: [
          {
            id: 's-1',
            current: true,
            device: 'Chrome, Windows',
            ip: '203.0.113.7',
            startedAt: noon,
            usedAt: noon + 60_000,
          },
        ],
      },
    ],
  },
  'device.end': { doc: 'Ends one session.', examples: [{ request: { id: 's-2' }, answer: { ended: 1 } }] },
  'device.endOthers': {
    doc: 'Ends every session but the caller’s.',
    examples: [{ request: {}, answer: { ended: 2 } }],
  },
}
