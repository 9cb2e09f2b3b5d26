import type { Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import { parsedJson, sharedKey } from '../ports/storage.ts'
import type { KeyValueStorage, Tabs } from '../ports/Ports.ts'
import { isAgentType, isTrialType, parseAccountType, sessionKeys } from '../config/account.ts'
import type { PasswordReason } from '../modals/modal.ts'
import type { DueChange, PasswordChange } from './passwordChange.ts'

/** A time-out or self-exclusion that keeps the member from play. */
export type SessionPause = NonNullable<Value<'safety.overview'>['pause']>

/** The agent who opened the account for its owner. */
export interface AccountOpening {
  readonly by: string
  /** Epoch milliseconds. */
  readonly at: number
}

interface SessionPorts {
  readonly sessionStorage: KeyValueStorage
  readonly tabs?: Tabs
  uuid(): string
}

/** The break that this is, undefined if it is none. */
export const asPause = (given: unknown): SessionPause | undefined =>
  typeof given === 'object' && given !== null && 'kind' in given && 'phase' in given
    ? (given as SessionPause)
    : undefined

/**
 * Data of the session: who is logged in, with which token, and whether the password has to be changed. `LoginGuard`
 * runs actions that need a session; `SessionExpiry` handles its end.
 *
 * A session is a token in session storage, so a new tab starts logged out. A token in the page's address is not
 * accepted, because addresses end up in histories, logs and referrers.
 */
export class SessionStore {
  token: string | null
  username: string | undefined
  accountType: number | undefined
  passwordChange: PasswordChange = 'none'
  /** Why the password has to be changed. */
  passwordReason: PasswordReason | undefined
  /** Set by each login: the notices after a login are due. */
  justSignedIn = false
  /** This is the account's first login. */
  isFirstLogin = false
  /** Who opened the account that is used for the first time, and when. */
  opening: AccountOpening | undefined
  /** The member's break, once `SafetyStore` has loaded it: play, deposits and offers are closed during it. */
  pause: SessionPause | undefined
  /** Whether the platform has said, since this login, if there is a break. */
  knowsPause = false
  /** The device is shared: nothing is stored on it, and the session ends soon after the last activity. */
  isShared: boolean
  #typedPassword: string | undefined
  readonly #ports: SessionPorts
  readonly #merchant: MerchantStore

  constructor(ports: SessionPorts, merchant: MerchantStore) {
    const { sessionStorage } = ports
    this.#ports = ports
    this.#merchant = merchant
    this.token = sessionStorage.getItem(sessionKeys.token) || null
    this.username = this.token === null ? undefined : (sessionStorage.getItem(sessionKeys.username) ?? undefined)
    this.accountType =
      this.token === null ? undefined : parseAccountType(sessionStorage.getItem(sessionKeys.accountType))
    this.isShared = sessionStorage.getItem(sharedKey) !== null
    const forced = this.token === null ? null : sessionStorage.getItem(sessionKeys.forced)
    if (forced === 'first-login' || forced === 'expired') {
      this.passwordChange = 'forced'
      this.passwordReason = forced
    }
    if (this.token !== null) this.pause = asPause(parsedJson(sessionStorage.getItem(sessionKeys.pause)))
    makeObservable(this, {
      token: observable,
      username: observable,
      accountType: observable,
      passwordChange: observable,
      passwordReason: observable,
      justSignedIn: observable,
      isFirstLogin: observable,
      opening: observableRef,
      pause: observableRef,
      knowsPause: observable,
      isShared: observable,
      isSignedIn: computed,
      share: actionBound,
      isTrial: computed,
      isAgent: computed,
      takesOffers: computed,
      commit: actionBound,
      setAccountType: actionBound,
      setPasswordChange: actionBound,
      setOpening: actionBound,
      setPause: actionBound,
      passwordChanged: actionBound,
      welcomed: actionBound,
      end: actionBound,
      endedElsewhere: actionBound,
    })
  }

  /** True while there is a token. */
  get isSignedIn(): boolean {
    return this.token !== null
  }

  /** Account type 4. */
  get isTrial(): boolean {
    return isTrialType(this.accountType)
  }

  /** Account types 1, 2, 41, 42. */
  get isAgent(): boolean {
    return isAgentType(this.accountType)
  }

  /** Whether promotional popups may open: for visitors, and for members known not to be on a break. */
  get takesOffers(): boolean {
    return !this.isSignedIn || (this.knowsPause && this.pause === undefined)
  }

  /** Starts the session: stores token, type and user name. */
  commit(session: {
    readonly token: string
    readonly username?: string | undefined
    readonly accountType?: number | undefined
    readonly firstTime?: boolean
  }): void {
    this.token = session.token
    this.username = session.username
    this.justSignedIn = true
    this.isFirstLogin = session.firstTime === true
    this.opening = undefined
    this.pause = undefined
    this.knowsPause = false
    const { sessionStorage } = this.#ports
    sessionStorage.removeItem(sessionKeys.pause)
    sessionStorage.setItem(sessionKeys.token, session.token)
    sessionStorage.setItem(sessionKeys.mark, this.#ports.uuid())
    if (session.username !== undefined) sessionStorage.setItem(sessionKeys.username, session.username)
    this.setAccountType(session.accountType)
  }

  /** Sets, before a login, whether the device is shared. */
  share(isShared: boolean): void {
    this.isShared = isShared
    const { sessionStorage } = this.#ports
    if (isShared) sessionStorage.setItem(sharedKey, 'yes')
    else sessionStorage.removeItem(sharedKey)
  }

  /** Stores the account type that the platform reports. */
  setAccountType(type: number | undefined): void {
    this.accountType = type
    if (type === undefined) this.#ports.sessionStorage.removeItem(sessionKeys.accountType)
    else this.#ports.sessionStorage.setItem(sessionKeys.accountType, String(type))
  }

  /** The password typed at login, kept in memory only and never stored. */
  get typedPassword(): string | undefined {
    return this.#typedPassword
  }

  /** Keeps the password in memory, so that changing it does not ask for it again. */
  keepPassword(password: string): void {
    this.#typedPassword = password
  }

  /** Sets whether the password has to be changed. A forced change survives a reload. */
  setPasswordChange(due: DueChange | undefined): void {
    this.passwordChange = due?.change ?? 'none'
    this.passwordReason = due?.reason
    const { sessionStorage } = this.#ports
    if (due?.change === 'forced') sessionStorage.setItem(sessionKeys.forced, due.reason)
    else sessionStorage.removeItem(sessionKeys.forced)
  }

  /** Records that the password was changed; no change is due any more. */
  passwordChanged(password: string): void {
    this.#typedPassword = password
    this.setPasswordChange(undefined)
  }

  /** Sets who opened the account, from the response of the first-login call. */
  setOpening(opening: AccountOpening): void {
    this.opening = opening
  }

  /** Sets the member's break from the platform's response. */
  setPause(pause: SessionPause | undefined): void {
    this.pause = pause
    this.knowsPause = true
    const { sessionStorage } = this.#ports
    if (pause) sessionStorage.setItem(sessionKeys.pause, JSON.stringify(pause))
    else sessionStorage.removeItem(sessionKeys.pause)
  }

  /** Records that the notices after a login were shown. */
  welcomed(): void {
    this.justSignedIn = false
  }

  /**
   * Ends the session in this tab and in every tab that shares it: clears session storage, restores the merchant code
   * and clears the person.
   *
   * @param pause the break that ends it, which the other tabs are told
   * @returns whether this tab was the first to end it; exactly one tab is
   */
  end(pause?: SessionPause): Promise<boolean> {
    const mark = this.#ports.sessionStorage.getItem(sessionKeys.mark)
    const { tabs } = this.#ports
    const isFirst = mark === null || tabs === undefined ? Promise.resolve(true) : tabs.sessionEnded(mark, pause)
    this.#forget()
    return isFirst
  }

  /**
   * Ends the session in this tab if it is the one that ended in another tab. A session started here since then has
   * another mark and continues.
   *
   * @returns whether this tab's session ended
   */
  endedElsewhere(mark: string): boolean {
    if (!this.isSignedIn || this.#ports.sessionStorage.getItem(sessionKeys.mark) !== mark) return false
    this.#forget()
    return true
  }

  #forget(): void {
    this.#ports.sessionStorage.clear()
    this.#merchant.restoreCode()
    this.token = null
    this.username = undefined
    this.accountType = undefined
    this.passwordChange = 'none'
    this.passwordReason = undefined
    this.#typedPassword = undefined
    this.justSignedIn = false
    this.isFirstLogin = false
    this.opening = undefined
    this.pause = undefined
    this.knowsPause = false
    this.isShared = false
  }
}
