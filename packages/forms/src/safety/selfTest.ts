import * as z from 'zod/mini'
import type { ValuesOf } from '../form/useKitForm.ts'
import { oneOf } from '../schema/oneOf.ts'

/** Questions of the self-test, in order; each is one message `self_test.<name>`. */
export const selfTestQuestions = [
  'beyond_means',
  'higher_stakes',
  'chasing',
  'borrowing',
  'own_doubt',
  'told_by_others',
  'guilt',
  'health',
  'household',
] as const

/** Answers, as on the wire: how often something happened in the last twelve months. */
export const selfTestAnswers = ['never', 'sometimes', 'often', 'always'] as const

/** One of the answers. */
export type SelfTestAnswer = (typeof selfTestAnswers)[number]

/** Kinds of help. */
export type SelfTestWay = 'limits' | 'timeOut' | 'exclusion' | 'help' | 'blockers'

/** The platform's assessment of the answers. */
export interface SelfTestResult {
  /** Risk that the answers show; not a diagnosis. */
  readonly band: 'none' | 'low' | 'moderate' | 'high'
  /** Suggested help, the most effective first. */
  readonly next: readonly SelfTestWay[]
}

/** Every question needs an answer; none is preselected. */
export const selfTestSchema = z.object({ answers: z.array(oneOf(selfTestAnswers)) })

/** Values of the form: one answer per question, empty until answered. */
export type SelfTestValues = ValuesOf<typeof selfTestSchema>
