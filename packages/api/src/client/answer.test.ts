import { describe, expect, it } from 'vitest'
import { readAnswer } from './answer.ts'
import { parseExactJson } from './exact-json.ts'

const platform = (body: unknown, status = 200) =>
  readAnswer('platform', { status, text: typeof body === 'string' ? body : JSON.stringify(body) })

describe('readAnswer', () => {
  it('takes the value out of the platform’s envelope', () => {
    expect(platform({ success: true, value: { a: 1 } })).toEqual({ kind: 'value', value: { a: 1 } })
    expect(platform({ status: true, value: 5 })).toEqual({ kind: 'value', value: 5 })
    expect(platform({ success: true })).toEqual({ kind: 'value', value: undefined })
  })

  it('reads a refusal at any status and in every spelling', () => {
    expect(platform({ success: false, errorCode: 'a.b', message: 'no', value: { captcha: true } }, 200)).toEqual({
      kind: 'refused',
      refusal: { code: 'a.b', message: 'no', value: { captcha: true }, status: 200 },
    })
    expect(platform({ success: false, msg: 'no' }, 500)).toMatchObject({
      refusal: { code: null, message: 'no', status: 500 },
    })
    expect(platform({ status: 'failed', description: 'old' })).toMatchObject({ refusal: { message: 'old' } })
    expect(platform({ status: false })).toMatchObject({ kind: 'refused', refusal: { message: '' } })
  })

  it('reads only the status from a proxy’s error page', () => {
    expect(platform('<html>Bad gateway</html>', 502)).toEqual({ kind: 'status', status: 502 })
    expect(platform({ error: 'x' }, 404)).toEqual({ kind: 'status', status: 404 })
    expect(platform({ success: true, value: 1 }, 503)).toEqual({ kind: 'status', status: 503 })
  })

  it('calls a good status with an unknown body unreadable', () => {
    expect(platform('<html></html>')).toEqual({ kind: 'unreadable', field: '', isPage: true })
    expect(platform({ value: 1 })).toEqual({ kind: 'unreadable', field: 'success', isPage: false })
    expect(platform([1])).toEqual({ kind: 'unreadable', field: 'success', isPage: false })
    expect(platform('null')).toEqual({ kind: 'unreadable', field: 'success', isPage: false })
  })

  it('reads an empty answer with a good status as a success without a value', () => {
    expect(platform('', 204)).toEqual({ kind: 'value', value: undefined })
  })

  it('reads bare JSON and text where the contract says so', () => {
    expect(readAnswer('raw', { status: 200, text: '[1]' })).toEqual({ kind: 'value', value: [1] })
    expect(readAnswer('raw', { status: 200, text: 'x' })).toEqual({ kind: 'unreadable', field: '', isPage: false })
    expect(readAnswer('text', { status: 200, text: ' ab12\n' })).toEqual({ kind: 'value', value: 'ab12' })
    expect(readAnswer('text', { status: 500, text: 'down' })).toEqual({ kind: 'status', status: 500 })
  })
})

describe('parseExactJson', () => {
  it('keeps numbers too long for a double as text, and no others [Q-09]', () => {
    expect(parseExactJson('{"a":9007199254740993.10,"b":1234.50,"c":"12345678901234567890"}')).toEqual({
      a: '9007199254740993.10',
      b: 1234.5,
      c: '12345678901234567890',
    })
  })
})
