/** Counts passed and failed tests in the runners' JSON reports. */

/** Counts of one run. Skipped tests count as neither. */
export interface Tally {
  passed: number
  failed: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const number = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Vitest's report carries `numPassedTests`, Playwright's `stats.expected`. Throws on anything else. */
export function tally(report: unknown): Tally {
  if (isRecord(report) && 'numPassedTests' in report)
    return {
      passed: number(report['numPassedTests']),
      // A file that could not be loaded has no tests, but is a failure.
      failed: Math.max(number(report['numFailedTests']), number(report['numFailedTestSuites']) > 0 ? 1 : 0),
    }
  if (isRecord(report) && isRecord(report['stats'])) {
    const { stats } = report
    return { passed: number(stats['expected']) + number(stats['flaky']), failed: number(stats['unexpected']) }
  }
  throw new Error('This is no report of a known test runner.')
}
