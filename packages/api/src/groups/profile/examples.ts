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
  'profile.read': { doc: 'The member’s own details.', examples: [{ request: {}, answer: profileValue }] },
  'profile.update': {
    doc: 'Changes some of them.',
    examples: [{ request: { occupation: 'Teacher', promoCode: '' }, answer: profileValue }],
  },
}
