// Any console error or warning fails the test that caused it: a person would meet it in the browser's console.
import { afterEach, beforeEach, expect } from 'vitest'

const spoken: string[] = []
const real = { error: console.error, warn: console.warn }

beforeEach(() => {
  spoken.length = 0
  console.error = (...parts: unknown[]) => {
    spoken.push(parts.map(String).join(' '))
    real.error(...parts)
  }
  console.warn = console.error
})

afterEach(() => {
  Object.assign(console, real)
  expect(spoken, 'nothing may be written to the console').toEqual([])
})
