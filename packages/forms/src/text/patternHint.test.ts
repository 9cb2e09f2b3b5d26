import { expect, it } from 'vitest'
import { patternHint, withBounds } from './patternHint.ts'

it('fills (min) and (max) wherever they appear [S-137]', () => {
  expect(patternHint('Letters, (min)-(max)', { min: 4, max: 12 })).toBe('Letters, 4-12')
  expect(patternHint('at most (max), at least (min)', { min: 4, max: 12 })).toBe('at most 12, at least 4')
})

it('shows one number when the bounds are equal, whatever is between the placeholders [S-137]', () => {
  for (const between of ['-', '–', ' to ', ' hanggang ', ' থেকে ']) {
    expect(patternHint(`Digits (min)${between}(max) long`, { min: 6, max: 6 })).toBe('Digits 6 long')
  }
  expect(patternHint('from (min) up', { min: 6, max: 6 })).toBe('from 6 up')
})

it('leaves a text alone that has no bounds to show [S-186]', () => {
  expect(withBounds('Enter the captcha', undefined)).toBe('Enter the captcha')
  expect(withBounds('From {min}', { min: '₱1.00', max: '₱2.00' })).toBe('From {min}')
})
