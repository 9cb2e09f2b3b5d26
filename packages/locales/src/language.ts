import type { Message } from './message.ts'

/** Direction a language is written in; becomes the `dir` attribute of the page. */
export type Direction = 'ltr' | 'rtl'

/** Unicode numbering systems (BCP 47 `nu` values) the catalogue's languages are written with. */
export type Digits = 'latn' | 'beng' | 'deva' | 'mymr' | 'thai' | 'khmr' | 'laoo' | 'tamldec' | 'arab' | 'arabext'

/** Texts by key. */
export type Messages = Readonly<Record<string, Message>>

/** What the site has to know of a language before any of its texts is loaded. */
export interface Language {
  /** The platform's code, upper case, as in a merchant's `langList` and in the `Language` header. */
  readonly code: string
  /** BCP 47 tag, canonical; the `lang` attribute and the base of every `Intl` formatter [S-251]. */
  readonly tag: string
  /** Name of the language in itself, as the selector shows it. */
  readonly ownName: string
  readonly direction: Direction
  /** Digits readers may choose from; the first is what the language uses when nothing was chosen (reading R-39). */
  readonly digits: readonly [Digits, ...Digits[]]
  /**
   * Every key of the EN catalogue has a text of this language's own. A language that is not complete shows EN
   * for what it lacks. The flag is checked against the bundles by a test, so it can't go stale.
   */
  readonly complete: boolean
}
