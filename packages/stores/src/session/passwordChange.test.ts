import { expect, it } from 'vitest'
import { dueChange, type PasswordFacts } from './passwordChange.ts'

const passwordChange = (of: PasswordFacts) => dueChange(of)?.change ?? 'none'

const facts = (change: Partial<PasswordFacts> = {}): PasswordFacts => ({
  mode: 'username',
  password: 'Croupier1',
  firstTimeLogin: false,
  passwordExpired: false,
  expiryEnabled: true,
  forceModule: false,
  ...change,
})

it('asks for nothing after an ordinary login', () => {
  expect(passwordChange(facts())).toBe('none')
})

it('asks to change the password 123456 [S-103] [S-434]', () => {
  expect(passwordChange(facts({ password: '123456' }))).toBe('ordinary')
})

it('asks to change an expired password where expiry is on [S-104]', () => {
  expect(passwordChange(facts({ passwordExpired: true }))).toBe('ordinary')
  expect(passwordChange(facts({ passwordExpired: true, expiryEnabled: false }))).toBe('none')
})

it('forces the change at a first login, and for an expired password with the force module on', () => {
  expect(passwordChange(facts({ firstTimeLogin: true }))).toBe('forced')
  expect(passwordChange(facts({ passwordExpired: true, forceModule: true }))).toBe('forced')
})

it.each(['sms', 'firebase'] as const)('checks neither weakness nor expiry in %s mode [S-105]', (mode) => {
  expect(passwordChange(facts({ mode, password: '123456', passwordExpired: true, forceModule: true }))).toBe('none')
})

it('says why, so that the form can', () => {
  expect(dueChange(facts({ firstTimeLogin: true, passwordExpired: true }))?.reason).toBe('first-login')
  expect(dueChange(facts({ passwordExpired: true, password: '123456' }))?.reason).toBe('expired')
  expect(dueChange(facts({ password: '123456' }))?.reason).toBe('weak')
  expect(dueChange(facts())).toBeUndefined()
})
