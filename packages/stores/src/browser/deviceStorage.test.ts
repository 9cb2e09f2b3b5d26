import { expect, it } from 'vitest'
import { deviceStorage } from './deviceStorage.ts'

const denied = {
  get localStorage(): Storage {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  },
  get sessionStorage(): Storage {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  },
}

it('keeps things for the page where the browser denies its storage', () => {
  const storage = deviceStorage('localStorage', denied)
  expect(storage.getItem('lang')).toBeNull()
  storage.setItem('lang', 'EN')
  expect(storage.getItem('lang')).toBe('EN')
  storage.removeItem('lang')
  expect(storage.getItem('lang')).toBeNull()
})
