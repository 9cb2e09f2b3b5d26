import { expect, it } from 'vitest'
import { joinedHint } from './joinedHint.ts'

it('joins hints without the full stop of one language, and keeps the last one’s own', () => {
  expect(joinedHint('৬ সংখ্যা', 'উত্তোলনের জন্য। আলাদা একটি দিন।')).toBe('৬ সংখ্যা · উত্তোলনের জন্য। আলাদা একটি দিন।')
  expect(joinedHint('你必须年满 18 岁。', undefined, '')).toBe('你必须年满 18 岁。')
  expect(joinedHint('You must be 18.', 'We check it.')).toBe('You must be 18 · We check it.')
  expect(joinedHint('', undefined)).toBeUndefined()
})
