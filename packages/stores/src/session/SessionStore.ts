import type { Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import { sharedKey } from '../world/storage.ts'
import type { KeyValueStorage, Tabs } from '../world/World.ts'
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

interface SessionWorld {
  readonly sessionStorage: KeyValueStorage
  readonly tabs?: Tabs
  uuid(): string
}

/** The break as this tab kept it; the platform's own answer follows. */
const readPause = (text: string | null): SessionPause | undefined => {
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && kept !== null && 'kind' in kept && 'phase' in kept
      ? (kept as SessionPause)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Data of the session: who is signed in, with which token, and whether the password has to be changed. What a session is
 * required for goes through `LoginGuard`; `SessionExpiry` handles its end.
 *
 * A session is a token in session storage, so a new tab starts signed out. A token in the page's address is not
 * accepted, because addresses end up in histories, logs and referrers.
 */
export class SessionStore {
  token: string | null
  username: string | undefined
  accountType: number | undefined
  passwordChange: PasswordChange = 'none'
  /** Why the password has to be changed. */
  passwordReason: PasswordReason | undefined
  /** Set by each sign-in: the notices for people who have just signed in are due. */
  justSignedIn = false
  /** This is the account's first sign-in. */
  isFirstLogin = false
  /** Who opened the account that is used for the first time, and when. */
  opening: AccountOpening | undefined
  /** The member's break, once `SafetyStore` has asked for it: play, deposits and offers are closed during it. */
  pause: SessionPause | undefined
  /** The device is shared: nothing stays on it, and the session ends soon after the last touch. */
  isShared: boolean
  #typedPassword: string | undefined
  readonly #world: SessionWorld
  readonly #merchant: MerchantStore

  constructor(world: SessionWorld, merchant: MerchantStore) {
    const { sessionStorage } = world
    this.#world = world
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
    if (this.token !== null) this.pause = readPause(sessionStorage.getItem(sessionKeys.pause))
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
      isShared: observable,
      isSignedIn: computed,
      share: actionBound,
      isTrial: computed,
      isAgent: computed,
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
    const { sessionStorage } = this.#world
    sessionStorage.removeItem(sessionKeys.pause)
    sessionStorage.setItem(sessionKeys.token, session.token)
    sessionStorage.setItem(sessionKeys.mark, this.#world.uuid())
    if (session.username !== undefined) sessionStorage.setItem(sessionKeys.username, session.username)
    this.setAccountType(session.accountType)
  }

  /** Says before a sign-in whether the device is shared. */
  share(isShared: boolean): void {
    this.isShared = isShared
    const { sessionStorage } = this.#world
    if (isShared) sessionStorage.setItem(sharedKey, 'yes')
    else sessionStorage.removeItem(sharedKey)
  }

  /** Stores the account type that the platform reports. */
  setAccountType(type: number | undefined): void {
    this.accountType = type
    if (type === undefined) this.#world.sessionStorage.removeItem(sessionKeys.accountType)
    else this.#world.sessionStorage.setItem(sessionKeys.accountType, String(type))
  }

  /** The password typed at sign-in, kept in memory only and never stored. */
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
    const { sessionStorage } = this.#world
    if (due?.change === 'forced') sessionStorage.setItem(sessionKeys.forced, due.reason)
    else sessionStorage.removeItem(sessionKeys.forced)
  }

  /** Records that the password was changed; no change is due any more. */
  passwordChanged(password: string): void {
    this.#typedPassword = password
    this.setPasswordChange(undefined)
  }

  /** Takes who opened the account, from the answer to the first-login call. */
  setOpening(opening: AccountOpening): void {
    this.opening = opening
  }

  /** Takes what the platform says about the member's break. */
  setPause(pause: SessionPause | undefined): void {
    this.pause = pause
    const { sessionStorage } = this.#world
    if (pause) sessionStorage.setItem(sessionKeys.pause, JSON.stringify(pause))
    else sessionStorage.removeItem(sessionKeys.pause)
  }

  /** Records that the notices for people who have just signed in were shown. */
  welcomed(): void {
    this.justSignedIn = false
  }

  /**
   * Ends the session in this tab and in every tab that shares it: clears session storage, restores the merchant code
   * and forgets the person.
   *
   * @returns whether this tab was the first to end it; exactly one tab is
   */
  end(): Promise<boolean> {
    const mark = this.#world.sessionStorage.getItem(sessionKeys.mark)
    const { tabs } = this.#world
    const isFirst = mark === null || tabs === undefined ? Promise.resolve(true) : tabs.sessionEnded(mark)
    this.#forget()
    return isFirst
  }

  /**
   * Ends the session in this tab if it is the one that ended in another tab. A session started here since then has
   * another mark and goes on.
   *
   * @returns whether it was
   */
  endedElsewhere(mark: string): boolean {
    if (!this.isSignedIn || this.#world.sessionStorage.getItem(sessionKeys.mark) !== mark) return false
    this.#forget()
    return true
  }

  #forget(): void {
    this.#world.sessionStorage.clear()
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
    this.isShared = false
  }
}
