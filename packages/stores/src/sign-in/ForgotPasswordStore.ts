import { type CallsOf, type Input, security, type Wire } from '@croupier/api'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, ignored, type Ignored } from '../kit/Command.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { ToastStore } from '../modals/ToastStore.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Ports } from '../ports/Ports.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import { captchaStore, type CaptchaStore } from './CaptchaStore.ts'
import { withHumanCheck } from './HumanCheckStore.ts'
import { signInStore, type SignInStore } from './SignInStore.ts'

/** How a step towards a new password ended. */
export type ForgotOutcome = { readonly kind: 'done' } | Refused | Ignored

interface Parts {
  readonly signIn: SignInStore
  readonly captcha: CaptchaStore
  readonly system: SystemStore
  readonly modals: ModalStore
  readonly toasts: ToastStore
  readonly ports: Pick<Ports, 'clock' | 'checkHuman'>
}

/** A forgotten password: a new one by email, or by a code on the phone. */
export class ForgotPasswordStore {
  readonly countdown: Countdown
  readonly #command = new Command()
  readonly #code = new Command()
  readonly #client: CallsOf<typeof security>
  readonly #parts: Parts
  #lastAsked = Number.NEGATIVE_INFINITY

  constructor(wire: Wire, parts: Parts) {
    this.#client = wire.calls(security)
    this.#parts = parts
    this.countdown = new Countdown(parts.ports.clock)
  }

  /** Whether resetting by phone is available here. */
  get offersPhone(): boolean {
    const { system } = this.#parts
    return system.isModuleOn('CHNGPASSVERIF3') && system.hasModules(['PWRESETSMS3'])
  }

  /** Requests an email. Success closes the modal and says where to look; an unknown name or address is reported. */
  byEmail(form: Input<'security.forgotByEmail'>): Promise<ForgotOutcome> {
    const { modals } = this.#parts
    return this.#command.run(async () => {
      await this.#client.security.forgotByEmail(form)
      // The password of the letter needs no picture.
      this.#parts.captcha.hide()
      modals.finish('forgot', 'closed')
      void this.#tellAndOpenLogin('in_been_out')
      return { kind: 'done' as const }
    }, refused)
  }

  /**
   * Requests a code, at most once per second and not while the last one counts down; the default countdown is one
   * minute.
   */
  async requestCode(mobileNum: string, countryDialingCode: string): Promise<ForgotOutcome> {
    const { clock, checkHuman } = this.#parts.ports
    const now = clock.now()
    if (this.countdown.isRunning || now - this.#lastAsked < limits.smsRequestMs) return ignored
    this.#lastAsked = now
    return this.#code.run<ForgotOutcome, Refused>(async () => {
      const check = await checkHuman?.('sms')
      if (check?.kind === 'cancelled') return ignored
      const proof = check?.kind === 'passed' ? { geetestValidateV4: check.proof } : {}
      const { expiredMinutes } = await this.#client.security.forgotSms({ mobileNum, countryDialingCode, ...proof })
      this.countdown.start((expiredMinutes ?? limits.forgotPasswordCountdownMinutes) * limits.minuteMs)
      return { kind: 'done' }
    }, refused)
  }

  /**
   * Sets the new password, then logs in with it behind the human check. If that fails, the person sees that the
   * password is set, and logs in manually.
   */
  byPhone(form: Input<'security.setPasswordByPhone'>): Promise<ForgotOutcome> {
    const { modals, signIn } = this.#parts
    return this.#command.run(async () => {
      const answer = await this.#client.security.setPasswordByPhone(form)
      const username = answer?.username || form.mobileNum
      const outcome = await signIn.signIn({ type: 'username', username, password: form.newPassword })
      const isSignedIn = outcome.kind === 'signedIn'
      if (isSignedIn || outcome.kind === 'verify') {
        if (isSignedIn) modals.finish('forgot', 'signedIn')
        // The login modal takes over the blocked action, and shows the further step that the platform requires.
        else void modals.open({ kind: 'login' })
        this.#parts.toasts.show({ tone: 'success', textKey: 'change_pass_success' })
      } else void this.#tellAndOpenLogin('after_reset_pass')
      return { kind: 'done' as const }
    }, refused)
  }

  /** Names the next step, which is to log in. */
  async #tellAndOpenLogin(textKey: 'after_reset_pass' | 'in_been_out'): Promise<void> {
    const { modals } = this.#parts
    const answer = await modals.open({
      kind: 'message',
      tone: 'success',
      titleKey: 'reset_password',
      textKey,
      confirmKey: 'hd_login_button',
    })
    if (answer === 'confirmed' || textKey === 'after_reset_pass') void modals.open({ kind: 'login' })
  }
}

/** The ways back to a forgotten password, as their modal brings them. */
export const forgotPasswordStore: LateStore<ForgotPasswordStore> = {
  build: (root) =>
    new ForgotPasswordStore(root.wire, {
      signIn: root.store(signInStore),
      captcha: root.store(captchaStore),
      system: root.system,
      modals: root.modals,
      toasts: root.toasts,
      ports: withHumanCheck(root),
    }),
}
