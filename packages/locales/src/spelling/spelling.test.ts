import { describe, expect, it } from 'vitest'
import { hasWords, plainSpelling } from './index.ts'

describe('plainSpelling', () => {
  it.each([
    ['Türkçe', 'turkce'],
    ['Türkçe', 'TÜRKÇE'],
    ['Tiếng Việt', 'tieng viet'],
    ['Đà Nẵng', 'da nang'],
    ['Łódź', 'lodz'],
    ['Straße', 'STRASSE'],
    ['Ёлка', 'елка'],
    ['Oʻzbekcha', "o'zbekcha"],
    ['İstanbul', 'istanbul'],
    ['DIŞ', 'dış'],
    ['فارسی', 'فارسي'],
    ['العربيّة', 'العربية'],
    ['हिन्दी ज़िला', 'हिन्दी जिला'],
    ['ＧＣａｓｈ', 'gcash'],
    ['ｱｲｳ', 'アイウ'],
    ['mayabank', 'maya\u00ADbank'],
    ['gcash', '\u202Agcash\u202C\u200E'],
  ])('makes %s and %s one', (one, other) => expect(plainSpelling(one)).toBe(plainSpelling(other)))

  it('keeps letters apart that differ by more than a mark', () => {
    expect(plainSpelling('が')).not.toBe(plainSpelling('か'))
    expect(plainSpelling('한국어')).toBe('한국어')
    expect(plainSpelling('কো')).toBe('কো')
  })
})

describe('hasWords', () => {
  it('finds every word, in any order, from anywhere in the text', () => {
    expect(hasWords('Português (Brasil)', 'brasil portugues')).toBe(true)
    expect(hasWords('Português', 'brasil portugues')).toBe(false)
    expect(hasWords('Português', '  ')).toBe(true)
  })
})
