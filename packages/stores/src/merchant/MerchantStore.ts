import type { SiteMerchant } from '@croupier/api/merchant'
import { moneyText } from '@croupier/money'
import { actionBound, makeObservable, observable, observableRef } from 'mobx'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { Cookies, KeyValueStorage, Place } from '../ports/Ports.ts'
import { paths } from '../paths/paths.ts'
import { sessionKeys as tabKeys } from '../config/account.ts'

/**
 * Local storage: the currency of the merchant a person chose; its code where an earlier merchant has that currency too.
 */
export const merchantChoiceKey = 'merchantCurrency'

/** Cookie with the code of the chosen merchant, for the server that renders the page. */
export const merchantCookie = 'merchant'

const choiceLastsMs = 365 * 24 * 3_600_000

const sessionKeys = ['merchant', 'merchantCode'] as const

interface MerchantPorts {
  readonly merchants: readonly SiteMerchant[]
  readonly localStorage: KeyValueStorage
  readonly sessionStorage: KeyValueStorage
  readonly cookies: Cookies
  readonly place: Place
}

/** Session facts and actions that a switch of the merchant needs. */
interface SessionOfTab {
  readonly isSignedIn: () => boolean
  /** Logs out here and on the platform; resolves when the page may be left. */
  readonly signOut: () => Promise<void>
}

/**
 * The merchant that the page serves: the one of this tab's session, else the one whose currency was chosen and saved,
 * else the one whose domains contain the host, else the first configured. Switching ends the session, so a logged-in
 * member is asked first.
 */
export class MerchantStore {
  current: SiteMerchant
  /** A market was chosen on this device, or this one was confirmed. */
  isChosen: boolean
  readonly all: readonly SiteMerchant[]
  readonly #ports: MerchantPorts
  readonly #modals: ModalStore
  readonly #session: SessionOfTab

  constructor(ports: MerchantPorts, modals: ModalStore, session: SessionOfTab) {
    const first = ports.merchants[0]
    if (!first) throw new Error('A site needs at least one merchant: give createRootStore a merchants list.')
    this.#ports = ports
    this.#modals = modals
    this.#session = session
    this.all = ports.merchants
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

  /** The market of the visitor's country, if the page serves another one and the visitor has not chosen it. */
  offeredIn(country: string | undefined): SiteMerchant | undefined {
    return this.isChosen || country?.toUpperCase() === this.current.country ? undefined : this.ofCountry(country)
  }

  /** Keeps the market of this page for the device. */
  stay(): void {
    this.#ports.localStorage.setItem(merchantChoiceKey, this.#choiceOf(this.current))
    this.#tellServer(this.current.merchantCode)
    this.isChosen = true
  }

  /** Switches to another merchant: logs out, saves the choice, clears the session, reloads the site at `/`. */
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
    this.#ports.localStorage.setItem(merchantChoiceKey, this.#choiceOf(next))
    this.#tellServer(next.merchantCode)
    this.#ports.sessionStorage.clear()
    for (const key of sessionKeys) this.#ports.sessionStorage.setItem(key, next.merchantCode)
    this.#ports.place.reloadAt(paths.home)
    return 'switched'
  }

  /** Puts the merchant code back after session storage was cleared. */
  restoreCode(): void {
    for (const key of sessionKeys) this.#ports.sessionStorage.setItem(key, this.current.merchantCode)
  }

  /**
   * Whether the page was rendered for this merchant. If not, as after cookies were deleted, sets the cookie again and
   * reloads the page. `false` only while that reload is pending.
   */
  isServed(served: string): boolean {
    const { merchantCode } = this.current
    if (served === merchantCode || this.#ports.cookies.get(merchantCookie) === merchantCode) return true
    this.#tellServer(merchantCode)
    if (this.#ports.cookies.get(merchantCookie) !== merchantCode) return true
    this.#ports.place.reloadAt(this.#ports.place.href())
    return false
  }

  #tellServer(merchantCode: string): void {
    this.#ports.cookies.set(merchantCookie, merchantCode, { maxAgeMs: choiceLastsMs })
  }

  /** A choice made in another tab does not affect this tab's session. */
  #ofSession(): SiteMerchant | undefined {
    const { sessionStorage } = this.#ports
    if (!sessionStorage.getItem(tabKeys.token)) return undefined
    const code = sessionStorage.getItem('merchantCode')
    return this.all.find(({ merchantCode }) => merchantCode === code)
  }

  #saved(): SiteMerchant | undefined {
    const choice = this.#ports.localStorage.getItem(merchantChoiceKey)
    return this.all.find((merchant) => this.#choiceOf(merchant) === choice)
  }

  #choiceOf(merchant: SiteMerchant): string {
    const first = this.all.find(({ currency }) => currency === merchant.currency)
    return first === merchant ? merchant.currency : merchant.merchantCode
  }

  #byHost(): SiteMerchant | undefined {
    const host = withoutPort(this.#ports.place.host())
    return this.all.find((merchant) =>
      merchant.domains.some((domain) => host === domain || host.endsWith(`.${domain}`)),
    )
  }

  /** Resets a tab whose session belongs to another merchant, because its token is not valid here. */
  #settle(): void {
    const { sessionStorage } = this.#ports
    const former = sessionStorage.getItem('merchantCode')
    if (former !== null && former !== this.current.merchantCode) sessionStorage.clear()
    this.restoreCode()
  }
}

const withoutPort = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')
