import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Feedback, FeedbackKind } from './rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { randomText } from '../../../core/random/random.ts'
import type { World } from '../../../World.ts'

/** Bounds in characters as a person counts them. */
export const FEEDBACK_LENGTH = { minimum: 10, maximum: 200 } as const
/** Feedbacks a merchant takes in a minute: it is open to everybody, so it is kept from being flooded. */
const MOST_PER_MINUTE = 30
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Takes a feedback. The text is kept as text, whatever is in it. */
export function takeFeedback(
  world: World,
  merchant: Merchant,
  given: { readonly kind: FeedbackKind; readonly content: string; readonly contact: string },
): Feedback {
  const content = given.content.trim()
  const characters = [...new Intl.Segmenter().segment(content)].length
  if (characters < FEEDBACK_LENGTH.minimum || characters > FEEDBACK_LENGTH.maximum) {
    throw new Refusal('feedback.length', { values: [String(FEEDBACK_LENGTH.minimum), String(FEEDBACK_LENGTH.maximum)] })
  }
  const now = world.clock.now()
  const counter = `feedback/${merchant.code}/${Math.floor(now / MINUTE)}`
  const taken = world.tables.counters.get(counter) ?? 0
  if (taken >= MOST_PER_MINUTE) throw new Refusal('TOO_MANY_REQUESTS')
  world.tables.counters.delete(`feedback/${merchant.code}/${Math.floor(now / MINUTE) - 1}`)
  world.tables.counters.put(counter, taken + 1)
  const feedback: Feedback = {
    reference: `F-${randomText(world.random, ALPHABET, 12)}`,
    merchant: merchant.code,
    kind: given.kind,
    content,
    contact: given.contact.trim(),
    at: now,
    status: 'open',
    answer: '',
    answeredAt: null,
  }
  world.tables.feedbacks.put(feedback.reference, feedback)
  return feedback
}

/** The feedback of a reference at a merchant. */
export function feedbackOf(world: Pick<World, 'tables'>, merchant: Merchant, reference: string): Feedback {
  const feedback = world.tables.feedbacks.get(reference.trim().toUpperCase())
  if (feedback?.merchant !== merchant.code) throw new Refusal('feedback.unknown')
  return feedback
}

/** Answers a feedback; a later answer replaces the earlier one. */
export function answerFeedback(world: World, reference: string, answer: string): Feedback {
  const feedback = world.tables.feedbacks.get(reference)
  if (!feedback) throw new Refusal('feedback.unknown')
  const answered: Feedback = { ...feedback, status: 'answered', answer, answeredAt: world.clock.now() }
  world.tables.feedbacks.put(reference, answered)
  return answered
}
