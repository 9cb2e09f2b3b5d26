import { expect, it } from 'vitest'
import { failures } from './failures.ts'

it('names a failed test by file, title and first line', () => {
  const report = {
    testResults: [
      {
        name: 'packages/ui/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds' },
          {
            status: 'failed',
            fullName: 'breaks',
            failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  at a.test.ts:3'],
          },
        ],
      },
      { name: 'packages/ui/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'packages/ui/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds' }] },
    ],
  }
  expect(failures(report)).toEqual([
    'packages/ui/a.test.ts › breaks\n    expected 1',
    'packages/ui/b.test.ts\n    Cannot find module',
  ])
})

it('names a journey that failed, and one that passed only at the second try', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'market.spec.ts',
    line: 8,
    tests: [{ status, results: [{ error: { message: 'Timeout' } }, {}] }],
  })
  const report = {
    suites: [{ specs: [spec('a', 'unexpected')], suites: [{ specs: [spec('b', 'flaky'), spec('c', 'expected')] }] }],
  }
  expect(failures(report)).toEqual(['market.spec.ts:8 › b (flaky)\n    Timeout', 'market.spec.ts:8 › a\n    Timeout'])
})

it('says nothing about what it does not know', () => {
  expect(failures(undefined)).toEqual([])
})
