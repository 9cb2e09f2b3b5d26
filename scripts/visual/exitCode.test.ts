import { expect, it } from 'vitest'
import { exitCode } from './exitCode.ts'

const same = { changed: [], added: [], removed: [], compared: 4 }

it('fails on a picture that differs, and on one that came or went unasked', () => {
  expect(exitCode(same)).toBe(0)
  for (const kind of ['changed', 'added', 'removed'] as const)
    expect(exitCode({ ...same, [kind]: ['button--new.light'] }), kind).toBe(1)
})

it('says when there was nothing to compare', () => {
  expect(exitCode({ ...same, compared: 0 })).toBe(2)
})
