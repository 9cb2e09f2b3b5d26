import type { GroupReference } from '../../contract/examples.ts'

const contact = {
  name: 'Ana',
  email: 'ana@mail.example',
  state: 'agreed' as const,
  tells: ['break' as const],
  askedAt: 1764374400000,
  answeredAt: 1764378000000,
}
const invitation = { by: 'mar***a', name: 'Ana', tells: ['break' as const], state: 'asked' as const }

/** Trusted contact. */
export const examples: GroupReference<'trusted'> = {
  'trusted.read': {
    doc: 'The member’s trusted contact, and the notices sent to that person.',
    examples: [
      { request: {}, answer: { contact, told: [{ topic: 'break', at: 1764460800000 }] } },
      { request: {}, answer: { contact: null, told: [] } },
    ],
  },
  'trusted.name': {
    doc: 'Names a trusted contact, who is asked for consent by e-mail.',
    examples: [
      {
        request: { name: 'Ana', email: 'ana@mail.example', tells: ['break'] },
        answer: { contact: { ...contact, state: 'asked', answeredAt: null }, told: [] },
      },
    ],
  },
  'trusted.withdraw': {
    doc: 'Withdraws the contact, who gets no further notices.',
    examples: [{ request: {}, answer: { contact: null, told: [] } }],
  },
  'trusted.invitation': {
    doc: 'The question to a person who was named as a trusted contact.',
    examples: [{ request: { code: '4fGq8TzWm2Yc7LpRd9XkVb3N' }, answer: invitation }],
  },
  'trusted.answer': {
    doc: 'The answer of a person who was named; it can be changed later.',
    examples: [
      { request: { code: '4fGq8TzWm2Yc7LpRd9XkVb3N', agrees: true }, answer: { ...invitation, state: 'agreed' } },
    ],
  },
}
