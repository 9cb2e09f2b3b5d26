import { describe, expect, it } from 'vitest'
import { registerByName } from '../../access/security/register.ts'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { typedNickname, typedText } from './typedText.ts'

const { context: demo } = createTestPlatform().sandbox
const nicknameOf = (typed: string) => typedNickname(demo, typed)

describe('what people type about themselves [G-69]', () => {
  it('has one spelling, in any script', () => {
    expect(typedText('  José Peña '.normalize('NFD'), 'payeeName', 50)).toBe('José Peña')
    expect(typedText('রানা ক্‍ষ', 'payeeName', 50)).toBe('রানা ক্‍ষ')
    expect(nicknameOf('Bé  Lim')).toBe('Bé Lim')
    // A Burmese word with five marks after its first letter, and Khmer with its invisible word break.
    expect(typedText('လျှော့', 'payeeName', 50)).toBe('လျှော့')
    expect(typedText('សុខ\u200Bដារា', 'payeeName', 50)).toBe('សុខ\u200Bដារា')
  })

  it.each([
    ['turns the direction', 'abc\u202Edef'],
    ['holds a control', 'abc\u0000def'],
    ['hides a blank', 'abc\u2060def'],
    ['ends in half a character', 'abc\ud800'],
    ['piles up marks', `Z${'\u0335'.repeat(12)}o`],
    ['circles a letter again and again', `A${'\u20DD'.repeat(12)}`],
    ['is too long', 'x'.repeat(51)],
  ])('is refused when it %s', (_what, typed) => {
    expect(() => typedText(typed, 'payeeName', 50)).toThrow('field.invalid')
  })

  it.each([
    'admin',
    'Admin1',
    'CROUPIER',
    'Crôupier',
    'support',
    'x',
    'admin_',
    'a.d.m.i.n',
    'Croupier Support',
    'CroupierSupport',
    'Customer Service 24',
    'Ana from Support',
    'ad\u200Bmin',
    'ad\u00ADmin',
    'ad\u200Cmin',
    'Ma\u200Bria',
    '\u0430dmin',
    'supp\u03BFrt',
    'ａｄｍｉｎ',
    'Shapla',
    'Team Meridian',
  ])('%s is nobody’s nickname', (nickname) => {
    expect(() => nicknameOf(nickname)).toThrow('field.invalid')
  })

  it.each(['Supportive', 'Adminda', 'Иван', 'Иван Petrov', 'Νίκος', 'রানা ক্‍ষ', 'Maria Santos', 'jun_01', '777'])(
    '%s is anybody’s nickname',
    (nickname) => expect(nicknameOf(nickname)).toBe(nickname),
  )

  it('is not kept where the field is switched off, and the oldest birthday is that of a person', () => {
    const { state, context } = createTestPlatform().sandbox
    const merchant = context.merchants.get('crph')
    if (!merchant) throw new Error('no merchant')
    const form = { username: 'nora01', password: 'Lagoon27x', confirmPassword: 'Lagoon27x' }
    const register = (more: object) =>
      state.transact(() =>
        registerByName(context, merchant, { ...form, ...more }, { captchaId: '', visitor: 'crph/203.0.113.9' }),
      )
    expect(() => register({ birthday: '0001-01-01' })).toThrow('field.invalid')
    // Without a nickname, others see the user name.
    expect(() => register({ birthday: '1990-04-12', username: 'support1' })).toThrow('field.invalid')
    const made = register({ birthday: '1990-04-12', nickname: `a\u202E${'x'.repeat(40_000)}`, payeeName: 'Nora Lim' })
    expect(made).toMatchObject({ nickname: 'nora01', profile: {}, payeeName: '' })
  })
})
