import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { Cookies, KeyValueStorage } from '../ports/Ports.ts'

/** Local storage: the chosen language and the one before it. A cookie passes the first to the server. */
export const languageKeys = Object.freeze({ current: 'lang', previous: 'hisLang', digits: 'digits' })

/** A person's digits: those of the language, or 0-9. */
export type DigitsChoice = 'native' | 'latin'

/** Lifetime of the language cookie, in milliseconds: a year. */
const cookieLastsMs = 365 * 24 * 3_600_000

interface LocalePorts {
  readonly localStorage: KeyValueStorage
  readonly cookies: Cookies
  readonly languages: readonly string[]
  preferredLanguages?(): readonly string[]
  readonly config: { readonly defaultLanguage: string }
}

/**
 * The language of the site, as an upper-case platform code (`TY`, `EN`, `BN`).
 *
 * At start: the stored one if this merchant offers it, else one of the browser's if the merchant allows it, else the
 * default. Once the visitor's country is known and the site serves it, a language that country does not list is
 * replaced by the country's first.
 */
export class LocaleStore {
  language: string
  /** The digits chosen on this device; without a choice, the language's usual ones. */
  digits: DigitsChoice | undefined
  readonly #ports: LocalePorts
  readonly #merchant: MerchantStore
  readonly #tellPlatform: (language: string) => void

  /** `tellPlatform` is called with each new choice; it checks whether a member is logged in. */
  constructor(ports: LocalePorts, merchant: MerchantStore, tellPlatform: (language: string) => void) {
    this.#ports = ports
    this.#merchant = merchant
    this.#tellPlatform = tellPlatform
    const stored = ports.localStorage.getItem(languageKeys.current)
    const preferred = merchant.current.browserLanguage ? (ports.preferredLanguages?.() ?? []) : []
    const usual =
      [...preferred, ports.config.defaultLanguage].find((code) => this.offered.includes(code)) ?? this.offered[0]
    this.language = stored !== null && this.offered.includes(stored) ? stored : (usual ?? ports.config.defaultLanguage)
    const digits = ports.localStorage.getItem(languageKeys.digits)
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
    return this.#merchant.current.langList.filter((code) => this.#ports.languages.includes(code))
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

  /** Chooses the digits of all numbers on screen; stored on this device. */
  chooseDigits(digits: DigitsChoice): void {
    this.#ports.localStorage.setItem(languageKeys.digits, digits)
    this.digits = digits
  }

  /** Fits the language to the visitor's country; does nothing for a country the site does not serve. */
  settleForCountry(country: string | undefined): void {
    const { current } = this.#merchant
    // If several merchants serve a country, the current one decides.
    const languages = (current.country === country ? current : this.#merchant.ofCountry(country))?.langList
    if (!languages || languages.includes(this.language)) return
    const first = languages.find((code) => this.offered.includes(code))
    if (first) this.#keep(first)
  }

  #keep(language: string): void {
    this.#ports.localStorage.setItem(languageKeys.previous, this.language)
    this.#ports.localStorage.setItem(languageKeys.current, language)
    // The server renders the next page in it.
    this.#ports.cookies.set(languageKeys.current, language, { maxAgeMs: cookieLastsMs })
    this.language = language
  }
}
