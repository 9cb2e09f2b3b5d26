import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser/no-parser.js'

type Elements = readonly MessageFormatElement[]

/** Arguments of a text with their kinds; repeated ones appear again. */
export function argumentsOf(elements: Elements): readonly (readonly [name: string, kind: TYPE])[] {
  return elements.flatMap((element): readonly (readonly [string, TYPE])[] => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    const own = [[element.value, element.type] as const]
    if (isTagElement(element)) return [...own, ...argumentsOf(element.children)]
    if (!isPluralElement(element) && !isSelectElement(element)) return own
    return [...own, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))]
  })
}

/** Kinds that a value of an English kind can be formatted as: a number can choose a plural form, a word a case. */
const kindsFor: Readonly<Partial<Record<TYPE, readonly TYPE[]>>> = {
  [TYPE.argument]: [TYPE.argument, TYPE.select],
  [TYPE.number]: [TYPE.number, TYPE.plural, TYPE.argument],
  [TYPE.plural]: [TYPE.plural, TYPE.number, TYPE.argument],
  [TYPE.select]: [TYPE.select, TYPE.argument],
}

/**
 * Why a text can't be formatted with the values of the English text; `undefined` for a text that can. Every value can
 * be shown as it is, and a number can be shown in the plural forms of a language that needs them where English does
 * not.
 */
export function misuseOf(elements: Elements, english: Elements): string | undefined {
  const known = argumentsOf(english)
  for (const [name, kind] of argumentsOf(elements)) {
    const kinds = known.filter(([other]) => other === name).map(([, other]) => other)
    if (kinds.length === 0) return `The English text has no {${name}}.`
    if (!kinds.some((one) => kind === TYPE.argument || (kindsFor[one] ?? [one]).includes(kind)))
      return `{${name}} is formatted as ${TYPE[kind]}, in English as ${kinds.map((one) => TYPE[one]).join(' and ')}.`
  }
  return undefined
}

type Options = { readonly name: string; readonly options: Readonly<Record<string, { readonly value: Elements }>> }

/** The plurals of a text, cardinal ones and ordinal ones, at any depth. */
function pluralsOf(elements: Elements, type: 'cardinal' | 'ordinal' = 'cardinal'): readonly Options[] {
  return elements.flatMap((element): readonly Options[] => {
    if (isTagElement(element)) return pluralsOf(element.children, type)
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsOf(value, type))
    return isPluralElement(element) && element.pluralType === type
      ? [{ name: element.value, options: element.options }, ...inner]
      : inner
  })
}

const hasNumber = (elements: Elements, name: string): boolean =>
  elements.some(
    (element) =>
      isPoundElement(element) ||
      (!isLiteralElement(element) && element.value === name) ||
      (isTagElement(element) && hasNumber(element.children, name)) ||
      ('options' in element && Object.values(element.options).some(({ value }) => hasNumber(value, name))),
  )

/** Whether a language uses the plural form `one` for numbers other than 1, as Filipino and Russian do. */
const oneIsMany = (tag: string): boolean => {
  const rules = new Intl.PluralRules(tag)
  return [0, 2, 3, 5, 10, 11, 21].some((count) => rules.select(count) === 'one')
}

/**
 * What the arguments of a text lose against English or get wrong for the language: a missing value, a number that no
 * longer follows the digits or the plural forms, and plural forms that the language lacks or needs.
 */
export function lossesOf(elements: Elements, english: Elements, tag: string): readonly string[] {
  const own = argumentsOf(elements)
  const isOneForm = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.length === 1
  const names = [...new Set(argumentsOf(english).map(([name]) => name))]
  const lost = names.flatMap((name): readonly string[] => {
    const kinds = own.filter(([other]) => other === name).map(([, kind]) => kind)
    const before = argumentsOf(english).flatMap(([other, kind]) => (other === name ? [kind] : []))
    if (kinds.length === 0) return [`{${name}} is left out.`]
    if (before.includes(TYPE.plural) && !kinds.includes(TYPE.plural) && !(isOneForm && kinds.includes(TYPE.number)))
      return [`{${name}} has plural forms in English and none here.`]
    if (before.includes(TYPE.select) && !kinds.includes(TYPE.select))
      return [`{${name}} has cases in English and none here.`]
    if (
      before.every((kind) => kind === TYPE.number) &&
      !kinds.some((kind) => kind === TYPE.number || kind === TYPE.plural)
    )
      return [`{${name}} is a number in English: write {${name}, number}.`]
    return []
  })
  return [...lost, ...formFaults(elements, english, tag)]
}

function formFaults(elements: Elements, english: Elements, tag: string): readonly string[] {
  const faults: string[] = []
  for (const type of ['cardinal', 'ordinal'] as const) {
    const wanted = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories
    for (const { name, options } of pluralsOf(elements, type)) {
      const forms = Object.keys(options).filter((form) => !form.startsWith('='))
      const lacks = wanted.filter((form) => !forms.includes(form))
      const extra = forms.filter((form) => !wanted.includes(form as Intl.LDMLPluralRule))
      if (lacks.length > 0) faults.push(`The plural of {${name}} lacks ${lacks.join(', ')}.`)
      if (extra.length > 0) faults.push(`The language has no plural form ${extra.join(', ')} for {${name}}.`)
      const one = options['one']?.value
      if (type === 'cardinal' && one && oneIsMany(tag) && !hasNumber(one, name))
        faults.push(`The form “one” of {${name}} leaves the number out, but it is used for other numbers than 1.`)
    }
    const exact = pluralsOf(english, type).flatMap(({ name, options }) =>
      Object.keys(options).flatMap((form) => (form.startsWith('=') ? [[name, form] as const] : [])),
    )
    for (const [name, form] of exact)
      if (!pluralsOf(elements, type).some((plural) => plural.name === name && Object.hasOwn(plural.options, form)))
        faults.push(`The plural of {${name}} lacks ${form}, which English has.`)
  }
  return faults
}

/** The words of a text without its arguments, one string for each part between them. */
export function wordsOf(elements: Elements): readonly string[] {
  return elements.flatMap((element): readonly string[] => {
    if (isLiteralElement(element)) return [element.value]
    if (isTagElement(element)) return wordsOf(element.children)
    if (isPluralElement(element) || isSelectElement(element))
      return Object.values(element.options).flatMap(({ value }) => wordsOf(value))
    return []
  })
}

/**
 * Every reading of a text, arguments as `{}`: one for each case and plural form. Punctuation and repeated words are
 * checked in what a person reads, not in the pieces.
 */
export function readingsOf(elements: Elements): readonly string[] {
  return elements.reduce<readonly string[]>(
    (before, element) => {
      const next = isLiteralElement(element)
        ? [element.value]
        : isTagElement(element)
          ? readingsOf(element.children)
          : isPluralElement(element) || isSelectElement(element)
            ? Object.values(element.options).flatMap(({ value }) => readingsOf(value))
            : ['{}']
      return before.flatMap((start) => next.map((end) => start + end)).slice(0, 64)
    },
    [''],
  )
}
