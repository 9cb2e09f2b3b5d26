import { demoBundles } from './bundles.ts'
import { languages } from './languages.ts'
import english from './messages/demo/index.ts'

type Key = keyof typeof english

/** The subjects of the demo games' texts: each game, the frame around all of them, the page that checks rounds. */
export type DemoSubject = Key extends infer One
  ? One extends `demo.${infer Subject}.${string}`
    ? Subject
    : never
  : never

/** Texts of one subject by the rest of their key, with `{…}` placeholders. */
export type DemoTexts<Subject extends DemoSubject> = {
  readonly [One in Key as One extends `demo.${Subject}.${infer Rest}` ? Rest : never]: string
}

/** Texts of the demo games in English, by key. */
export const englishDemoTexts: Readonly<Record<string, string>> = english

/** BCP 47 tag of a language that has texts of the demo games. */
export const demoTextsTag = (code: string): string => languages.find((row) => row.code === code)?.tag ?? 'en'

/**
 * Loads the texts of the demo games in a language of the table, with English for missing ones.
 *
 * @returns `undefined` for a code outside the table and for a language without any of these texts.
 */
export async function loadDemoTexts(code: string): Promise<Readonly<Record<string, string>> | undefined> {
  if (!Object.hasOwn(demoBundles, code)) return undefined
  const own = (await demoBundles[code]?.())?.default ?? {}
  const keys = Object.keys(english).filter((key) => typeof own[key] === 'string')
  return keys.length === 0
    ? undefined
    : { ...english, ...Object.fromEntries(keys.map((key) => [key, String(own[key])])) }
}
