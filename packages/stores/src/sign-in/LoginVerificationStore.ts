import { type CallsOf, type Input, readLoginVerification, refusal, verification, type Wire } from '@croupier/api'
import { actionBound, makeObservable, observableRef } from 'mobx'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { tellFailure } from '../failure/tellFailure.ts'
import { failureText, type FailureText } from '../failure/failureText.ts'
import { Command, ignored } from '../kit/Command.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../ports/Ports.ts'
import { sessionEntry, type SessionEntry, type SignInForm, type SignInOutcome } from './SessionEntry.ts'

/** The further steps a login may require. */
export type LoginStep = Input<'verification.login'>['step']

/** Verification steps that the platform requires at login; any one of them is enough. */
export interface LoginVerification {
  /** An address not seen before, or the second step of the account. */
  readonly reason: 'address' | 'twoFactor'
  /** `hint` shows the masked form of the answer. */
  readonly steps: readonly { readonly step: LoginStep; readonly hint: string | null }[]
}

interface Parts {
  readonly entry: SessionEntry
  readonly modals: ModalStore
}

/**
 * The further step of a login. The ticket replaces the password, which is not sent twice. The session starts when the
 * platform accepts an answer.
 */
export class LoginVerificationStore {
  /** The required verification, if any. */
  asked: LoginVerification | undefined
  /** Countdown until another code can be requested. */
  readonly countdown: Countdown
  readonly #command = new Command()
  #ticket = ''
  /** The form whose login waits for the answer; kept in memory until the step ends. */
  #form: SignInForm | undefined
  readonly #client: CallsOf<typeof verification>
  readonly #parts: Parts

  constructor(wire: Wire, clock: Clock, parts: Parts) {
    this.#client = wire.calls(verification)
    this.#parts = parts
    this.countdown = new Countdown(clock)
    makeObservable(this, { asked: observableRef, ask: actionBound, end: actionBound })
  }

  /**
   * Reads what a refused login requires; false if it cannot be answered here.
   * @param value the `value` of a refusal with the code `login_verify_required`
   * @param form what the person logged in with
   */
  ask(value: unknown, form: SignInForm): boolean {
    const read = readLoginVerification(value)
    if (!read || read.steps.length === 0) return false
    this.#ticket = read.ticket
    // No code has been sent for this login yet.
    this.countdown.stop()
    this.#form = form
    this.asked = { reason: read.reason, steps: read.steps }
    return true
  }

  /** Ends the step, answered or cancelled, and clears the input. */
  end(): void {
    this.#ticket = ''
    this.#form = undefined
    this.asked = undefined
  }

  /** Answers the step. A wrong answer can be corrected; an expired step leads back to the login form. */
  async answer(step: LoginStep, answer: string): Promise<SignInOutcome> {
    const { entry, modals } = this.#parts
    const form = this.#form
    if (!form) return ignored
    return this.#command.run<SignInOutcome, SignInOutcome>(
      async () => {
        const value = await this.#client.verification.login({ ticket: this.#ticket, step, answer })
        this.end()
        return entry.enter(value, form)
      },
      (failure) => {
        const { code, field } = refusal(failure, 'verification.login') ?? {}
        if (code !== 'login.verification.expired')
          return { kind: 'refused', text: failureText(failure), ...(field && { field }) }
        this.end()
        tellFailure(modals, failure)
        return ignored
      },
    )
  }

  /** Requests a code to the number on file; resolves with the reason if none was sent. */
  async sendCode(): Promise<FailureText | undefined> {
    if (this.countdown.isRunning) return undefined
    try {
      const { expiredMinutes } = await this.#client.verification.loginCode({ ticket: this.#ticket })
      this.countdown.start((expiredMinutes ?? limits.forgotPasswordCountdownMinutes) * limits.minuteMs)
      return undefined
    } catch (failure) {
      return failureText(failure)
    }
  }
}

/** The further step, loaded with the login. */
export const loginVerificationStore: LateStore<LoginVerificationStore> = {
  build: (root) =>
    new LoginVerificationStore(root.wire, root.ports.clock, { entry: root.store(sessionEntry), modals: root.modals }),
  audienceChanged: (store) => store.end(),
}
