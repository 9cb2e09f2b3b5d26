/** How often something happened in the last twelve months. */
export type TestAnswer = 'never' | 'sometimes' | 'often' | 'always'

const POINTS: Readonly<Record<TestAnswer, number>> = { never: 0, sometimes: 1, often: 2, always: 3 }

/** Result of nine answers about play, and what may help next, the strongest first. */
export interface TestResult {
  readonly score: number
  readonly band: 'none' | 'low' | 'moderate' | 'high'
  readonly next: ('limits' | 'timeOut' | 'exclusion' | 'help' | 'blockers')[]
}

/**
 * Scores nine answers with the usual thresholds of such indexes: 0, 1 to 2, 3 to 7, 8 and above. It takes no world, so
 * it cannot save anything.
 */
export function weighAnswers(answers: readonly TestAnswer[]): TestResult {
  const score = answers.reduce((sum, answer) => sum + POINTS[answer], 0)
  if (score === 0) return { score, band: 'none', next: ['limits'] }
  if (score < 3) return { score, band: 'low', next: ['limits', 'timeOut'] }
  if (score < 8) return { score, band: 'moderate', next: ['limits', 'timeOut', 'help'] }
  return { score, band: 'high', next: ['help', 'exclusion', 'blockers', 'limits'] }
}
