import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { hasSyntax } from '../message.ts'
import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { bundles } from '../bundles.ts'
import { checkLanguage, sourceTexts, type LanguageSheet } from '../checking/index.ts'
import { languages } from '../languages.ts'
import english from './en/index.ts'
import firstView from './en/first-view.ts'

type Texts = Readonly<Record<string, string>>

const json = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))
const sheetOf = (code: string): LanguageSheet => {
  const file = new URL(`../../../../docs/languages/${code}.json`, import.meta.url)
  return existsSync(file) ? (json(file) as LanguageSheet) : {}
}
const files = Object.fromEntries(
  languages
    .filter(({ code }) => code !== 'EN')
    .map(({ code }) => [code, json(new URL(`../texts/${code}.json`, import.meta.url)) as Texts]),
)
const shipped: readonly (readonly [string, Texts])[] = [['EN', sourceTexts], ...Object.entries(files)]
const packed = (texts: Texts) =>
  gzipSync(JSON.stringify(Object.entries(texts).map(([key, text]) => [key, hasSyntax(text) ? parse(text) : text])))
    .length

it('have one file for each language of the table but English, and no others [S-248]', () => {
  const found = readdirSync(new URL('../texts/', import.meta.url)).filter((name) => name.endsWith('.json'))
  expect(found.toSorted()).toEqual(
    Object.keys(files)
      .map((code) => `${code}.json`)
      .toSorted(),
  )
  expect(Object.keys(bundles)).toEqual(languages.map(({ code }) => code))
})

// Every text that a language has must follow all rules; a missing text is shown in English and is not a fault.
describe.each(shipped)('texts in %s', (code, texts) => {
  it('have no fault: arguments, plural forms, signs, script, length, terms [S-186]', () => {
    const { faults } = checkLanguage({ code, texts, sheet: sheetOf(code), others: { ...files, [code]: {} } })
    expect(faults).toEqual([])
  })

  it('make no marketing claim that a merchant would have to prove: strength of sealing, counts of games or of people [S-436]', () => {
    const claims = Object.entries(texts).filter(([, text]) =>
      /\b(?:128|256|131)[\s-]?(?:bits?|K)\b|10[,.]000|131[,.]000/i.test(text),
    )
    expect(claims).toEqual([])
  })

  it('are in the order of English, one text a line', () => {
    const keys = Object.keys(sourceTexts).filter((key) => Object.hasOwn(texts, key))
    expect(Object.keys(texts)).toEqual(keys)
    if (code !== 'EN')
      expect(readFileSync(new URL(`../texts/${code}.json`, import.meta.url), 'utf8')).toBe(
        `${JSON.stringify(texts, null, 2)}\n`,
      )
  })

  it('take at most 9 kB for the first view and 70 kB as a whole, compressed', () => {
    const of = (keys: object) =>
      Object.fromEntries(Object.keys(keys).flatMap((key) => (texts[key] ? [[key, texts[key]]] : [])))
    expect(packed(of(firstView))).toBeLessThan(9_000)
    expect(packed(of(english))).toBeLessThan(70_000)
  })
})

describe('texts in English, which is what every language falls back to,', () => {
  const own: Texts = english

  it.each([
    ['password length min to max', 'error_password'],
    ['valid code', 'enter_verification_code'],
    ['valid mobile', 'error_phone_number_limit'],
    ['confirmation differs', 'inconsistent_twice'],
    ['real name format', 'in_payeeName_error'],
    ['phone format', 'error_phone_number_limit'],
    ['invitation code', 'invitation_code_error'],
    ['account format', 'reg_pattern_1'],
    ['password format', 'reg_pattern_5'],
    ['e-mail format', 'in_email_incorrect'],
    ['confirm not correct', 'inconsistent_twice'],
    ['empty input', 'not_empty'],
    ['enter captcha', 'in_vwrite_code'],
    ['complete verification first', 'verify_first'],
    ['correct mobile', 'fill_in_mobile'],
    ['enter address', 'enter_address'],
  ])('have the text for: %s, and so has every other language [S-185]', (_, key) => {
    for (const [code, texts] of shipped) {
      expect(texts[key], code).toBeTruthy()
      if (code !== 'EN') expect(texts[key], code).not.toBe(own[key])
    }
  })

  it('name no place on the screen, which is another one on a phone: only people, contracts and amounts are above and below others', () => {
    const subjects = /^(?:agreements|downline|downline_transfer|upline|team)\./
    const others = ['game.balance_not_enough', 'referral.agent_text', 'transfer.account_hint']
    const places = Object.entries(own).filter(
      ([key, text]) =>
        /\b(?:above|below|beneath|on the left|on the right|at the top|at the bottom)\b/i.test(text) &&
        !subjects.test(key) &&
        !others.includes(key),
    )
    expect(places).toEqual([])
  })

  it('have a hint for each of the 24 patterns', () => {
    for (let id = 0; id < 24; id += 1) expect(own[`reg_pattern_${id}`], `pattern ${id}`).toBeTruthy()
  })

  it.each([
    'invalid-phone-number',
    'missing-phone-number',
    'too-many-requests',
    'unknown',
    'invalid-verification-code',
    'missing-verification-code',
    'captcha-check-failed',
    'quota-exceeded',
    'operation-not-allowed',
    'code-expired',
    'popup-closed-by-user',
  ])('have the phone authentication error %s', (error) => {
    expect(own[`auth/${error}`]).toBeTruthy()
  })
})

describe('the source', () => {
  it('hold each key in one subject only', async () => {
    const subjects = readdirSync(new URL('en/', import.meta.url)).filter(
      (file) => !['index.ts', 'first-view.ts'].includes(file),
    )
    const modules = await Promise.all(subjects.map((file): Promise<{ default: Texts }> => import(`./en/${file}`)))
    const keys = modules.flatMap((module) => Object.keys(module.default))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(keys.toSorted()).toEqual(Object.keys(english).toSorted())
  })
})
