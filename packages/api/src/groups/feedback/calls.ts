import * as z from 'zod/mini'
import { linesWithin, textUpTo, textWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { count, instant, maybeInstant, text } from '../../contract/scalars.ts'

/** Topics of a feedback. */
const feedbackKinds = ['deposit', 'withdrawal', 'game', 'service', 'application', 'other'] as const

const submit = endpoint({
  id: 'feedback.submit',
  method: 'PUT',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  // No token, also for a logged-in person.
  effect: 'write',
  gate: 'open',
  // Reading: plain words. The schema's limit of code units is generous; the platform counts characters.
  input: () =>
    z.object({
      questionType: z.enum(feedbackKinds),
      content: linesWithin(2_000),
      contact: z._default(textUpTo(100), ''),
    }),
  // Reading: the wire facts know only success. The reference leads to the answer.
  value: () => z.object({ reference: text, createdAt: instant }),
  errors: { 'feedback.length': { field: 'content' }, TOO_MANY_REQUESTS: {} },
})

const status = endpoint({
  id: 'feedback.status',
  method: 'GET',
  // Extension: a complaint can be followed up by its reference, without an account.
  path: '/wps/ext/feedback/status',
  module: 'FEEDBACK3',
  effect: 'read',
  extension: true,
  input: () => z.object({ reference: textWithin(40) }),
  value: () =>
    z.object({
      reference: text,
      questionType: z.enum(feedbackKinds),
      content: z.string(),
      createdAt: instant,
      status: z.enum(['open', 'answered']),
      answer: z.nullish(z.string()),
      answeredAt: maybeInstant,
    }),
  errors: { 'feedback.unknown': {} },
})

const bounds = endpoint({
  id: 'feedback.settings',
  method: 'GET',
  // Extension: the bounds come from the platform.
  path: '/wps/ext/feedback/settings',
  module: 'FEEDBACK3',
  effect: 'read',
  extension: true,
  input: () => z.object({}),
  value: () => z.object({ minimum: count, maximum: count }),
})

/** Feedback and complaints. */
export const feedback = {
  'feedback.submit': submit,
  'feedback.status': status,
  'feedback.settings': bounds,
}
