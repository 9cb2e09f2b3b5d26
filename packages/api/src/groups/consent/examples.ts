import type { GroupReference } from '../../contract/examples.ts'

const noon = 1767268800000

const state = {
  terms: { version: '2026-11-01', agreedVersion: '2026-11-01', agreedAt: noon },
  channels: ['email' as const, 'sms' as const, 'phone' as const, 'push' as const, 'inbox' as const],
  products: ['casino' as const, 'sports' as const, 'lottery' as const],
  allowed: [],
  paused: false,
  push: false,
}

const sports = { channel: 'email' as const, product: 'sports' as const }

/** Consent. */
export const examples: GroupReference<'consent'> = {
  'consent.read': {
    doc: 'What the member agreed to, and what may be advertised where.',
    examples: [{ request: {}, answer: state }],
  },
  'consent.agreeToTerms': {
    doc: 'Agrees to the terms in force, and to nothing else.',
    examples: [{ request: { version: '2026-11-01' }, answer: state }],
  },
  'consent.setMarketing': {
    doc: 'Allows marketing for a product in a channel, or takes that back.',
    examples: [
      {
        request: { choices: [{ ...sports, allowed: true }] },
        answer: { ...state, allowed: [{ ...sports, since: noon }] },
      },
    ],
  },
  'consent.withdrawMarketing': {
    doc: 'Takes back all consent to marketing.',
    examples: [{ request: {}, answer: state }],
  },
  'consent.setPush': {
    doc: 'Tells where to push to, or has it forgotten.',
    examples: [{ request: { identity: 'push-identity-of-this-browser' }, answer: { ...state, push: true } }],
  },
}
