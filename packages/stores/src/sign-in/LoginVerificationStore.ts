import { type CallsOf, type Input, readLoginVerification, refusal, verify, type Wire } from '@croupier/api'
import { actionBound, makeObservable, observableRef } from 'mobx'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { tellFailure } from '../failure/tellFailure.ts'
import { failureText, type FailureText } from '../failure/failureText.ts'
import { Command, ignored } from '../kit/Command.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../world/World.ts'
import { sessionEntry, type SessionEntry, type SignInForm, type SignInOutcome } from './SessionEntry.ts'

/** The further steps a sign-in may ask for. */
export type LoginStep = Input<'verify.login'>['step']

/** Verification steps that the platform asks for at login; any one of them is enough. */
export interface LoginVerification {
  /** An address not seen before, or the second step of the account. */
  readonly reason: 'address' | 'twoFactor'
  /** `hint` is what the answer looks like, masked. */
  readonly steps: readonly { readonly step: LoginStep; readonly hint: string | null }[]
}

interface Parts {
  readonly entry: SessionEntry
  readonly modals: ModalStore
}

/**
 * The further step of a login. The ticket replaces the password already given, which is not sent twice. The session
 * starts when the platform accepts an answer.
 */
export class LoginVerificationStore {
  /** The verification that is asked for, if any. */
  asked: LoginVerification | undefined
  /** Countdown until another code can be requested. */
  readonly countdown: Countdown
  readonly #command = new Command()
  #ticket = ''
  /** The form whose sign-in waits for the answer; kept in memory, and only until the step ends. */
  #form: SignInForm | undefined
  readonly #client: CallsOf<typeof verify>
  readonly #parts: Parts

  constructor(wire: Wire, clock: Clock, parts: Parts) {
    this.#client = wire.calls(verify)
    this.#parts = parts
    this.countdown = new Countdown(clock)
    makeObservable(this, { asked: observableRef, ask: actionBound, end: actionBound })
  }

  /**
   * Reads what a refused sign-in asks for; false when it is nothing that can be answered here.
   * @param value the `value` of a refusal with the code `login_verify_required`
   * @param form what the person signed in with
   */
  ask(value: unknown, form: SignInForm): boolean {
    const read = readLoginVerification(value)
    if (!read || read.steps.length === 0) return false
    this.#ticket = read.ticket
    this.#form = form
    this.asked = { reason: read.reason, steps: read.steps }
    return true
  }

  /** Ends the step, answered or given up, and forgets what was typed. */
  end(): void {
    this.#ticket = ''
    this.#form = undefined
    this.asked = undefined
  }

  /** Answers the step. A wrong answer can be corrected; a step that has expired leads back to the sign-in form. */
  async answer(step: LoginStep, answer: string): Promise<SignInOutcome> {
    const { entry, modals } = this.#parts
    const form = this.#form
    if (!form) return ignored
    return this.#command.run<SignInOutcome, SignInOutcome>(
      async () => {
        const value = await this.#client.verify.login({ ticket: this.#ticket, step, answer })
        this.end()
        return entry.enter(value, form)
      },
      (failure) => {
        const { code, field } = refusal(failure, 'verify.login') ?? {}
        if (code !== 'login.verification.expired')
          return { kind: 'refused', text: failureText(failure), ...(field && { field }) }
        this.end()
        tellFailure(modals, failure)
        return ignored
      },
    )
  }

  /** Asks for a code to the number that the platform knows; resolves with the reason when none was sent. */
  async sendCode(): Promise<FailureText | undefined> {
    if (this.countdown.isRunning) return undefined
    try {
      const { expiredMinutes } = await this.#client.verify.loginCode({ ticket: this.#ticket })
      this.countdown.start((expiredMinutes ?? limits.forgotPasswordCountdownMinutes) * limits.minuteMs)
      return undefined
    } catch (failure) {
      return failureText(failure)
    }
  }
}

/** The further step, as sign-in brings it. */
export const loginVerificationStore: LateStore<LoginVerificationStore> = {
  build: (root) =>
    new LoginVerificationStore(root.wire, root.world.clock, { entry: root.store(sessionEntry), modals: root.modals }),
  audienceChanged: (store) => store.end(),
}
