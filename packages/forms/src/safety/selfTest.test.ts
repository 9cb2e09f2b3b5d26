import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { selfTestAnswers, selfTestQuestions, selfTestSchema } from './selfTest.ts'

describe('the self-test', () => {
  const answers = selfTestQuestions.map((_, index) => selfTestAnswers[index % selfTestAnswers.length])

  it('takes one of four answers to each of nine questions [G-43]', () => {
    expect(selfTestQuestions).toHaveLength(9)
    expect(verdictOf(selfTestSchema, { answers })).toEqual({ answers })
  })

  it('names every question without an answer, and knows no others', () => {
    expect(
      verdictOf(selfTestSchema, {
        answers: [...answers.slice(0, 2), null, ...answers.slice(3, 7), 'rarely', answers[8]],
      }),
    ).toEqual(['answers.2: form.choose', 'answers.7: form.choose'])
  })
})
