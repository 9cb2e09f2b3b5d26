import { type CallsOf, type Input, security, type Wire } from '@croupier/api'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { failureText, type FailureText } from '../failure/failureText.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../world/World.ts'

/** Proofs of the member: the password, a code sent to the phone, a code of the second step. */
export type StepUpProof = Input<'security.stepUp'>

/** The proof that the owner of the account asks, for calls that change what guards it. */
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

  /** Sends the proof. Once it is taken the dialog closes and the waiting call goes on. */
  prove(proof: StepUpProof): Promise<{ readonly kind: 'done' } | Refused | Ignored> {
    return this.#step.run(async () => {
      await this.#client.security.stepUp(proof)
      this.#modals.finish('stepUp', 'proven')
      return { kind: 'done' as const }
    }, refused)
  }

  /** Asks for a code to the bound number; resolves with why none was sent. */
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
  build: ({ wire, modals, world }) => new StepUpStore(wire, modals, world.clock),
}
