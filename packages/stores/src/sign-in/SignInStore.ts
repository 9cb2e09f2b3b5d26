import {
  asksForCaptcha,
  type CallsOf,
  PlatformError,
  refusal,
  session as authentication,
  type Wire,
} from '@croupier/api'
import type { AgeStore } from '../age/AgeStore.ts'
import { failureText } from '../failure/failureText.ts'
import { Command, ignored } from '../kit/Command.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { paths } from '../paths/paths.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Ports } from '../ports/Ports.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import { captchaStore, type CaptchaStore } from './CaptchaStore.ts'
import { withHumanCheck } from './HumanCheckStore.ts'
import { loginVerificationStore, type LoginVerificationStore } from './LoginVerificationStore.ts'
import { sessionEntry, type SessionEntry, type SignInForm, type SignInOutcome } from './SessionEntry.ts'

interface Parts {
  readonly age: AgeStore
  readonly entry: SessionEntry
  readonly captcha: CaptchaStore
  readonly verification: LoginVerificationStore
  readonly system: SystemStore
  readonly modals: ModalStore
}

type SignInPorts = Pick<Ports, 'place' | 'operatingSystem' | 'checkHuman' | 'config'>

/** Kinds of login: by user name, by SMS code, free play. */
export class SignInStore {
  readonly #command = new Command()
  #attempt: AbortController | undefined
  readonly #client: CallsOf<typeof authentication>
  readonly #ports: SignInPorts
  readonly #parts: Parts

  constructor(wire: Wire, ports: SignInPorts, parts: Parts) {
    this.#client = wire.calls(authentication)
    this.#ports = ports
    this.#parts = parts
  }

  /** Whether an attempt is in progress. */
  get isBusy(): boolean {
    return this.#command.isBusy
  }

  /** Whether the free-play button shows. */
  get offersFreePlay(): boolean {
    return this.#ports.config.trialMayPlay && this.#parts.system.isModuleOn('FREEPLAY3')
  }

  /** Whether the SMS tab shows. */
  get offersSms(): boolean {
    const { system } = this.#parts
    return system.isModuleOn('MOBILEVERCODELOGIN3') && system.hasModules(['VERIFICATION3'])
  }

  /** The remembered user name. */
  get rememberedName(): string | undefined {
    return this.#parts.entry.rememberedName
  }

  /** Logs in. An attempt while another is in progress is ignored. */
  signIn(form: SignInForm): Promise<SignInOutcome> {
    const attempt = new AbortController()
    const { signal } = attempt
    return this.#command.run<SignInOutcome, SignInOutcome>(
      async () => {
        this.#attempt = attempt
        const check = form.type === 'username' ? await this.#ports.checkHuman?.('login') : undefined
        if (check?.kind === 'cancelled') return ignored
        const request = {
          username: form.username.trim(),
          password: form.password.trim(),
          captcha: form.captcha?.trim() ?? '',
          type: form.type,
          ...(form.countryDialingCode !== undefined && { countryDialingCode: form.countryDialingCode }),
          ...(check?.kind === 'passed' && { geetestValidateV4: check.proof }),
        }
        const value = await this.#client.session.login(request, { signal })
        return signal.aborted ? ignored : this.#parts.entry.enter(value, form)
      },
      (failure) => (signal.aborted ? ignored : this.#refuse(failure, form)),
    )
  }

  /** Cancels an attempt whose form has closed, so that its response is ignored. */
  cancel(): void {
    this.#attempt?.abort()
  }

  /** Logs in to a trial account, once the person is known to be old enough, and goes to `/`. */
  freePlay(): Promise<SignInOutcome> {
    return this.#command.run<SignInOutcome, SignInOutcome>(
      async () => {
        if (!(await this.#parts.age.allows())) return ignored
        const value = await this.#client.session.freePlay({ os: this.#ports.operatingSystem })
        const refused = await this.#parts.entry.begin(value, value.userName ?? undefined)
        if (refused) return refused
        this.#parts.modals.finish('login', 'signedIn')
        this.#ports.place.go(paths.home)
        return { kind: 'signedIn', passwordChange: 'none' }
      },
      (failure) => this.#refuse(failure, undefined),
    )
  }

  #refuse(failure: unknown, form: SignInForm | undefined): SignInOutcome {
    const { captcha, verification } = this.#parts
    const value = failure instanceof PlatformError ? failure.value : undefined
    const { code, field } = refusal(failure, 'session.login') ?? {}
    if (form && code === 'login_verify_required' && verification.ask(value, form)) {
      captcha.hide()
      return { kind: 'verify' }
    }
    if (asksForCaptcha(value) || captcha.isShown) captcha.show()
    return { kind: 'refused', text: failureText(failure), ...(field && { field }) }
  }
}

/** Kinds of login, loaded with the login modal. */
export const signInStore: LateStore<SignInStore> = {
  build: (root) =>
    new SignInStore(root.wire, withHumanCheck(root), {
      age: root.age,
      entry: root.store(sessionEntry),
      captcha: root.store(captchaStore),
      verification: root.store(loginVerificationStore),
      system: root.system,
      modals: root.modals,
    }),
}
