import { expect, it } from 'vitest'
import { memoryCookies } from '../testing/memoryStorage.ts'
import { DataSaverStore } from './DataSaverStore.ts'

it('follows the browser until a choice is made, and holds pictures back only while it is on [G-93]', () => {
  const cookies = memoryCookies()
  expect(new DataSaverStore(cookies).picture('a.png')).toBe('a.png')
  const saver = new DataSaverStore(cookies, true)
  expect(saver.picture('a.png')).toBeUndefined()
  saver.showPictures()
  expect(saver.isOn).toBe(true)
  expect(saver.picture('a.png')).toBe('a.png')
  saver.choose('off')
  expect(saver.isOn).toBe(false)
  expect(new DataSaverStore(cookies, true).isOn).toBe(false)
  saver.choose('on')
  expect(new DataSaverStore(cookies).holdsPictures).toBe(true)
})
