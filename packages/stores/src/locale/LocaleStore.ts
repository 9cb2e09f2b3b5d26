import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { Cookies, KeyValueStorage } from '../world/World.ts'

/** Local storage: the chosen language and the one before it. A cookie passes the first to the server. */
export const languageKeys = Object.freeze({ current: 'lang', previous: 'hisLang', digits: 'digits' })

/** Which digits a person reads: those of the language, or 0-9. */
export type DigitsChoice = 'native' | 'latin'

/** Lifetime of the language cookie, in milliseconds: a year. */
const cookieLastsMs = 365 * 24 * 3_600_000

interface LocaleWorld {
  readonly localStorage: KeyValueStorage
  readonly cookies: Cookies
  readonly languages: readonly string[]
  preferredLanguages?(): readonly string[]
  readonly config: { readonly defaultLanguage: string }
}

/**
 * The language of the site, as an upper-case platform code (`TY`, `EN`, `BN`).
 *
 * At start: the stored one if this merchant offers it, else, where the merchant wants it, one of the browser's, else
 * the default; then, once the visitor's country is known and the site serves it, a language that country does not list
 * gives way to the country's first.
 */
export class LocaleStore {
  language: string
  /** The digits chosen on this device; without a choice the language's usual ones are shown. */
  digits: DigitsChoice | undefined
  readonly #world: LocaleWorld
  readonly #merchant: MerchantStore
  readonly #tellPlatform: (language: string) => void

  /** `tellPlatform` is called with each new choice; it checks whether a member is logged in. */
  constructor(world: LocaleWorld, merchant: MerchantStore, tellPlatform: (language: string) => void) {
    this.#world = world
    this.#merchant = merchant
    this.#tellPlatform = tellPlatform
    const stored = world.localStorage.getItem(languageKeys.current)
    const preferred = merchant.current.browserLanguage ? (world.preferredLanguages?.() ?? []) : []
    const usual =
      [...preferred, world.config.defaultLanguage].find((code) => this.offered.includes(code)) ?? this.offered[0]
    this.language = stored !== null && this.offered.includes(stored) ? stored : (usual ?? world.config.defaultLanguage)
    const digits = world.localStorage.getItem(languageKeys.digits)
    this.digits = digits === 'latin' || digits === 'native' ? digits : undefined
    makeObservable(this, {
      digits: observable,
      chooseDigits: actionBound,
      language: observable,
      offered: computed,
      choose: actionBound,
      settleForCountry: actionBound,
    })
  }

  /** Languages to choose from: those of the merchant's list that have a catalogue. */
  get offered(): readonly string[] {
    return this.#merchant.current.langList.filter((code) => this.#world.languages.includes(code))
  }

  /**
   * Chooses an offered language, stores it on this device and reports it to the platform. Returns false for any other.
   */
  choose(language: string): boolean {
    if (!this.offered.includes(language)) return false
    if (language === this.language) return true
    this.#keep(language)
    this.#tellPlatform(language)
    return true
  }

  /** Chooses the digits of all numbers on screen; kept on this device. */
  chooseDigits(digits: DigitsChoice): void {
    this.#world.localStorage.setItem(languageKeys.digits, digits)
    this.digits = digits
  }

  /** Fits the language to the visitor's country; nothing happens for a country the site does not serve. */
  settleForCountry(country: string | undefined): void {
    const { current } = this.#merchant
    // Several merchants may serve one country: then the one that is here decides.
    const languages = (current.country === country ? current : this.#merchant.ofCountry(country))?.langList
    if (!languages || languages.includes(this.language)) return
    const first = languages.find((code) => this.offered.includes(code))
    if (first) this.#keep(first)
  }

  #keep(language: string): void {
    this.#world.localStorage.setItem(languageKeys.previous, this.language)
    this.#world.localStorage.setItem(languageKeys.current, language)
    // The server draws the next page in it.
    this.#world.cookies.set(languageKeys.current, language, { maxAgeMs: cookieLastsMs })
    this.language = language
  }
}
