/** A term of the field in one language. */
export interface GlossaryTerm {
  /** The English term, as the English texts have it. */
  readonly term: string
  /** Accepted translations: stems, found anywhere in a text, so that endings don't matter. */
  readonly use: readonly string[]
  /** Words that must not be used for it. */
  readonly never?: readonly string[]
}

/**
 * Settings of the checks for one language: `docs/languages/<CODE>.json`. Every part is optional. Each exception gives
 * its reason.
 */
export interface LanguageSheet {
  /** Whole texts that are the same as in English, each with the reason. */
  readonly sameAsEnglish?: Readonly<Record<string, string>>
  /** Words in foreign letters that stay as they are, besides the names that every language keeps. */
  readonly foreignWords?: readonly string[]
  /** Words that may be repeated, such as "vous vous". */
  readonly doubled?: readonly string[]
  /** Keys whose text may be longer than the checks allow, each with the reason. */
  readonly long?: Readonly<Record<string, string>>
  /** Keys that are right although a rule of punctuation says otherwise, each with the reason. */
  readonly signs?: Readonly<Record<string, string>>
  readonly glossary?: readonly GlossaryTerm[]
}
