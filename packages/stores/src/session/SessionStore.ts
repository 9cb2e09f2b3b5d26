import type { TokenExpired } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { KeyValueStorage, Tabs } from '../root/World.ts'
import { isAgentType, isTrialType, parseAccountType, sessionKeys } from './account.ts'
import type { DueChange, PasswordChange, PasswordReason } from './passwordChange.ts'

/** What the guard may be asked to let through. */
export type GuardedAction = () => unknown

interface SessionWorld {
  readonly sessionStorage: KeyValueStorage
  readonly tabs?: Tabs
  uuid(): string
}

/**
 * Who is signed in here. A session is a token in session storage, so a tab opened fresh is signed out [S-195]; a token
 * in the page's address is not accepted, because addresses end up in histories, logs and referrers.
 */
export class SessionStore {
  token: string | null
  username: string | undefined
  accountType: number | undefined
  passwordChange: PasswordChange = 'none'
  /** Why it has to be changed. */
  passwordReason: PasswordReason | undefined
  /** Set by each sign-in: notices for people who just came in are due [S-106]. */
  justSignedIn = false
  /** This account signed in for the first time ever. */
  isFirstLogin = false
  #typedPassword: string | undefined
  #changing: Promise<'changed' | 'closed' | 'signedOut'> | undefined
  readonly #intents = new Set<GuardedAction>()
  readonly #world: SessionWorld
  readonly #modals: ModalStore
  readonly #merchant: MerchantStore

  constructor(world: SessionWorld, modals: ModalStore, merchant: MerchantStore) {
    const { sessionStorage } = world
    this.#world = world
    this.#modals = modals
    this.#merchant = merchant
    this.token = sessionStorage.getItem(sessionKeys.token) || null
    this.username = this.token === null ? undefined : (sessionStorage.getItem(sessionKeys.username) ?? undefined)
    this.accountType =
      this.token === null ? undefined : parseAccountType(sessionStorage.getItem(sessionKeys.accountType))
    const forced = this.token === null ? null : sessionStorage.getItem(sessionKeys.forced)
    if (forced === 'first-login' || forced === 'expired') {
      this.passwordChange = 'forced'
      this.passwordReason = forced
    }
    makeObservable(this, {
      token: observable,
      username: observable,
      accountType: observable,
      passwordChange: observable,
      passwordReason: observable,
      justSignedIn: observable,
      isFirstLogin: observable,
      isSignedIn: computed,
      isTrial: computed,
      isAgent: computed,
      commit: actionBound,
      setAccountType: actionBound,
      setPasswordChange: actionBound,
      passwordChanged: actionBound,
      welcomed: actionBound,
      end: actionBound,
      endedElsewhere: actionBound,
      expired: actionBound,
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
    sessionStorage.setItem(sessionKeys.mark, this.#world.uuid())
    if (session.username !== undefined) sessionStorage.setItem(sessionKeys.username, session.username)
    this.setAccountType(session.accountType)
  }

  /** Takes the type the platform gives the account. */
  setAccountType(type: number | undefined): void {
    this.accountType = type
    if (type === undefined) this.#world.sessionStorage.removeItem(sessionKeys.accountType)
    else this.#world.sessionStorage.setItem(sessionKeys.accountType, String(type))
  }

  /** The password typed at the sign-in of this running page, R-15; it is never put in any storage [S-187]. */
  get typedPassword(): string | undefined {
    return this.#typedPassword
  }

  /** Keeps the password just typed in memory, so that a change asks for it no second time. */
  keepPassword(password: string): void {
    this.#typedPassword = password
  }

  /** Sets whether the password has to be changed. That it must be outlives a reload [S-190]. */
  setPasswordChange(due: DueChange | undefined): void {
    this.passwordChange = due?.change ?? 'none'
    this.passwordReason = due?.reason
    const { sessionStorage } = this.#world
    if (due?.change === 'forced') sessionStorage.setItem(sessionKeys.forced, due.reason)
    else sessionStorage.removeItem(sessionKeys.forced)
  }

  /** The password is another now; no change is due any more. */
  passwordChanged(password: string): void {
    this.#typedPassword = password
    this.setPasswordChange(undefined)
  }

  /** Opens the change of the password, unless it is open; resolves with how it ended. */
  askPasswordChange(): Promise<'changed' | 'closed' | 'signedOut'> {
    const reason = this.passwordReason
    this.#changing ??= this.#modals
      .open({ kind: 'changePassword', forced: this.passwordChange === 'forced', ...(reason && { reason }) })
      .finally(() => (this.#changing = undefined))
    return this.#changing
  }

  /** The notices for people who just came in were shown. */
  welcomed(): void {
    this.justSignedIn = false
  }

  /**
   * Ends the session on this side, here and in every tab that holds the same one: clears session storage, puts the
   * merchant code back, forgets the person [S-199].
   */
  end(): void {
    void this.#tellTabs()
    this.#forget()
  }

  /** The session of this mark has ended in another tab. One that was begun here since has another mark and goes on. */
  endedElsewhere(mark: string): void {
    if (!this.isSignedIn || this.#world.sessionStorage.getItem(sessionKeys.mark) !== mark) return
    this.#forget()
    this.#modals.closeAll()
    void this.#explain('')
  }

  /** True when this tab is the first to say so. */
  #tellTabs(): Promise<boolean> {
    const mark = this.#world.sessionStorage.getItem(sessionKeys.mark)
    const { tabs } = this.#world
    return mark === null || tabs === undefined ? Promise.resolve(true) : tabs.sessionEnded(mark)
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
  }

  /**
   * The login guard. With a token of a real account the action runs at once. Without a token sign-in opens, and the
   * action continues once after it [S-202] [S-207]. A trial account meets a warning that leads to registration [S-203].
   * A password that must be changed comes before everything guarded [S-190].
   * An action during which the session expires is run again after a new sign-in, see `keep` [S-201].
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
    if (this.passwordChange === 'forced') {
      void this.#changeThen(action)
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

  /** The platform refused the token: ends the session once, says so, opens sign-in [S-201]. True once somebody is back. */
  expired(failure: TokenExpired): Promise<boolean> {
    if (!this.isSignedIn) return Promise.resolve(false)
    const interrupted = { intents: [...this.#intents], username: this.username }
    const first = this.#tellTabs()
    this.#forget()
    this.#modals.closeAll()
    return this.#signInAgain(failure, first, interrupted)
  }

  /**
   * What a person is doing now: a page that is open, a call under way. When the session expires meanwhile, it is done
   * again, through the guard, after the same person has signed in again [S-201].
   *
   * @returns ends it
   */
  keep(intent: GuardedAction): () => void {
    this.#intents.add(intent)
    return () => void this.#intents.delete(intent)
  }

  async #signInAgain(
    failure: TokenExpired,
    first: Promise<boolean>,
    { intents, username }: { readonly intents: readonly GuardedAction[]; readonly username: string | undefined },
  ): Promise<boolean> {
    await this.#explain(failure.message)
    // One tab asks to sign in again, and any other only where it broke off what the person was doing there.
    if (!(await first) && intents.length === 0) return false
    if ((await this.#modals.open({ kind: 'login', because: 'expired' })) !== 'signedIn') return false
    await this.#changing
    const isSamePerson = username === undefined || username === this.username
    if (this.isSignedIn && isSamePerson) for (const intent of intents) this.require(intent)
    return true
  }

  async #explain(serverMessage: string): Promise<void> {
    await this.#modals.open({
      kind: 'message',
      tone: 'warning',
      titleKey: 'caveat',
      textKey: 'session.expired',
      confirmKey: 'in_increase_submit',
      ...(serverMessage && { serverMessage }),
    })
  }

  async #signInThen(action: GuardedAction): Promise<void> {
    const answer = await this.#modals.open({ kind: 'login', because: 'guard' })
    // A password that should be changed comes first; then what was blocked goes on.
    await this.#changing
    if (answer === 'signedIn' && this.isSignedIn) this.require(action)
  }

  async #changeThen(action: GuardedAction): Promise<void> {
    if ((await this.askPasswordChange()) === 'changed') this.require(action)
  }

  async #run(action: GuardedAction): Promise<void> {
    const end = this.keep(action)
    try {
      await action()
    } finally {
      end()
    }
  }
}
