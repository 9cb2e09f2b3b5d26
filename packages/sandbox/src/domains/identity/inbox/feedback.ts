import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Feedback, FeedbackKind } from './rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { randomText } from '../../../core/random/random.ts'
import type { Context } from '../../../Context.ts'

/** Length limits in characters as people count them. */
export const FEEDBACK_LENGTH = { minimum: 10, maximum: 200 } as const
/** Feedbacks accepted per merchant and minute: anyone can send them, so this prevents flooding. */
const MOST_PER_MINUTE = 30
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Saves a feedback. Stored as plain text, whatever it contains. */
export function takeFeedback(
  context: Context,
  merchant: Merchant,
  given: { readonly kind: FeedbackKind; readonly content: string; readonly contact: string },
): Feedback {
  const content = given.content.trim()
  const characters = [...new Intl.Segmenter().segment(content)].length
  if (characters < FEEDBACK_LENGTH.minimum || characters > FEEDBACK_LENGTH.maximum) {
    throw new Refusal('feedback.length', { values: [String(FEEDBACK_LENGTH.minimum), String(FEEDBACK_LENGTH.maximum)] })
  }
  const now = context.clock.now()
  const counter = `feedback/${merchant.code}/${Math.floor(now / MINUTE)}`
  const taken = context.tables.counters.get(counter) ?? 0
  if (taken >= MOST_PER_MINUTE) throw new Refusal('TOO_MANY_REQUESTS')
  context.tables.counters.delete(`feedback/${merchant.code}/${Math.floor(now / MINUTE) - 1}`)
  context.tables.counters.put(counter, taken + 1)
  const feedback: Feedback = {
    reference: `F-${randomText(context.random, ALPHABET, 12)}`,
    merchant: merchant.code,
    kind: given.kind,
    content,
    contact: given.contact.trim(),
    at: now,
    status: 'open',
    answer: '',
    answeredAt: null,
  }
  context.tables.feedbacks.put(feedback.reference, feedback)
  return feedback
}

/** The feedback with a reference at a merchant. */
export function feedbackOf(context: Pick<Context, 'tables'>, merchant: Merchant, reference: string): Feedback {
  const feedback = context.tables.feedbacks.get(reference.trim().toUpperCase())
  if (feedback?.merchant !== merchant.code) throw new Refusal('feedback.unknown')
  return feedback
}

/** Answers a feedback; a later answer replaces the earlier one. */
export function answerFeedback(context: Context, reference: string, answer: string): Feedback {
  const feedback = context.tables.feedbacks.get(reference)
  if (!feedback) throw new Refusal('feedback.unknown')
  const answered: Feedback = { ...feedback, status: 'answered', answer, answeredAt: context.clock.now() }
  context.tables.feedbacks.put(reference, answered)
  return answered
}
