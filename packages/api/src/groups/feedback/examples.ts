import type { GroupReference } from '../../contract/examples.ts'

/** Feedback and complaints. */
export const examples: GroupReference<'feedback'> = {
  'feedback.submit': {
    doc: 'Sends a feedback or complaint; the reference leads to the answer.',
    examples: [
      {
        request: { questionType: 'deposit', content: 'My deposit D1 is late.', contact: 'ana@mail.example' },
        answer: { reference: 'F-7KQ2M9XWABCD', createdAt: 1735689600000 },
      },
    ],
  },
  'feedback.status': {
    doc: 'A feedback and its answer.',
    examples: [
      {
        request: { reference: 'F-7KQ2M9XWABCD' },
        answer: {
          reference: 'F-7KQ2M9XWABCD',
          questionType: 'deposit',
          content: 'My deposit D1 is late.',
          createdAt: 1735689600000,
          status: 'answered',
          answer: 'It was credited just now.',
          answeredAt: 1735693200000,
        },
      },
    ],
  },
  'feedback.settings': {
    doc: 'How long a feedback may be, in characters.',
    examples: [{ request: {}, answer: { minimum: 10, maximum: 200 } }],
  },
}
