import type { TokenExpired } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { KeyValueStorage } from '../root/World.ts'
import { isAgentType, isTrialType, parseAccountType, sessionKeys } from './account.ts'
import type { PasswordChange } from './passwordChange.ts'

/** What the guard may be asked to let through. */
export type GuardedAction = () => unknown

/**
 * Who is signed in here. A session is a token in session storage, so a tab opened fresh is signed out [S-195]; a token
 * in the page's address is not accepted, because addresses end up in histories, logs and referrers.
 */
export class SessionStore {
  token: string | null
  username: string | undefined
  accountType: number | undefined
  passwordChange: PasswordChange = 'none'
  /** Set by each sign-in: notices for people who just came in are due [S-106]. */
  justSignedIn = false
  /** This account signed in for the first time ever. */
  isFirstLogin = false
  #expiries = 0
  #reentry: Promise<boolean> = Promise.resolve(false)
  readonly #world: { readonly sessionStorage: KeyValueStorage }
  readonly #modals: ModalStore
  readonly #merchant: MerchantStore

  constructor(world: { readonly sessionStorage: KeyValueStorage }, modals: ModalStore, merchant: MerchantStore) {
    const { sessionStorage } = world
    this.#world = world
    this.#modals = modals
    this.#merchant = merchant
    this.token = sessionStorage.getItem(sessionKeys.token) || null
    this.username = this.token === null ? undefined : (sessionStorage.getItem(sessionKeys.username) ?? undefined)
    this.accountType =
      this.token === null ? undefined : parseAccountType(sessionStorage.getItem(sessionKeys.accountType))
    makeObservable(this, {
      token: observable,
      username: observable,
      accountType: observable,
      passwordChange: observable,
      justSignedIn: observable,
      isFirstLogin: observable,
      isSignedIn: computed,
      isTrial: computed,
      isAgent: computed,
      commit: actionBound,
      setAccountType: actionBound,
      setPasswordChange: actionBound,
      welcomed: actionBound,
      end: actionBound,
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

  /** Starts the session: stores token, type and user name [S-100]. */
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
    const { sessionStorage } = this.#world
    sessionStorage.setItem(sessionKeys.token, session.token)
    if (session.username !== undefined) sessionStorage.setItem(sessionKeys.username, session.username)
    this.setAccountType(session.accountType)
  }

  /** Takes the type the platform gives the account. */
  setAccountType(type: number | undefined): void {
    this.accountType = type
    if (type === undefined) this.#world.sessionStorage.removeItem(sessionKeys.accountType)
    else this.#world.sessionStorage.setItem(sessionKeys.accountType, String(type))
  }

  /** Sets whether the password has to be changed. */
  setPasswordChange(change: PasswordChange): void {
    this.passwordChange = change
  }

  /** The notices for people who just came in were shown. */
  welcomed(): void {
    this.justSignedIn = false
  }

  /** Ends the session on this side: clears session storage, puts the merchant code back, forgets the person [S-199]. */
  end(): void {
    this.#world.sessionStorage.clear()
    this.#merchant.restoreCode()
    this.token = null
    this.username = undefined
    this.accountType = undefined
    this.passwordChange = 'none'
    this.justSignedIn = false
    this.isFirstLogin = false
  }

  /**
   * The login guard. With a token of a real account the action runs at once. Without a token sign-in opens, and the
   * action continues once after it [S-202] [S-207]. A trial account meets a warning that leads to registration [S-203].
   * An action during which the session expires is run once more after a new sign-in [S-201].
   */
  require(action: GuardedAction): 'allowed' | 'blocked' {
    if (!this.isSignedIn) {
      void this.#signInThen(action)
      return 'blocked'
    }
    if (this.isTrial) {
      void this.warnTrueAccount()
      return 'blocked'
    }
    void this.#run(action)
    return 'allowed'
  }

  /** The warning that a real account is needed; its button leads to registration [S-203]. */
  async warnTrueAccount(): Promise<void> {
    const answer = await this.#modals.open({
      kind: 'message',
      tone: 'warning',
      titleKey: 'caveat',
      textKey: 'in_need_true_account',
      confirmKey: 'in_increase_submit',
    })
    if (answer === 'confirmed' && this.isTrial) void this.#modals.open({ kind: 'register' })
  }

  /** The platform refused the token: ends the session once, says so, opens sign-in [S-201]. */
  expired(failure: TokenExpired): void {
    if (!this.isSignedIn) return
    this.#expiries += 1
    this.end()
    this.#reentry = this.#explainAndReenter(failure)
  }

  async #explainAndReenter(failure: TokenExpired): Promise<boolean> {
    this.#modals.closeAll()
    await this.#modals.open({
      kind: 'message',
      tone: 'warning',
      titleKey: 'caveat',
      textKey: 'session.expired',
      confirmKey: 'in_increase_submit',
      ...(failure.message && { serverMessage: failure.message }),
    })
    return (await this.#modals.open({ kind: 'login', because: 'expired' })) === 'signedIn'
  }

  async #signInThen(action: GuardedAction): Promise<void> {
    const answer = await this.#modals.open({ kind: 'login', because: 'guard' })
    if (answer === 'signedIn' && this.isSignedIn) this.require(action)
  }

  async #run(action: GuardedAction, again = true): Promise<void> {
    const before = this.#expiries
    await action()
    if (!again || this.#expiries === before) return
    if ((await this.#reentry) && this.isSignedIn && !this.isTrial) await this.#run(action, false)
  }
}
