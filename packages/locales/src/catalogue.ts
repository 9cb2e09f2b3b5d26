import type { CompiledPack, RefusedText } from './compilePack.ts'
import { languages, type LanguageCode } from './languages.ts'
import type { Language, Messages } from './language.ts'

/** Texts of one language by key, as exported by a module. */
export interface Bundle {
  readonly default: Messages
  /**
   * Keys in English, because a build has filled in what the language lacks. Without this list the catalogue
   * fills in English itself.
   */
  readonly missing?: readonly string[]
}

/** Loads one language's texts, such as a dynamic import or {@link packFrom}. */
export type BundleImport = () => Promise<Bundle>

/** A language that an integrator adds: its row and its texts. */
export interface LanguageRegistration extends Omit<Language, 'origin'> {
  /** `unreviewed` by default. */
  readonly origin?: Language['origin']
  readonly load: BundleImport
}

/** How much of the catalogue a language covers; English is shown for the rest. */
export interface Coverage {
  /** Keys without a text. */
  readonly missing: readonly string[]
  /** Texts that can't be shown, with the reason. */
  readonly refused: readonly RefusedText[]
}

/** Thrown for a language that is neither in the table nor registered. */
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
  /** The language with this code; `undefined` for an unregistered code. */
  languageOf(code: LanguageCode): Language
  languageOf(code: string): Language | undefined
  /** The 32 of the table and every registered one after them. */
  knownLanguages(): readonly Language[]
  /** Codes of the known languages with a file of texts, which may be partial. Production sites offer no others. */
  languagesWithTexts(): readonly string[]
  /**
   * Texts of a language in ICU MessageFormat, with English for missing keys. Each language is imported once and shared
   * by all callers; after a failed import the next call retries.
   *
   * @throws UnknownLanguage for an unregistered code.
   */
  loadMessages(code: string): Promise<Messages>
  /**
   * The texts of a language that the first screen needs, with English for missing ones. `loadMessages` loads the rest
   * later.
   *
   * @throws UnknownLanguage for an unregistered code.
   */
  loadFirstMessages(code: string): Promise<Messages>
  /** Keys of the EN catalogue that the language does not translate. */
  missingKeys(code: string): Promise<readonly string[]>
  /** Code of the language the texts really are in: the language itself, or EN when it has no texts at all. */
  messagesLanguage(code: string): string
  /** A language's texts that fall back to English; `undefined` before `loadMessages` has loaded it. */
  coverage(code: string): Coverage | undefined
  /**
   * Adds a language, or overrides texts of one in the table. They are compiled when they
   * load: a text that can't be formatted is left out and listed in {@link Catalogue.coverage}.
   */
  registerLanguage(registration: LanguageRegistration): void
}

interface Entry {
  readonly language: Language
  readonly load: BundleImport | undefined
  /** The texts of the first view, where they are separate. */
  readonly loadFirst?: BundleImport | undefined
}

type Bundles = { readonly EN: BundleImport } & Readonly<Record<string, BundleImport>>

/** The file of a language in the table without texts. */
const noTexts: BundleImport = () => Promise.resolve({ default: {} })

/** The language's own texts for the keys of English, English for the others. */
function filled(own: Messages, english: Messages): Required<Bundle> {
  const keys = Object.keys(english)
  return {
    default: Object.fromEntries(keys.map((key) => [key, own[key] ?? english[key] ?? ''])),
    missing: keys.filter((key) => !Object.hasOwn(own, key)),
  }
}

/** Creates a catalogue over the 32 languages. The site uses the one of `@croupier/locales`; a test creates its own. */
export function createCatalogue(bundles: Bundles, firstBundles: Bundles = bundles): Catalogue {
  const entries = new Map<string, Entry>(
    languages.map((language) => {
      const { code } = language
      return [code, { language, load: bundles[code], loadFirst: firstBundles[code] }]
    }),
  )
  const loaded = new Map<BundleImport, Promise<Bundle>>()
  const coverages = new Map<string, Coverage>()
  const withoutTexts = new Set<string>()

  function entryOf(code: string): Entry {
    const entry = entries.get(code)
    if (entry === undefined) throw new UnknownLanguage(code)
    return entry
  }

  function bundle(load: BundleImport): Promise<Bundle> {
    const before = loaded.get(load)
    if (before !== undefined) return before
    const messages = load().catch((reason: unknown) => {
      loaded.delete(load)
      throw reason
    })
    loaded.set(load, messages)
    return messages
  }

  /** The texts of `load` for the keys of `english`, with English for missing ones, and the missing keys. */
  async function texts(load: BundleImport, english: BundleImport): Promise<Required<Bundle>> {
    const own = await bundle(load)
    if (own.missing !== undefined) return { default: own.default, missing: own.missing }
    if (load === english) return { default: own.default, missing: [] }
    return filled(own.default, (await bundle(english)).default)
  }

  /** The same, and whether the language has any texts. */
  async function whole(code: string, load: BundleImport, english: BundleImport): Promise<Required<Bundle>> {
    const found = await texts(load, english)
    const isEmpty = found.missing.length > 0 && found.missing.length === Object.keys(found.default).length
    if (isEmpty) withoutTexts.add(code)
    else withoutTexts.delete(code)
    return found
  }

  /** The compiled texts of a registered language, on top of those that the language already has. */
  async function compiled(code: string, load: BundleImport): Promise<Bundle> {
    const [{ compilePack }, pack, english, own] = await Promise.all([
      import('./compilePack.ts'),
      load(),
      bundle(bundles.EN),
      texts(bundles[code] ?? noTexts, bundles.EN),
    ])
    const { messages, refused }: CompiledPack = await compilePack(pack.default, english.default)
    const missing = own.missing.filter((key) => !Object.hasOwn(pack.default, key))
    coverages.set(code, { missing, refused })
    return { default: { ...own.default, ...messages }, missing: [] }
  }

  async function loadMessages(code: string): Promise<Messages> {
    const { load } = entryOf(code)
    const { default: messages, missing } = await whole(code, load ?? noTexts, bundles.EN)
    if (!coverages.has(code)) coverages.set(code, { missing, refused: [] })
    return messages
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
    loadMessages,
    async loadFirstMessages(code) {
      const { load = noTexts, loadFirst } = entryOf(code)
      if (loadFirst) return (await whole(code, loadFirst, firstBundles.EN)).default
      const [english, own] = await Promise.all([bundle(firstBundles.EN), bundle(load)])
      return filled(own.default, english.default).default
    },
    async missingKeys(code) {
      await loadMessages(code)
      const { missing = [], refused = [] } = coverages.get(code) ?? {}
      return [...missing, ...refused.map(({ key }) => key)]
    },
    messagesLanguage: (code) => (entryOf(code).load === undefined || withoutTexts.has(code) ? 'EN' : code),
    registerLanguage({ load, origin = 'unreviewed', ...row }) {
      const language = Object.freeze({ ...row, origin })
      coverages.delete(row.code)
      withoutTexts.delete(row.code)
      entries.set(row.code, { language, load: () => compiled(row.code, load) })
    },
  }
}
