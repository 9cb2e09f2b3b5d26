import type { Answer } from '../../contract/contract.ts'
import type { GroupReference } from '../../contract/examples.ts'

const noon = 1_767_268_800_000

const profileValue: Answer<'profile.read'> = {
  account: 'player01',
  nickname: 'Ana',
  payeeName: 'Ana Reyes',
  birthday: '1990-04-12',
  fields: { nationality: 'Philippines', occupation: 'Teacher' },
}

/** Personal details and the check of identity. */
export const examples: GroupReference<'profile'> = {
  'profile.kycSetting': {
    doc: 'Whether the merchant checks identities.',
    examples: [{ request: {}, answer: { merchantProviderResponse: { kycFree: false, kycSwitchValue: 1 } } }],
  },
  'profile.kyc': {
    doc: 'Status of the member’s identity check.',
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
  'profile.uploadPicture': {
    doc: 'A part of a picture of a document; an upload that broke off goes on from what was received.',
    examples: [
      {
        request: { upload: 'u1', name: 'front.png', type: 'image/png', size: 3, from: 0, part: 'AAAA' },
        answer: { received: 3 },
      },
    ],
  },
  'profile.readiness': {
    doc: 'What is asked for before a withdrawal, and what of it is done.',
    examples: [
      {
        request: {},
        answer: {
          list: [
            { check: 'payeeName', state: 'done' },
            { check: 'identity', state: 'missing' },
          ],
        },
      },
    ],
  },
  'profile.read': { doc: 'The member’s own details.', examples: [{ request: {}, answer: profileValue }] },
  'profile.update': {
    doc: 'Changes some of them.',
    examples: [{ request: { occupation: 'Teacher', promoCode: '' }, answer: profileValue }],
  },
}
