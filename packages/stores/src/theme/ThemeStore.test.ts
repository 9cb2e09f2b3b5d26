import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { ThemeStore } from './ThemeStore.ts'

it('is light by default [S-253]', () => {
  expect(new ThemeStore(memoryStorage()).theme).toBe('light')
})

it('keeps the choice over a reload [S-253]', () => {
  const storage = memoryStorage()
  new ThemeStore(storage).choose('dark')
  expect(storage.entries.get('theme')).toBe('dark')
  expect(new ThemeStore(storage).theme).toBe('dark')
})

it('ignores any other stored value [S-253]', () => {
  expect(new ThemeStore(memoryStorage({ theme: 'blue' })).theme).toBe('light')
})
