import { expect, it } from 'vitest'
import { flakyJourneys, repetition } from './suspects.ts'

it('finds the journeys that passed at the second try, however deep their suites are', () => {
  const spec = (title: string, status: string) => ({ title, file: 'market.spec.ts', line: 8, tests: [{ status }] })
  const report = { suites: [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }] }
  expect(flakyJourneys(report)).toEqual([{ runner: 'playwright', file: 'market.spec.ts', line: 8, title: 'b' }])
})

it('repeats exactly the test that is meant', () => {
  const { args } = repetition({ runner: 'vitest', project: 'stories', file: 'a.stories.tsx', title: 'Costs 1.5 (net)' })
  expect(args).toContain(String.raw`^Costs 1\.5 \(net\)$`)
})
