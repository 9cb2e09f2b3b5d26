import { describe, expect, it, vi } from 'vitest'
import { cookieJar, hearCookies, withCookies } from './cookies.ts'
import { rowsOf } from './logStore.ts'

describe('cookies', () => {
  it('are read when a response sets them, sent again, stored, and removed when they expire', () => {
    // A browser's response headers drop these.
    const write = vi.fn()
    const dropping = { prototype: { append: write, set: write } } as unknown as typeof Headers
    const keep = vi.fn()
    const jar = cookieJar({ known: '1' }, keep)
    hearCookies(jar, dropping)
    dropping.prototype.append('Set-Cookie', 'captcha=a%3Db; Path=/; HttpOnly')
    dropping.prototype.set('Content-Type', 'text/plain')
    expect(write).toHaveBeenCalledTimes(2)
    const request = withCookies(new Request('http://demo.test/'), jar.header())
    expect(request.headers.get('cookie')).toBe('known=1; captcha=a%3Db')
    expect(keep).toHaveBeenLastCalledWith({ known: '1', captcha: 'a%3Db' })
    dropping.prototype.append('Set-Cookie', 'known=; Max-Age=0; Path=/')
    expect(jar.header()).toBe('captcha=a%3Db')
  })
})

it('the rows of a log are the last ones of each key, in the order they were first written, without deleted ones', () => {
  const rows = rowsOf([
    [
      ['members', '1', 'a'],
      ['bets', '1', 'x'],
    ],
    [
      ['members', '2', 'b'],
      ['members', '1', 'c'],
      ['bets', '1', null],
    ],
  ])
  expect(rows.map(({ collection, key, body }) => [collection, key, body])).toEqual([
    ['members', '1', 'c'],
    ['members', '2', 'b'],
  ])
})
