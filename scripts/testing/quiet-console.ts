// Any console error or warning fails the test that caused it: a person would meet it in the browser's console.
import { afterEach, beforeEach, expect } from 'vitest'

const spoken: string[] = []
/**
 * Caused by Storybook, not the product: when it unmounts a story, Storybook unsets the flag of a test environment
 * before React has flushed its queue. It happens only in tests of stories.
 */
const ofTheTool = /^The current testing environment is not configured to support act/
const real = { error: console.error, warn: console.warn }

beforeEach(() => {
  spoken.length = 0
  console.error = (...parts: unknown[]) => {
    const line = parts.map(String).join(' ')
    if (!ofTheTool.test(line)) spoken.push(line)
    real.error(...parts)
  }
  console.warn = console.error
})

afterEach(() => {
  Object.assign(console, real)
  expect(spoken, 'nothing may be written to the console').toEqual([])
})
