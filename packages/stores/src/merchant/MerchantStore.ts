import type { SiteMerchant } from '@croupier/api/merchant'
import { moneyText } from '@croupier/money'
import { actionBound, makeObservable, observable, observableRef } from 'mobx'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { Cookies, KeyValueStorage, Place } from '../world/World.ts'
import { paths } from '../paths/paths.ts'
import { sessionKeys as tabKeys } from '../config/account.ts'

/** Local storage: the currency of the merchant a person chose; its code where an earlier merchant has that currency too. */
export const merchantChoiceKey = 'merchantCurrency'

/** Cookie with the code of the chosen merchant, for the server that renders the page. */
export const merchantCookie = 'merchant'

const choiceLastsMs = 365 * 24 * 3_600_000

const sessionKeys = ['merchant', 'merchantCode'] as const

interface MerchantWorld {
  readonly merchants: readonly SiteMerchant[]
  readonly localStorage: KeyValueStorage
  readonly sessionStorage: KeyValueStorage
  readonly cookies: Cookies
  readonly place: Place
}

/** What a switch needs to know and do about the session. */
interface SessionOfTab {
  readonly isSignedIn: () => boolean
  /** Signs out here and on the platform; resolves when the page may go. */
  readonly signOut: () => Promise<void>
}

/**
 * Which merchant the page serves: the one that this tab's session belongs to, else the one whose currency was chosen
 * and saved, else the one whose domains hold the host, else the first configured. Switching ends the session, so a
 * logged-in member is asked first.
 */
export class MerchantStore {
  current: SiteMerchant
  /** A market was chosen on this device, or this one was confirmed. */
  isChosen: boolean
  readonly all: readonly SiteMerchant[]
  readonly #world: MerchantWorld
  readonly #modals: ModalStore
  readonly #session: SessionOfTab

  constructor(world: MerchantWorld, modals: ModalStore, session: SessionOfTab) {
    const first = world.merchants[0]
    if (!first) throw new Error('A site needs at least one merchant: give createRootStore a merchants list.')
    this.#world = world
    this.#modals = modals
    this.#session = session
    this.all = world.merchants
    this.current = this.#ofSession() ?? this.#saved() ?? this.#byHost() ?? first
    this.isChosen = this.#saved() !== undefined
    this.#settle()
    makeObservable(this, { current: observableRef, isChosen: observable, restoreCode: actionBound, stay: actionBound })
  }

  /** An amount in minor units as decimal text, as the platform reads it. Every store writes its amounts with it. */
  amountText(minor: bigint): string {
    return moneyText(minor, this.current.minorDigits)
  }

  /** The fields of a call with their amount as decimal text. */
  written<Fields extends { readonly amount: bigint }>(fields: Fields): Omit<Fields, 'amount'> & { amount: string } {
    return { ...fields, amount: this.amountText(fields.amount) }
  }

  /** The merchant of a country, if the site serves that country. */
  ofCountry(country: string | undefined): SiteMerchant | undefined {
    return this.all.find((merchant) => merchant.country === country?.toUpperCase())
  }

  /** The market of the country a visitor is in, where the page serves another one and nobody has chosen it. */
  offeredIn(country: string | undefined): SiteMerchant | undefined {
    return this.isChosen || country?.toUpperCase() === this.current.country ? undefined : this.ofCountry(country)
  }

  /** Keeps the market of this page for the device. */
  stay(): void {
    this.#world.localStorage.setItem(merchantChoiceKey, this.#choiceOf(this.current))
    this.#tellServer(this.current.merchantCode)
    this.isChosen = true
  }

  /** Switches to another merchant: signs out, saves the choice, clears the session, reloads the site at `/`. */
  async switchTo(merchantCode: string): Promise<'switched' | 'kept'> {
    const next = this.all.find((merchant) => merchant.merchantCode === merchantCode)
    if (!next || next.merchantCode === this.current.merchantCode) return 'kept'
    if (this.#session.isSignedIn()) {
      const answer = await this.#modals.open({
        kind: 'confirm',
        tone: 'warning',
        titleKey: 'in_popup_prompt',
        textKey: 'merchant.switch_signs_out',
        values: { country: next.countryName },
        confirmKey: 'market.change',
        cancelKey: 'in_more_cancel',
      })
      if (answer !== 'confirmed') return 'kept'
      await this.#session.signOut()
    }
    this.#world.localStorage.setItem(merchantChoiceKey, this.#choiceOf(next))
    this.#tellServer(next.merchantCode)
    this.#world.sessionStorage.clear()
    for (const key of sessionKeys) this.#world.sessionStorage.setItem(key, next.merchantCode)
    this.#world.place.reloadAt(paths.home)
    return 'switched'
  }

  /** Puts the merchant code back after session storage was cleared. */
  restoreCode(): void {
    for (const key of sessionKeys) this.#world.sessionStorage.setItem(key, this.current.merchantCode)
  }

  /**
   * Whether the page was rendered for this merchant. If not, as after cookies were deleted, sets the cookie again and
   * reloads the page. `false` only while that reload is pending.
   */
  isServed(served: string): boolean {
    const { merchantCode } = this.current
    if (served === merchantCode || this.#world.cookies.get(merchantCookie) === merchantCode) return true
    this.#tellServer(merchantCode)
    if (this.#world.cookies.get(merchantCookie) !== merchantCode) return true
    this.#world.place.reloadAt(this.#world.place.href())
    return false
  }

  #tellServer(merchantCode: string): void {
    this.#world.cookies.set(merchantCookie, merchantCode, { maxAgeMs: choiceLastsMs })
  }

  /** A choice made in another tab leaves the session of this one alone. */
  #ofSession(): SiteMerchant | undefined {
    const { sessionStorage } = this.#world
    if (!sessionStorage.getItem(tabKeys.token)) return undefined
    const code = sessionStorage.getItem('merchantCode')
    return this.all.find(({ merchantCode }) => merchantCode === code)
  }

  #saved(): SiteMerchant | undefined {
    const choice = this.#world.localStorage.getItem(merchantChoiceKey)
    return this.all.find((merchant) => this.#choiceOf(merchant) === choice)
  }

  #choiceOf(merchant: SiteMerchant): string {
    const first = this.all.find(({ currency }) => currency === merchant.currency)
    return first === merchant ? merchant.currency : merchant.merchantCode
  }

  #byHost(): SiteMerchant | undefined {
    const host = withoutPort(this.#world.place.host())
    return this.all.find((merchant) =>
      merchant.domains.some((domain) => host === domain || host.endsWith(`.${domain}`)),
    )
  }

  /** Resets a tab whose session belongs to another merchant, because its token is not valid here. */
  #settle(): void {
    const { sessionStorage } = this.#world
    const former = sessionStorage.getItem('merchantCode')
    if (former !== null && former !== this.current.merchantCode) sessionStorage.clear()
    this.restoreCode()
  }
}

const withoutPort = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')
