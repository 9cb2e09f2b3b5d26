import { type CallsOf, type Input, readLoginVerification, type Value, verify, type Wire } from '@croupier/api'
import { actionBound, makeObservable, observableRef } from 'mobx'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { failureText, type FailureText } from '../failure/failureText.ts'
import type { LateStore } from '../root/LateStore.ts'
import type { Clock } from '../root/World.ts'

/** The further steps a sign-in may be asked for. */
export type LoginStep = Input<'verify.login'>['step']

/** What the platform asks for before it lets somebody in: any one of the steps opens. */
export interface LoginVerification {
  /** An address not seen before [S-117], or the second step of the account [S-118]. */
  readonly reason: 'address' | 'twoFactor'
  /** `hint` is what the answer looks like, masked. */
  readonly steps: readonly { readonly step: LoginStep; readonly hint: string | null }[]
}

interface Asked extends LoginVerification {
  readonly ticket: string
}

/**
 * The further step of a sign-in. The ticket stands for the password already given, so that it is neither kept nor sent
 * twice. The session stays closed until the platform takes an answer.
 */
export class LoginVerificationStore {
  /** What is asked for; `undefined` while nothing is. */
  asked: LoginVerification | undefined
  /** Until another code can be asked for. */
  readonly countdown: Countdown
  #ticket = ''
  readonly #client: CallsOf<typeof verify>

  constructor(wire: Wire, clock: Clock) {
    this.#client = wire.calls(verify)
    this.countdown = new Countdown(clock)
    makeObservable(this, { asked: observableRef, ask: actionBound, end: actionBound })
  }

  /**
   * Takes what a refused sign-in says; false when it asks for nothing that can be answered here.
   * @param value the `value` of a refusal with the code `login_verify_required`
   */
  ask(value: unknown): boolean {
    const read: Asked | null = readLoginVerification(value)
    if (!read || read.steps.length === 0) return false
    this.#ticket = read.ticket
    this.asked = { reason: read.reason, steps: read.steps }
    return true
  }

  /** Nothing is asked for any more. */
  end(): void {
    this.#ticket = ''
    this.asked = undefined
  }

  /** Sends an answer; resolves as the sign-in would have. Rejects with the platform's refusal. */
  answer(step: LoginStep, answer: string): Promise<Value<'verify.login'>> {
    return this.#client.verify.login({ ticket: this.#ticket, step, answer })
  }

  /** Asks for a code to the number that the platform knows; resolves with why none was sent. */
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
  build: ({ wire, world }) => new LoginVerificationStore(wire, world.clock),
  audienceChanged: (store) => store.end(),
}
