import { type CallsOf, type Input, PlatformError, security, type Wire } from '@croupier/api'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { failureText, type FailureText } from '../failure/failureText.ts'
import { ignored, type Ignored } from '../kit/Command.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore } from '../root/LateStore.ts'
import type { World } from '../root/World.ts'
import { moduleIds } from '../system/modules.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import { withHumanCheck } from './HumanCheckStore.ts'
import { signInStore, type SignInStore } from './SignInStore.ts'

/** How a step towards a new password ended. `field` names the field the text belongs to. */
export type ForgotOutcome =
  | { readonly kind: 'done' }
  | Ignored
  | { readonly kind: 'refused'; readonly text: FailureText; readonly field?: string }

interface Parts {
  readonly signIn: SignInStore
  readonly system: SystemStore
  readonly modals: ModalStore
  readonly world: Pick<World, 'clock' | 'checkHuman'>
}

/** A forgotten password: a new one by e-mail, or by a code on the phone. */
export class ForgotPasswordStore {
  readonly countdown: Countdown
  readonly #client: CallsOf<typeof security>
  readonly #parts: Parts
  #lastAsked = Number.NEGATIVE_INFINITY

  constructor(wire: Wire, parts: Parts) {
    this.#client = wire.calls(security)
    this.#parts = parts
    this.countdown = new Countdown(parts.world.clock)
  }

  /** Whether the way by phone is open here. */
  get offersPhone(): boolean {
    return this.#parts.system.isModuleOn(moduleIds.forgotByPhone)
  }

  /** Asks for an e-mail. Success closes the modal and says where to look [S-191]; an unknown name or address is told [S-192]. */
  async byEmail(form: Input<'security.forgotByEmail'>): Promise<ForgotOutcome> {
    const { modals } = this.#parts
    try {
      await this.#client.security.forgotByEmail(form)
    } catch (failure) {
      return refused(failure)
    }
    modals.finish('forgot', 'closed')
    void modals.open({
      kind: 'message',
      tone: 'success',
      titleKey: 'reset_password',
      textKey: 'in_been_out',
      confirmKey: 'in_increase_submit',
    })
    return { kind: 'done' }
  }

  /** Asks for a code, once a second at most and not while the last one counts down; one minute when nothing is said [S-122]. */
  async requestCode(mobileNum: string, countryDialingCode: string): Promise<ForgotOutcome> {
    const { clock, checkHuman } = this.#parts.world
    const now = clock.now()
    if (this.countdown.isRunning || now - this.#lastAsked < limits.smsRequestMs) return ignored
    this.#lastAsked = now
    const check = await checkHuman?.('sms')
    if (check?.kind === 'cancelled') return ignored
    const proof = check?.kind === 'passed' ? { geetestValidateV4: check.proof } : {}
    try {
      const { expiredMinutes } = await this.#client.security.forgotSms({ mobileNum, countryDialingCode, ...proof })
      this.countdown.start((expiredMinutes ?? limits.forgotPasswordCountdownMinutes) * limits.minuteMs)
      return { kind: 'done' }
    } catch (failure) {
      return refused(failure)
    }
  }

  /**
   * Sets the new password [S-193], then signs in with it behind the check for a human. Where that does not come through,
   * the person is told that the password is set, and signs in by hand, R-25 [S-194].
   */
  async byPhone(form: Input<'security.setPasswordByPhone'>): Promise<ForgotOutcome> {
    const { modals, signIn } = this.#parts
    let username: string
    try {
      const answer = await this.#client.security.setPasswordByPhone(form)
      username = answer?.username || form.mobileNum
    } catch (failure) {
      return refused(failure)
    }
    const outcome = await signIn.signIn({ type: 'username', username, password: form.newPassword })
    if (outcome.kind === 'signedIn') modals.finish('forgot', 'signedIn')
    // The login modal takes the waiting action over, and shows the further step where one is asked for.
    else if (outcome.kind === 'verify') void modals.open({ kind: 'login' })
    else void this.#tellAndOpenLogin()
    return { kind: 'done' }
  }

  async #tellAndOpenLogin(): Promise<void> {
    const { modals } = this.#parts
    await modals.open({
      kind: 'message',
      tone: 'success',
      titleKey: 'reset_password',
      textKey: 'after_reset_pass',
      confirmKey: 'in_increase_submit',
    })
    void modals.open({ kind: 'login' })
  }
}

const refused = (failure: unknown): ForgotOutcome => {
  const field = failure instanceof PlatformError ? failure.field : undefined
  return { kind: 'refused', text: failureText(failure), ...(field !== undefined && { field }) }
}

/** The ways back to a forgotten password, as their modal brings them. */
export const forgotPasswordStore: LateStore<ForgotPasswordStore> = {
  build: (root) =>
    new ForgotPasswordStore(root.wire, {
      signIn: root.store(signInStore),
      system: root.system,
      modals: root.modals,
      world: withHumanCheck(root),
    }),
}
