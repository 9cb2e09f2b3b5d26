import type { GroupReference } from '../../contract/examples.ts'

/** Affiliates: the check of a code, and applying. */
export const examples: GroupReference<'agent'> = {
  'agent.affiliate': {
    doc: 'Whether an affiliate code is good; only success or refusal counts.',
    examples: [{ request: { code: 'AFF1', domain: 'site.example' }, answer: null }],
  },
  'agent.apply': {
    doc: 'An application to become an affiliate; the reference leads to the answer, see feedback.status.',
    examples: [
      {
        request: {
          name: 'Ana Cruz',
          mobile: '639171234567',
          email: 'ana@mail.example',
          plan: 'A channel about football with weekly previews.',
        },
        answer: { reference: 'F-7KQ2M9XWABCD', createdAt: 1735689600000 },
      },
    ],
  },
}
