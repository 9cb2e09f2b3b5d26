import { readdirSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { bundles } from '../bundles.ts'
import { languages } from '../languages.ts'

type Texts = Readonly<Record<string, string>>

const english: Texts = (await bundles.EN()).default
const shipped = await Promise.all(
  Object.entries(bundles).map(async ([code, load]): Promise<readonly [string, Texts]> => [
    code,
    (await load()).default,
  ]),
)
const texts: Readonly<Record<string, Texts>> = Object.fromEntries(shipped)
const isComplete = (code: string) => languages.some((language) => language.code === code && language.complete)
/** A language may be partial: it is held to every text it has, and to every key only once it is marked complete. */
const complete = shipped.filter(([code]) => isComplete(code))
const partial = shipped.filter(([code]) => !isComplete(code))

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

const hasPound = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => element.type === TYPE.pound || (element.type === TYPE.tag && hasPound(element.children)))

/** Whether a plural's form for "one" leaves the number out, at any depth. */
const hidesNumber = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => {
    if (element.type === TYPE.tag) return hidesNumber(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false
    const one = element.type === TYPE.plural ? element.options['one'] : undefined
    return (one && !hasPound(one.value)) || Object.values(element.options).some(({ value }) => hidesNumber(value))
  })

describe.each(shipped)('texts in %s', (code, own) => {
  const messages = Object.entries(own)

  it('leave a number out only where it is 1: some languages say “one” of other numbers too [S-186]', () => {
    const rules = new Intl.PluralRules(languages.find((language) => language.code === code)?.tag)
    const isOnlyOne = [0, 2, 3, 5, 10, 11, 21].every((count) => rules.select(count) !== 'one')
    const wrong = messages.filter(([, text]) => !isOnlyOne && hidesNumber(parse(text)))
    expect(wrong).toEqual([])
  })

  it('are ICU MessageFormat that the formatter reads, with the arguments of the English text [S-186]', () => {
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

  it('make no marketing claim that the operator has not made [S-436]', () => {
    expect(messages.filter(([, text]) => /128|131K|10,000|১২৮|১০,০০০/.test(text))).toEqual([])
  })
})

describe.each(complete)('texts in %s, which is complete,', (_code, own) => {
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
    expect(own[key]).toBeTruthy()
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

  it('have exactly the keys of English [S-249]', () => {
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted())
  })
})

// One line for a language, however much it lacks: English is shown for the rest.
it.each(partial)('texts in %s, which is partial, have only keys of English [S-249]', (_code, own) => {
  expect(Object.keys(own).filter((key) => !(key in english))).toEqual([])
})

describe('translations', () => {
  it('write Bengali in Bengali letters, but for proper names', () => {
    const names = /^(Facebook|Telegram|WhatsApp|WeChat|QQ|SMS|LINE ID|\{page\} · \{brand\}|\{category\})$/
    const hasNoWords = (text: string) => !/\p{Letter}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))
    const latin = Object.entries(texts['BN'] ?? {}).filter(
      ([, text]) => !/\p{Script=Bengali}/u.test(text) && !names.test(text) && !hasNoWords(text),
    )
    expect(latin).toEqual([])
  })

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
