import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { feedbackSchema, feedbackTopics } from './FeedbackForm.tsx'

const entry = { questionType: 'game', content: 'x'.repeat(10), contact: '' }

describe('feedback', () => {
  it('is about one of six things [S-228]', () => {
    expect(feedbackTopics).toEqual(['deposit', 'withdrawal', 'game', 'service', 'application', 'other'])
    expect(verdictOf(feedbackSchema(), { ...entry, questionType: '' })).toEqual(['questionType: form.choose'])
  })

  it('keeps to the configured bounds, counted in characters [S-228]', () => {
    const length = (count: number) => verdictOf(feedbackSchema(), { ...entry, content: 'অ'.repeat(count) })
    expect([length(9), length(10), length(200), length(201)].map((verdict) => Array.isArray(verdict))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(verdictOf(feedbackSchema({ minimum: 1, maximum: 5 }), { ...entry, content: 'short!' })).toEqual([
      'content: field.length',
    ])
  })
})
