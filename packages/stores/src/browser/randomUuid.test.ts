import { afterEach, expect, it, vi } from 'vitest'
import { randomUuid } from './randomUuid.ts'

afterEach(() => vi.unstubAllGlobals())

it('makes UUIDs over plain http too, where the browser makes none', () => {
  const shape = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(randomUuid()).toMatch(shape)
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  expect(randomUuid()).toMatch(shape)
  expect(randomUuid()).not.toBe(randomUuid())
})
