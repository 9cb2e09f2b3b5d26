import * as z from 'zod/mini'
import type { ValuesOf } from '../form/useKitForm.ts'
import { oneOf } from '../schema/oneOf.ts'

/** What the self-test asks about, in order; each is one message `self_test.<name>` [G-43]. */
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

/** How often something happened in the last twelve months, in the words of the wire. */
export const selfTestAnswers = ['never', 'sometimes', 'often', 'always'] as const

/** One of the answers. */
export type SelfTestAnswer = (typeof selfTestAnswers)[number]

/** What may help next. */
export type SelfTestWay = 'limits' | 'timeOut' | 'exclusion' | 'help' | 'blockers'

/** What the platform makes of nine answers. */
export interface SelfTestResult {
  readonly band: 'none' | 'low' | 'moderate' | 'high'
  /** What may help next, the strongest first. */
  readonly next: readonly SelfTestWay[]
}

/** Every question has an answer; none is given beforehand. */
export const selfTestSchema = z.object({ answers: z.array(oneOf(selfTestAnswers)) })

/** Values of the form: one answer per question, empty until answered. */
export type SelfTestValues = ValuesOf<typeof selfTestSchema>
