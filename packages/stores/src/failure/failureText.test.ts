import {
  Aborted,
  ContractMismatch,
  HttpStatus,
  Network,
  Offline,
  SealFailed,
  Timeout,
  TokenMissing,
} from '@croupier/api'
import { describe, expect, it, vi } from 'vitest'
import { expiry, refusal } from '../testing/testPorts.ts'
import { failureText, isSessionFailure } from './failureText.ts'

const facts = { endpoint: 'games.list', reference: 'REF-7' }

describe('failureText', () => {
  it.each([
    [new Offline('x', facts), 'errors.offline', true],
    [new Network('x', facts), 'in_network_again', true],
    [new Timeout('x', facts), 'timeout_retry_please', true],
    [new Aborted('x', facts), 'errors.stopped', true],
    [new HttpStatus(502, facts), 'in_network_again', true],
    [new HttpStatus(504, facts), 'timeout_retry_please', true],
    [new ContractMismatch('answer', ['games.0'], facts), 'errors.unexpected_answer', true],
    [new ContractMismatch('request', ['pageNo'], facts), 'errors.unexpected_answer', false],
    [new SealFailed('x', facts), 'errors.not_protected', true],
    [new TokenMissing('x', facts), 'in_logged_login', false],
    [expiry(), 'session.expired', false],
  ])('has a text and a next step for %s [S-408]', (failure, key, retryable) => {
    expect(failureText(failure)).toMatchObject({ key, retryable })
    expect(failureText(failure).reference).toMatch(/^REF-/)
  })

  it('names https where a page over plain http cannot protect what is sent, and asks for no second try [S-408]', () => {
    vi.stubGlobal('isSecureContext', false)
    expect(failureText(new SealFailed('x', facts))).toMatchObject({ key: 'errors.needs_https', retryable: false })
    vi.unstubAllGlobals()
  })

  it("shows the platform's message for an unknown code, with a reference to copy [S-410]", () => {
    expect(failureText(refusal('never.seen', 'Ask tomorrow'))).toEqual({
      key: 'unknown_error',
      retryable: false,
      serverMessage: 'Ask tomorrow',
      reference: 'REF-1',
    })
  })

  it('falls back on the general text when the platform says nothing [S-410]', () => {
    expect(failureText(refusal(null, ' '))).toEqual({ key: 'unknown_error', retryable: false, reference: 'REF-1' })
  })

  it('has its own text where a state is meant: maintenance, restriction, a game closed [S-409]', () => {
    expect(failureText(refusal('site.maintenance', 'x')).key).toBe('info_maintenance')
    expect(failureText(refusal('region.restricted', 'x')).key).toBe('info_ip_block')
    expect(failureText(refusal('game.maintenance', 'x')).key).toBe('game.recommend_others')
  })

  it.each(['TOO_MANY_REQUEST', 'TOO_MANY_REQUESTS'])('says to come back in five minutes for %s', (code) => {
    expect(failureText(refusal(code))).toMatchObject({ key: 'auth/too-many-requests', values: { minutes: 5 } })
  })

  it.each([
    'invalid-phone-number',
    'missing-phone-number',
    'too-many-requests',
    'invalid-verification-code',
    'missing-verification-code',
    'captcha-check-failed',
    'quota-exceeded',
    'operation-not-allowed',
    'code-expired',
    'popup-closed-by-user',
  ])('has the text of the phone-authentication error %s', (code) => {
    expect(failureText(refusal(`auth/${code}`, 'x')).key).toBe(`auth/${code}`)
  })

  it('shows the unknown text for an unmapped phone-authentication error [S-127]', () => {
    expect(failureText(refusal('auth/never-seen'))).toMatchObject({ key: 'unknown_error' })
  })

  it('offers another try where a code expired or a window was closed, and none where service has to help [S-128]', () => {
    expect(failureText(refusal('auth/code-expired'))).toMatchObject({ key: 'auth/code-expired', retryable: true })
    expect(failureText(refusal('auth/popup-closed-by-user'))).toMatchObject({
      key: 'auth/popup-closed-by-user',
      retryable: true,
    })
    expect(failureText(refusal('auth/quota-exceeded')).retryable).toBe(false)
  })

  it('never shows the text of a thrown bug', () => {
    expect(failureText(new TypeError('x is not a function'))).toEqual({ key: 'unknown_error', retryable: true })
  })

  it('distinguishes session failures, which the session explains itself', () => {
    expect(isSessionFailure(expiry())).toBe(true)
    expect(isSessionFailure(refusal('x'))).toBe(false)
  })
})
