import type { Message } from './message.ts'

/** Direction a language is written in; becomes the `dir` attribute of the page. */
export type Direction = 'ltr' | 'rtl'

/** Unicode numbering systems (BCP 47 `nu` values) the catalogue's languages are written with. */
export type Digits = 'latn' | 'beng' | 'deva' | 'mymr' | 'thai' | 'khmr' | 'laoo' | 'tamldec' | 'arab' | 'arabext'

/** Texts by key. */
export type Messages = Readonly<Record<string, Message>>

/**
 * Origin of a language's texts: English is the `source`; a translation is `unreviewed` until a native speaker
 * who did not write it has read all of it and signed it off.
 */
export type Origin = 'source' | 'unreviewed' | 'reviewed'

/** The site's facts of a language before any of its texts is loaded. */
export interface Language {
  /** The platform's code, upper case, as in a merchant's `langList` and in the `Language` header. */
  readonly code: string
  /** BCP 47 tag, canonical; the `lang` attribute and the base of every `Intl` formatter. */
  readonly tag: string
  /** Name of the language in itself, as shown in the selector. */
  readonly ownName: string
  readonly direction: Direction
  /** Digits that readers can choose from; the first is the default. */
  readonly digits: readonly [Digits, ...Digits[]]
  /** Origin of the texts; `coverage` of the catalogue shows how many there are. */
  readonly origin: Origin
}
