import { languages, type LanguageCode } from './languages.ts'
import type { Language, Messages } from './language.ts'

/** A dynamic import of one language's texts. */
export type BundleImport = () => Promise<{ default: Messages }>

/** A language brought by an integrator: its row and the import of its texts [S-248]. */
export interface LanguageRegistration extends Omit<Language, 'complete'> {
  /** Set once {@link Catalogue.missingKeys} is empty; saves loading EN beside it. Left out, EN fills the gaps. */
  readonly complete?: boolean
  readonly load: BundleImport
}

/** Asked for a language that is neither in the table nor registered. */
export class UnknownLanguage extends Error {
  override readonly name = 'UnknownLanguage'
  readonly code: string

  constructor(code: string) {
    super(`No language has the code ${code}: use a code of the language table or register the language first.`)
    this.code = code
  }
}

/** Every language and the way to its texts. */
export interface Catalogue {
  /** The language with this code; `undefined` for a code nobody registered. */
  languageOf(code: LanguageCode): Language
  languageOf(code: string): Language | undefined
  /** The 32 of the table and every registered one after them. */
  knownLanguages(): readonly Language[]
  /**
   * Texts of a language in ICU MessageFormat. Keys it has no text for are in English [S-249]. One import a language,
   * shared by callers; a failed import is tried anew on the next call.
   *
   * @throws UnknownLanguage for a code nobody registered.
   */
  loadMessages(code: string): Promise<Messages>
  /**
   * The texts of a language that the first look at the site shows, in English where it lacks them; the whole of its texts
   * where no such part is known. `loadMessages` gives the rest later.
   *
   * @throws UnknownLanguage for a code nobody registered.
   */
  loadFirstMessages(code: string): Promise<Messages>
  /** Keys of the EN catalogue for which the language has no text of its own [S-249]. */
  missingKeys(code: string): Promise<readonly string[]>
  /** Code of the language the texts really are in: the language itself, or EN while it has no bundle. */
  messagesLanguage(code: string): string
  /** Adds a language, or replaces one, and the way to its texts [S-248]. */
  registerLanguage(registration: LanguageRegistration): void
}

interface Entry {
  readonly language: Language
  readonly load: BundleImport | undefined
  /** The part for the first look; none for a registered language. */
  readonly loadFirst?: BundleImport | undefined
}

type Bundles = { readonly EN: BundleImport } & Readonly<Record<string, BundleImport>>

/** Makes a catalogue over the 32 languages. The site uses the one of `@croupier/locales`; a test makes its own. */
export function createCatalogue(bundles: Bundles, firstBundles?: Bundles): Catalogue {
  const entries = new Map<string, Entry>(
    languages.map((language) => {
      const { code } = language
      return [code, { language, load: bundles[code], loadFirst: firstBundles?.[code] }]
    }),
  )
  const loaded = new Map<BundleImport, Promise<Messages>>()

  function entryOf(code: string): Entry {
    const entry = entries.get(code)
    if (entry === undefined) throw new UnknownLanguage(code)
    return entry
  }

  function bundle(load: BundleImport): Promise<Messages> {
    const before = loaded.get(load)
    if (before !== undefined) return before
    const messages = load().then(
      (module) => module.default,
      (reason: unknown) => {
        loaded.delete(load)
        throw reason
      },
    )
    loaded.set(load, messages)
    return messages
  }

  async function withEnglish(english: BundleImport, { language, load }: Entry): Promise<Messages> {
    if (load === undefined) return bundle(english)
    if (language.complete) return bundle(load)
    const [fallback, own] = await Promise.all([bundle(english), bundle(load)])
    return { ...fallback, ...own }
  }

  function languageOf(code: LanguageCode): Language
  function languageOf(code: string): Language | undefined
  function languageOf(code: string): Language | undefined {
    return entries.get(code)?.language
  }

  return {
    languageOf,
    knownLanguages: () => [...entries.values()].map((entry) => entry.language),
    loadMessages: async (code) => withEnglish(bundles.EN, entryOf(code)),
    async loadFirstMessages(code) {
      const { language, load, loadFirst } = entryOf(code)
      const hasPart = load === undefined || loadFirst !== undefined
      return firstBundles !== undefined && hasPart
        ? withEnglish(firstBundles.EN, { language, load: loadFirst })
        : withEnglish(bundles.EN, { language, load })
    },
    async missingKeys(code) {
      const { load } = entryOf(code)
      const [english, own] = await Promise.all([bundle(bundles.EN), load === undefined ? {} : bundle(load)])
      return Object.keys(english).filter((key) => !Object.hasOwn(own, key))
    },
    messagesLanguage: (code) => (entryOf(code).load === undefined ? 'EN' : code),
    registerLanguage({ load, complete = false, ...row }) {
      entries.set(row.code, { language: Object.freeze({ ...row, complete }), load })
    },
  }
}
