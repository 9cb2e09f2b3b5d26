import { expect, it } from 'vitest'
import { hasPage, placeAt } from './address.ts'
import { decoded } from '../base/decoded.ts'

const everything = { isModuleOn: () => true, hasModules: () => true }

it('has one spelling for every address of a page [S-019] [S-039]', () => {
  for (const [asked, path] of [
    ['/', '/'],
    ['', '/'],
    ['/index.html', '/'],
    ['/sports/', '/sports'],
    ['//live//', '/live'],
    ['/PROMODETAIL', '/promoDetail'],
    ['/%72ng', '/rng'],
    ['/games/rng', '/rng'],
    ['/games/LOTT', '/elott'],
    ['/Games/ELOTT/', '/elott'],
  ] as const) {
    const place = placeAt(asked)
    expect([asked, place.path, place.page?.path]).toEqual([asked, path, path])
  }
})

it('finds no page behind an encoded slash or backslash, a broken escape, or a property of Object.prototype', () => {
  for (const [asked, path] of [
    ['/games/%2Fevil', '/games/%2Fevil'],
    ['/games/%5Cevil', '/games/%5Cevil'],
    ['/%2Frng', '/%2Frng'],
    ['/100%', '/100%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/games/toString', '/games/toString'],
    ['/constructor', '/constructor'],
  ] as const)
    expect([asked, placeAt(asked)]).toEqual([asked, { path, page: undefined }])
  // A normalized address stays unchanged.
  expect(placeAt(placeAt('/100%').path).path).toBe('/100%25')
})

it('takes a target with query or hash for its page', () => {
  expect(hasPage('/help#rules', everything)).toBe(true)
  expect(hasPage('/rng?page=x', everything)).toBe(true)
  expect(hasPage('/helper', everything)).toBe(false)
})

it('leaves a broken code as it is', () => {
  expect(decoded('rules%20of%20play')).toBe('rules of play')
  expect(decoded('100%')).toBe('100%')
})

it('offers no page of a module that the merchant does not have', () => {
  const withoutPoints = { isModuleOn: () => true, hasModules: (ids?: readonly string[]) => !ids?.includes('PTSYS3') }
  expect(hasPage('/pointMall', everything)).toBe(true)
  expect(hasPage('/pointMall', withoutPoints)).toBe(false)
  expect(hasPage('/help', withoutPoints)).toBe(true)
})
