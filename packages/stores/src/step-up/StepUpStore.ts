import { type CallsOf, type Input, security, type Wire } from '@croupier/api'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { failureText, type FailureText } from '../failure/failureText.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../ports/Ports.ts'

/** Proofs of the member: the password, a code sent to the phone, a code of the second step. */
export type StepUpProof = Input<'security.stepUp'>

/** The step-up proof for calls that change the protection of the account. */
export class StepUpStore {
  /** Countdown until another code can be requested. */
  readonly countdown: Countdown
  readonly #step = new Command()
  readonly #client: CallsOf<typeof security>
  readonly #modals: ModalStore

  constructor(wire: Wire, modals: ModalStore, clock: Clock) {
    this.#client = wire.calls(security)
    this.#modals = modals
    this.countdown = new Countdown(clock)
  }

  /** Sends the proof. Once it is accepted, the dialog closes and the waiting call goes on. */
  prove(proof: StepUpProof): Promise<{ readonly kind: 'done' } | Refused | Ignored> {
    return this.#step.run(async () => {
      await this.#client.security.stepUp(proof)
      this.#modals.finish('stepUp', 'proven')
      return { kind: 'done' as const }
    }, refused)
  }

  /** Requests a code to the bound number; resolves with the reason if none was sent. */
  async sendCode(): Promise<FailureText | undefined> {
    if (this.countdown.isRunning) return undefined
    try {
      const { expiredMinutes } = await this.#client.security.stepUpCode({})
      this.countdown.start((expiredMinutes ?? limits.forgotPasswordCountdownMinutes) * limits.minuteMs)
      return undefined
    } catch (failure) {
      return failureText(failure)
    }
  }
}

/** The proof, as its dialog brings it. */
export const stepUpStore: LateStore<StepUpStore> = {
  build: ({ wire, modals, ports }) => new StepUpStore(wire, modals, ports.clock),
  // The next member has been sent no code.
  audienceChanged: (store) => store.countdown.stop(),
}
