import { expect, it } from 'vitest'
import { tally } from './tally.ts'

it('reads both runners', () => {
  expect(tally({ numPassedTests: 3, numFailedTests: 1, numFailedTestSuites: 1 })).toEqual({ passed: 3, failed: 1 })
  expect(tally({ stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 5 } })).toEqual({ passed: 5, failed: 2 })
})

it('counts a file that could not be loaded as a failure', () => {
  expect(tally({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({ passed: 3, failed: 1 })
})

it('refuses what it does not know', () => {
  expect(() => tally({ hello: 1 })).toThrow('no report')
})
