import type { CompiledPack, RefusedText } from './compilePack.ts'
import { languages, type LanguageCode } from './languages.ts'
import type { Language, Messages } from './language.ts'

/** Loads one language's texts, such as a dynamic import or {@link packFrom}. */
export type BundleImport = () => Promise<{ default: Messages }>

/** A language that an integrator adds: its row and its texts [S-248]. */
export interface LanguageRegistration extends Omit<Language, 'complete'> {
  readonly load: BundleImport
}

/** How much of the catalogue a registered language covers; English is shown for the rest [S-249]. */
export interface Coverage {
  /** Keys without a text. */
  readonly missing: readonly string[]
  /** Texts that can't be shown, with the reason. */
  readonly refused: readonly RefusedText[]
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

/** Every language and its texts. */
export interface Catalogue {
  /** The language with this code; `undefined` for a code nobody registered. */
  languageOf(code: LanguageCode): Language
  languageOf(code: string): Language | undefined
  /** The 32 of the table and every registered one after them. */
  knownLanguages(): readonly Language[]
  /** Codes of the known languages that have their own texts. A site in production offers no others. */
  languagesWithTexts(): readonly string[]
  /**
   * Texts of a language in ICU MessageFormat. Keys it has no text for are in English [S-249]. One import a language,
   * shared by callers; a failed import is tried again by the next call.
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
  /** What the pack of a registered language leaves to English; `undefined` before its texts have loaded. */
  coverage(code: string): Coverage | undefined
  /**
   * Adds a language, or replaces one [S-248]. Its texts are compiled when they load: a text that can't be formatted is
   * replaced by English and listed in {@link Catalogue.coverage}.
   */
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
  const coverages = new Map<string, Coverage>()

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

  /** The texts of a registered language, compiled. */
  async function compiled(code: string, load: BundleImport): Promise<{ default: Messages }> {
    const [{ compilePack }, pack, english] = await Promise.all([import('./compilePack.ts'), load(), bundle(bundles.EN)])
    const { messages, missing, refused }: CompiledPack = await compilePack(pack.default, english)
    coverages.set(code, { missing, refused })
    return { default: messages }
  }

  function languageOf(code: LanguageCode): Language
  function languageOf(code: string): Language | undefined
  function languageOf(code: string): Language | undefined {
    return entries.get(code)?.language
  }

  return {
    languageOf,
    knownLanguages: () => [...entries.values()].map((entry) => entry.language),
    languagesWithTexts: () => [...entries.values()].filter(({ load }) => load).map(({ language }) => language.code),
    coverage: (code) => coverages.get(code),
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
    registerLanguage({ load, ...row }) {
      const language = Object.freeze({ ...row, complete: false })
      entries.set(row.code, { language, load: () => compiled(row.code, load) })
    },
  }
}
