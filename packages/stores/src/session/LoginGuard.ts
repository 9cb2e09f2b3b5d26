import type { ModalStore } from '../modals/ModalStore.ts'
import type { SessionStore } from './SessionStore.ts'

/** An action behind the guard. */
export type GuardedAction = () => unknown

/** How the change of the password ended. */
export type PasswordChangeAnswer = 'changed' | 'closed' | 'signedOut'

/**
 * The login guard: runs an action if the session allows it, and otherwise first asks for what is missing. It also keeps
 * the current action, so that it can continue after the session has expired and the person has logged in again.
 */
export class LoginGuard {
  readonly #intents = new Set<GuardedAction>()
  readonly #places = new Set<() => GuardedAction>()
  #explanation: Promise<unknown> | undefined
  #changing: Promise<PasswordChangeAnswer> | undefined
  readonly #session: SessionStore
  readonly #modals: ModalStore

  constructor(session: SessionStore, modals: ModalStore) {
    this.#session = session
    this.#modals = modals
  }

  /** What the person is doing now, see {@link LoginGuard.keep}. */
  get intents(): readonly GuardedAction[] {
    return [...this.#intents, ...[...this.#places].map((wayBack) => wayBack())]
  }

  /**
   * Runs the action immediately if the token belongs to a real account. Without a token, the login opens and the action
   * runs once after it. A trial account gets a warning that leads to sign-up, unless `trialMay` is set. A forced
   * password change comes before anything guarded. An action interrupted by the session's expiry runs again after a new
   * login, see `keep`.
   */
  require(action: GuardedAction, trialMay = false): 'allowed' | 'blocked' {
    const { isSignedIn, isTrial, passwordChange } = this.#session
    if (!isSignedIn) {
      void this.signInThen('guard', () => this.require(action, trialMay))
      return 'blocked'
    }
    if (isTrial && !trialMay) {
      void this.warnTrueAccount()
      return 'blocked'
    }
    if (passwordChange === 'forced') {
      void this.#changeThen(action)
      return 'blocked'
    }
    void this.#run(action)
    return 'allowed'
  }

  /**
   * Registers what the person is doing: a page that is open, a call in progress. If the session expires meanwhile, it
   * runs again, through the guard, once the same person has logged in again.
   *
   * @returns ends it
   */
  keep(intent: GuardedAction): () => void {
    this.#intents.add(intent)
    return () => void this.#intents.delete(intent)
  }

  /**
   * Registers where the person is. When the session expires, `wayBack` is called for the action that leads back, which
   * then runs as an intent does.
   *
   * @returns ends it
   */
  keepPlace(wayBack: () => GuardedAction): () => void {
    this.#places.add(wayBack)
    return () => void this.#places.delete(wayBack)
  }

  /** The login opens after this explanation has been read: opened earlier, it would replace the explanation. */
  waitFor(explanation: Promise<unknown>): void {
    const over = explanation.finally(() => {
      if (this.#explanation === over) this.#explanation = undefined
    })
    this.#explanation = over
  }

  /** Shows the warning that a real account is required; its button leads to sign-up. */
  async warnTrueAccount(): Promise<void> {
    const answer = await this.#modals.open({
      kind: 'message',
      tone: 'warning',
      titleKey: 'caveat',
      textKey: 'in_need_true_account',
      // The button states its action: it begins a registration, or only closes.
      confirmKey: this.#session.isTrial ? 'trial.create' : 'in_increase_submit',
    })
    if (answer === 'confirmed' && this.#session.isTrial) void this.#modals.open({ kind: 'register' })
  }

  /** Opens the change of the password, unless it is open already; resolves with how it ended. */
  askPasswordChange(): Promise<PasswordChangeAnswer> {
    const { passwordChange, passwordReason: reason } = this.#session
    this.#changing ??= this.#modals
      .open({ kind: 'changePassword', forced: passwordChange === 'forced', ...(reason && { reason }) })
      .finally(() => (this.#changing = undefined))
    return this.#changing
  }

  /**
   * Opens the login with its reason, and continues once the member is logged in and has changed a password that was
   * due.
   */
  async signInThen(because: 'guard' | 'expired', goOn: () => void): Promise<void> {
    const isExplained = this.#explanation !== undefined
    if (isExplained) await this.#explanation
    const answer = await this.#modals.open({ kind: 'login', because: isExplained ? 'expired' : because })
    await this.#changing
    if (answer === 'signedIn' && this.#session.isSignedIn) goOn()
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
