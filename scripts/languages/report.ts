import { languages } from '@croupier/locales'
import { checkLanguage, sourceTexts, type LanguageReport } from '@croupier/locales/check'
import { codes, sheetOf, textsOf } from './files.ts'

/** Checks one language of the build with its sheet and against the languages that share words with it. */
export function reportOf(code: string): LanguageReport {
  const others = Object.fromEntries(codes.filter((other) => other !== code).map((other) => [other, textsOf(other)]))
  return checkLanguage({ code, texts: textsOf(code), sheet: sheetOf(code), others })
}

const percent = (share: number) => `${Math.floor(share * 100)}%`

/** The progress of a language and who has read it, in one line. */
export const summaryOf = (code: string, { faults, missing, level }: LanguageReport): string =>
  [
    code.padEnd(5),
    `site ${percent(level.site)}`,
    `first view ${percent(level.firstView)}`,
    `money ${percent(level.money)}`,
    `safety ${percent(level.safety)}`,
    `games ${percent(level.games)}`,
    `${missing.length} missing`,
    `${faults.length} faults`,
    languages.find((row) => row.code === code)?.origin,
  ].join('  ')

/** Every fault in one line, with the text and its English. */
export function linesOf(code: string, { faults }: LanguageReport): readonly string[] {
  const texts = textsOf(code)
  return faults.flatMap(({ key, rule, what }) => [
    `${rule.padEnd(9)} ${key}: ${what}`,
    ...(texts[key] === undefined ? [] : [`            ${texts[key]}`, `            ${sourceTexts[key] ?? ''}`]),
  ])
}
