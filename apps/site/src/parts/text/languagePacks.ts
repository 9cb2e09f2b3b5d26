import { packFrom, registerLanguage, type Digits } from '@croupier/locales'
import * as z from 'zod/mini'

/** Id of the page's data block that lists the language packs of the server. */
export const packListId = 'language-packs'

// Not a tuple: its parser would be in the first scripts just for this line.
const digits = z.custom<readonly [Digits, ...Digits[]]>(
  (value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && one.length > 0),
)

/** Facts about the language of a pack; see `Language` of the locales package for each field. */
export const packLanguage = z.object({
  code: z.string().check(z.regex(/^[A-Z]{2,3}(-[A-Z]{2})?$/)),
  tag: z.string().check(z.minLength(2)),
  ownName: z.string().check(z.minLength(1)),
  direction: z.enum(['ltr', 'rtl']),
  digits,
})

const packList = z.array(z.extend(packLanguage, { texts: z.string() }))

/** Registers the language packs that the server lists in the page, before the first text is requested [S-248]. */
export function registerLanguagePacks(page: Document): void {
  const listed = page.getElementById(packListId)?.textContent
  if (!listed) return
  for (const { texts, ...language } of packList.parse(JSON.parse(listed)))
    registerLanguage({ ...language, load: packFrom(texts) })
}
