/**
 * Tests that passed only at the second try: each has one failure, and four repetitions show whether there is a second.
 */

/** A unit test or a story, as Vitest identifies it. */
export interface SuspectTest {
  readonly runner: 'vitest'
  readonly project: string
  readonly file: string
  readonly title: string
}

/** A test as its runner identifies it. */
export type Suspect =
  | SuspectTest
  | { readonly runner: 'playwright'; readonly file: string; readonly line: number; readonly title: string }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const list = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The flaky journeys of Playwright's JSON report. */
export const flakyJourneys = (report: unknown): readonly Suspect[] =>
  isRecord(report)
    ? list(report['suites']).flatMap((suite) => [
        ...flakyJourneys(suite),
        ...list(suite['specs'])
          .filter((spec) => list(spec['tests']).some(({ status }) => status === 'flaky'))
          .map((spec) => ({
            runner: 'playwright' as const,
            file: String(spec['file']),
            line: Number(spec['line']),
            title: String(spec['title']),
          })),
      ])
    : []

const escaped = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Command line that runs a suspect once, without a second try. */
export const repetition = (suspect: Suspect): { readonly command: string; readonly args: readonly string[] } =>
  suspect.runner === 'vitest'
    ? {
        command: 'vitest',
        args: [
          'run',
          '--project',
          suspect.project,
          suspect.file,
          '-t',
          `^${escaped(suspect.title)}$`,
          '--reporter=dot',
        ],
      }
    : {
        command: 'playwright',
        args: ['test', '--config', 'e2e/playwright.config.ts', `${suspect.file}:${suspect.line}`, '--reporter=dot'],
      }
