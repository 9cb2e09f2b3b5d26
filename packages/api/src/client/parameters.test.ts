import { describe, expect, it } from 'vitest'
import { parameterText, withQuery } from './parameters.ts'

describe('parameterText', () => {
  it('skips what is empty, and only that', () => {
    expect(parameterText({ a: undefined, b: null, c: '', d: 0, e: false, f: 'x' })).toBe('d=0&e=false&f=x')
  })

  it('repeats the name for a list and keeps commas inside one text', () => {
    expect(parameterText({ id: [1, '', 2], types: 'B,PL' })).toBe('id=1&id=2&types=B%2CPL')
  })

  it('escapes names and values', () => {
    expect(parameterText({ 'a&b': 'c=d é' })).toBe('a%26b=c%3Dd+%C3%A9')
  })
})

describe('withQuery', () => {
  it('leaves an address without fields alone', () => {
    expect(withQuery('/wps/captcha', {})).toBe('/wps/captcha')
    expect(withQuery('/wps/captcha', { t: 1 })).toBe('/wps/captcha?t=1')
  })
})
