import { demoTextsTag, englishDemoTexts, loadDemoTexts, type DemoSubject, type DemoTexts } from '@croupier/locales/demo'

/** Texts of every game's frame, with `{…}` placeholders. */
export type KitTexts = DemoTexts<'frame'>

type Texts = Readonly<Record<string, string>>

/** Texts of the requested languages; `null` for one without texts. */
const spoken = new Map<string, Texts | null>()

/**
 * Loads the texts of a language before a page in it is created. The next page retries a failed load; this one is
 * in English.
 */
export async function speak(code: string): Promise<void> {
  if (spoken.has(code)) return
  const texts = await loadDemoTexts(code).catch(() => null)
  if (texts !== null) spoken.set(code, texts ?? null)
}

/** The texts of a subject for a platform language code; English for a language that is not loaded or has none. */
export function textsOf<Subject extends DemoSubject>(subject: Subject, code: string): DemoTexts<Subject> {
  const start = `demo.${subject}.`
  const own = Object.entries(spoken.get(code) ?? englishDemoTexts).filter(([key]) => key.startsWith(start))
  return Object.fromEntries(own.map(([key, text]) => [key.slice(start.length), text])) as DemoTexts<Subject>
}

/** The frame's texts for a platform language code. */
export const kitTexts = (code: string): KitTexts => textsOf('frame', code)

/** The tag of the language that games really use, for `lang`. */
export const textsTag = (code: string): string => (spoken.get(code) ? demoTextsTag(code) : 'en')

/** Fills `{name}` placeholders. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
