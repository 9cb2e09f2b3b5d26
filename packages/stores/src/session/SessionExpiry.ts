import type { TokenExpired } from '@croupier/api'
import { runInAction } from 'mobx'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LoginGuard } from './LoginGuard.ts'
import type { SessionStore } from './SessionStore.ts'

/** The end of a session without a logout in this tab: the platform refused the token, or another tab ended it. */
export class SessionExpiry {
  readonly #session: SessionStore
  readonly #guard: LoginGuard
  readonly #modals: ModalStore

  constructor(session: SessionStore, guard: LoginGuard, modals: ModalStore) {
    this.#session = session
    this.#guard = guard
    this.#modals = modals
  }

  /**
   * Ends a session whose token the platform refused: explains it once, asks to sign in again, and takes up what the same
   * person was doing. Of several tabs one asks, and any other only where it interrupted something.
   */
  async expired(failure: TokenExpired): Promise<void> {
    if (!this.#session.isSignedIn) return
    const { username } = this.#session
    const { intents } = this.#guard
    // In one step with the explanation: a signed-out site without any modal would count as a visitor who gave up.
    const { isFirst, explained } = runInAction(() => {
      const first = this.#session.end()
      this.#modals.closeAll()
      return { isFirst: first, explained: this.#explain(failure.message) }
    })
    await explained
    if (!(await isFirst) && intents.length === 0) return
    await this.#guard.signInThen('expired', () => {
      const isSamePerson = username === undefined || username === this.#session.username
      if (isSamePerson) for (const intent of intents) this.#guard.require(intent)
    })
  }

  /** Ends the session if the one with this mark has ended in another tab, and explains it. */
  endedElsewhere(mark: string): void {
    runInAction(() => {
      if (!this.#session.endedElsewhere(mark)) return
      this.#modals.closeAll()
      void this.#explain('')
    })
  }

  #explain(serverMessage: string): Promise<unknown> {
    const explained = this.#modals.open({
      kind: 'message',
      tone: 'warning',
      titleKey: 'caveat',
      textKey: 'session.expired',
      confirmKey: 'in_increase_submit',
      ...(serverMessage && { serverMessage }),
    })
    this.#guard.waitFor(explained)
    return explained
  }
}
