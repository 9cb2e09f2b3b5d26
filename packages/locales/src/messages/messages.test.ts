import { readdirSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { bundles } from '../bundles.ts'
import { argumentsOf } from '../icu.ts'
import type { Messages } from '../language.ts'

const texts: Record<keyof typeof bundles, Messages> = {
  EN: (await bundles.EN()).default,
  TY: (await bundles.TY()).default,
  BN: (await bundles.BN()).default,
}
const codes = Object.keys(bundles) as (keyof typeof bundles)[]

/** Name and type of every argument of a text, by the parser the site formats with. */
function typedArguments(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const self = `${element.value}:${TYPE[element.type]}`
    if (element.type === TYPE.tag) return [self, ...typedArguments(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [self]
    return [self, ...Object.values(element.options).flatMap((option) => typedArguments(option.value))]
  })
  return [...new Set(found)].toSorted()
}

describe.each(codes)('texts in %s', (code) => {
  const messages = Object.entries(texts[code])

  it('are ICU MessageFormat that the formatter reads, with the arguments of the English text [S-186]', () => {
    const english = texts.EN
    const wrong = messages.filter(([key, text]) => {
      const expected = typedArguments(parse(english[key] ?? ''))
      return JSON.stringify(typedArguments(parse(text))) !== JSON.stringify(expected)
    })
    expect(wrong).toEqual([])
  })

  it('hold the platform’s (min) and (max) only as a pair, in the hints the form kit fills [S-186]', () => {
    const filled = /^(reg_pattern_\d+|error_password)$/
    for (const [key, text] of messages) {
      const bare = filled.test(key) ? text.replace('(min)-(max)', '') : text
      expect(bare, key).not.toMatch(/\((min|max)\)/)
    }
  })

  it('are neither empty, nor padded, nor their own key [S-186]', () => {
    expect(messages.filter(([key, text]) => text.trim() !== text || text === '' || text === key)).toEqual([])
  })

  it('carry no markup and no leftover marks of a translator [S-186]', () => {
    expect(messages.filter(([, text]) => /<|\bTODO\b|\bFIXME\b|\?\?|%[sd]|\{\{|\bundefined\b/.test(text))).toEqual([])
  })

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
  ])('have the text for: %s [S-185]', (_, key) => {
    expect(texts[code][key]).toBeTruthy()
  })

  it('have a hint for each of the 24 patterns', () => {
    for (let id = 0; id < 24; id += 1) expect(texts[code][`reg_pattern_${id}`], `pattern ${id}`).toBeTruthy()
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
    expect(texts[code][`auth/${error}`]).toBeTruthy()
  })

  it('make no marketing claim that the operator has not made [S-436]', () => {
    expect(messages.filter(([, text]) => /128|131K|10,000|১২৮|১০,০০০/.test(text))).toEqual([])
  })
})

describe('translations', () => {
  it.each(codes)('%s has exactly the keys of English [S-249]', (code) => {
    expect(Object.keys(texts[code]).toSorted()).toEqual(Object.keys(texts.EN).toSorted())
  })

  it('write Bengali in Bengali letters, but for proper names', () => {
    const names = /^(Facebook|Telegram|WhatsApp|WeChat|QQ|SMS|LINE ID|\{page\} · \{brand\}|\{category\})$/
    const latin = Object.entries(texts.BN).filter(([, text]) => !/\p{Script=Bengali}/u.test(text) && !names.test(text))
    expect(latin).toEqual([])
  })

  it('hold each key in one subject only', async () => {
    const subjects = readdirSync(new URL('en/', import.meta.url)).filter(
      (file) => !['index.ts', 'first-view.ts'].includes(file),
    )
    const modules = await Promise.all(subjects.map((file): Promise<{ default: Messages }> => import(`./en/${file}`)))
    const keys = modules.flatMap((module) => Object.keys(module.default))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(keys.toSorted()).toEqual(Object.keys(texts.EN).toSorted())
  })

  it('read the same arguments as the formatter’s parser', () => {
    for (const text of Object.values(texts.EN)) {
      expect(argumentsOf(text)).toEqual([...new Set(typedArguments(parse(text)).map((name) => name.split(':')[0]))])
    }
  })
})
