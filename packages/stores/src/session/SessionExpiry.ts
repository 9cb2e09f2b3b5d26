import type { TokenExpired } from '@croupier/api'
import { runInAction } from 'mobx'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LoginGuard } from './LoginGuard.ts'
import { breakStarted } from './breakStarted.ts'
import { asPause, type SessionPause, type SessionStore } from './SessionStore.ts'

/**
 * The end of a session without a logout in this tab: the platform refused the token, or another tab ended the session.
 */
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
   * Ends a session whose token the platform refused: explains it once, asks to log in again, and resumes what the same
   * person was doing. Of several tabs one asks; the others ask only if an action was interrupted there. After a break
   * that was taken on another device nobody is asked.
   */
  async expired(failure: TokenExpired): Promise<void> {
    if (!this.#session.isSignedIn) return
    const { username } = this.#session
    const { intents } = this.#guard
    const pause = asPause((failure.value as { readonly pause?: unknown } | null | undefined)?.pause)
    // In one step with the explanation: a logged-out site without any modal would count as a visitor who gave up.
    const { isFirst, explained } = runInAction(() => {
      const first = this.#session.end(pause)
      this.#modals.closeAll()
      return { isFirst: first, explained: this.#explain(failure.message, pause) }
    })
    await explained
    if (pause || (!(await isFirst) && intents.length === 0)) return
    await this.#guard.signInThen('expired', () => {
      const isSamePerson = username === undefined || username === this.#session.username
      if (isSamePerson) for (const intent of intents) this.#guard.require(intent)
    })
  }

  /** Ends the session if the one with this mark has ended in another tab, and explains it; `pause` is the break if any. */
  endedElsewhere(mark: string, pause: unknown): void {
    runInAction(() => {
      if (!this.#session.endedElsewhere(mark)) return
      this.#modals.closeAll()
      void this.#explain('', asPause(pause))
    })
  }

  #explain(serverMessage: string, pause?: SessionPause): Promise<unknown> {
    const explained = this.#modals.open(
      pause
        ? breakStarted(pause)
        : {
            kind: 'message',
            tone: 'warning',
            titleKey: 'caveat',
            textKey: 'session.expired',
            confirmKey: 'in_increase_submit',
            ...(serverMessage && { serverMessage }),
          },
    )
    this.#guard.waitFor(explained)
    return explained
  }
}
