import { type CallsOf, verification, type Wire } from '@croupier/api'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { failureModal } from '../failure/tellFailure.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore } from '../root/LateStore.ts'
import type { World } from '../root/World.ts'
import { withHumanCheck } from '../session/HumanCheckStore.ts'

/** Purposes of an SMS code. */
export type SmsPurpose = 'login' | 'register' | 'registerMobile'

/** How asking for a code ended. `ignored`: within the same second as another, during its countdown, or called off. */
export type SmsOutcome = 'sent' | 'refused' | 'ignored'

/**
 * SMS codes. A code can be asked for again when the countdown of the last one is over; the countdown lives here, so
 * closing and opening a modal does not shorten it [S-123].
 */
export class SmsStore {
  readonly countdowns: Readonly<Record<SmsPurpose, Countdown>>
  readonly #lastAsked = new Map<SmsPurpose, number>()
  readonly #client: CallsOf<typeof verification>
  readonly #modals: ModalStore
  readonly #world: Pick<World, 'clock' | 'checkHuman'>

  constructor(wire: Wire, modals: ModalStore, world: Pick<World, 'clock' | 'checkHuman'>) {
    this.#client = wire.calls(verification)
    this.#modals = modals
    this.#world = world
    this.countdowns = {
      login: new Countdown(world.clock),
      register: new Countdown(world.clock),
      registerMobile: new Countdown(world.clock),
    }
  }

  /**
   * Asks for a code, at most once per second [S-112]. It counts down expiredMinutes × 60 s from the answer [S-121]; a
   * refusal shows the platform's message and starts no countdown [S-124].
   */
  async request(purpose: SmsPurpose, mobile: string, countryDialingCode: string): Promise<SmsOutcome> {
    const now = this.#world.clock.now()
    const last = this.#lastAsked.get(purpose)
    if (this.countdowns[purpose].isRunning || (last !== undefined && now - last < limits.smsRequestMs)) return 'ignored'
    this.#lastAsked.set(purpose, now)
    if (mobile.trim() === '') {
      await this.#modals.open({
        kind: 'message',
        tone: 'warning',
        titleKey: 'caveat',
        textKey: 'auth/missing-phone-number',
        confirmKey: 'in_increase_submit',
      })
      return 'refused'
    }
    const check = await this.#world.checkHuman?.('sms')
    if (check?.kind === 'cancelled') return 'ignored'
    const proof = check?.kind === 'passed' ? { geetestValidateV4: check.proof } : {}
    try {
      const { expiredMinutes } = await this.#send(purpose, mobile.trim(), { countryDialingCode, ...proof })
      this.countdowns[purpose].start((expiredMinutes ?? limits.forgotPasswordCountdownMinutes) * limits.minuteMs)
      return 'sent'
    } catch (failure) {
      void this.#modals.open(failureModal(failure))
      return 'refused'
    }
  }

  // The number is called `mobileNum` at sign-in and `mobileNo` at registration [S-125].
  #send(
    purpose: SmsPurpose,
    mobile: string,
    rest: { readonly countryDialingCode: string },
  ): Promise<{ expiredMinutes: number | null }> {
    const { verification } = this.#client
    if (purpose === 'login') return verification.loginSms({ mobileNum: mobile, ...rest })
    return purpose === 'register'
      ? verification.registerSms({ mobileNo: mobile, ...rest })
      : verification.registerMobileSms({ mobileNo: mobile, ...rest })
  }
}

/** SMS codes, as sign-in and registration bring them. */
export const smsStore: LateStore<SmsStore> = {
  build: (root) => new SmsStore(root.wire, root.modals, withHumanCheck(root)),
}
