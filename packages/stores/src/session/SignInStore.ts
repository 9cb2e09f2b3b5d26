import {
  asksForCaptcha,
  type CallsOf,
  type FieldOf,
  PlatformError,
  refusal,
  session as authentication,
  type Value,
  type Wire,
} from '@croupier/api'
import { limits } from '../config/constants.ts'
import type { SiteConfig } from '../config/SiteConfig.ts'
import { tellFailure } from '../failure/failureModal.ts'
import { failureText, type FailureText } from '../failure/failureText.ts'
import { Command, ignored, type Ignored } from '../kit/Command.ts'
import type { MemberStore } from '../member/MemberStore.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore } from '../root/LateStore.ts'
import type { World } from '../root/World.ts'
import { moduleIds } from '../system/modules.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import { isAgentType } from './account.ts'
import { captchaStore, type CaptchaStore } from './CaptchaStore.ts'
import { withHumanCheck } from './HumanCheckStore.ts'
import { loginVerificationStore, type LoginStep, type LoginVerificationStore } from './LoginVerificationStore.ts'
import { dueChange, type PasswordChange } from './passwordChange.ts'
import type { SessionStore } from './SessionStore.ts'
import { signOutStore, type SignOutStore } from './SignOutStore.ts'
import { paths } from '../paths/paths.ts'

/** What a sign-in form gives. In SMS mode `username` is the mobile number and `password` the code [S-097]. */
export interface SignInForm {
  readonly type: 'username' | 'sms'
  readonly username: string
  readonly password: string
  readonly captcha?: string
  readonly countryDialingCode?: string
  /** Keep the user name, and nothing else, for 24 hours. */
  readonly remember?: boolean
}

/**
 * How a try to sign in ended. `field` names the field the text belongs to. `verify`: the platform asks for a further step,
 * which `LoginVerificationStore` holds. `ignored`: another try was under way, or the human check was called off.
 */
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly passwordChange: PasswordChange }
  | { readonly kind: 'refused'; readonly text: FailureText; readonly field?: FieldOf<'session.login' | 'verify.login'> }
  | { readonly kind: 'verify' }
  | Ignored

interface Parts {
  readonly session: SessionStore
  readonly captcha: CaptchaStore
  readonly verification: LoginVerificationStore
  readonly member: MemberStore
  readonly merchant: MerchantStore
  readonly system: SystemStore
  readonly modals: ModalStore
  readonly signOut: SignOutStore
}

type SignInWorld = Pick<World, 'cookies' | 'place' | 'operatingSystem' | 'checkHuman' | 'firstLogin' | 'clock'> & {
  readonly config: SiteConfig
}

/** Ways to sign in: by user name, by SMS code, free play. */
export class SignInStore {
  readonly #command = new Command()
  /** The form whose sign-in waits for a further step; it lives as long as the step, in memory only. */
  #waiting: SignInForm | undefined
  #attempt: AbortController | undefined
  readonly #client: CallsOf<typeof authentication>
  readonly #world: SignInWorld
  readonly #parts: Parts

  constructor(wire: Wire, world: SignInWorld, parts: Parts) {
    this.#client = wire.calls(authentication)
    this.#world = world
    this.#parts = parts
  }

  /** Whether a try is running. */
  get isBusy(): boolean {
    return this.#command.isBusy
  }

  /** Whether the free-play button shows [S-091]. */
  get offersFreePlay(): boolean {
    return this.#parts.system.isModuleOn(moduleIds.freePlay)
  }

  /** Whether the SMS tab shows [S-089]. */
  get offersSms(): boolean {
    return this.#parts.system.isModuleOn(moduleIds.smsLogin)
  }

  /** The remembered user name [S-115]. */
  get rememberedName(): string | undefined {
    return this.#world.cookies.get(this.#cookie)
  }

  /** Signs in. A try while another is running is ignored [S-120]. */
  signIn(form: SignInForm): Promise<SignInOutcome> {
    const attempt = new AbortController()
    const { signal } = attempt
    return this.#command.run<SignInOutcome, SignInOutcome>(
      async () => {
        this.#attempt = attempt
        const check = form.type === 'username' ? await this.#world.checkHuman?.('login') : undefined
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
        return signal.aborted ? ignored : this.#comeIn(value, form)
      },
      (failure) => (signal.aborted ? ignored : this.#refuse(failure, form)),
    )
  }

  /**
   * Answers the further step that a sign-in was asked for [S-117] [S-118]. A wrong answer keeps the session closed; a
   * step that is over leads back to the form.
   */
  async answerVerification(step: LoginStep, answer: string): Promise<SignInOutcome> {
    const { modals, verification } = this.#parts
    const form = this.#waiting
    if (!form) return ignored
    return this.#command.run<SignInOutcome, SignInOutcome>(
      async () => {
        const value = await verification.answer(step, answer)
        this.cancelVerification()
        return this.#comeIn(value, form)
      },
      (failure) => {
        const { code, field } = refusal(failure, 'verify.login') ?? {}
        if (code !== 'login.verification.expired')
          return { kind: 'refused', text: failureText(failure), ...(field && { field }) }
        this.cancelVerification()
        tellFailure(modals, failure)
        return ignored
      },
    )
  }

  /** Calls a try off whose form is gone: its answer signs nobody in. */
  cancel(): void {
    this.#attempt?.abort()
  }

  /** Gives the further step up; what was typed is forgotten. */
  cancelVerification(): void {
    this.#waiting = undefined
    this.#parts.verification.end()
  }

  /** Signs in to a trial account and goes to `/` [S-116]. */
  freePlay(): Promise<SignInOutcome> {
    return this.#command.run<SignInOutcome, SignInOutcome>(
      async () => {
        const value = await this.#client.session.freePlay({ os: this.#world.operatingSystem })
        const refused = await this.#begin(value, value.userName ?? undefined)
        if (refused) return refused
        this.#parts.modals.finish('login', 'signedIn')
        this.#world.place.go(paths.home)
        return { kind: 'signedIn', passwordChange: 'none' }
      },
      (failure) => this.#refuse(failure, undefined),
    )
  }

  get #cookie(): string {
    return `${this.#parts.merchant.current.merchantCode}-login`
  }

  /** A session has been given: takes it, asks for a new password where one is due, and lets the login modal go. */
  async #comeIn(value: Value<'session.login'>, form: SignInForm): Promise<SignInOutcome> {
    const { modals, session, system } = this.#parts
    const username = form.username.trim()
    const password = form.password.trim()
    const refused = await this.#begin(value, username)
    if (refused) return refused
    this.#remember(form, username)
    if (form.type === 'username') session.keepPassword(password)
    const due = dueChange({
      mode: form.type,
      password,
      firstTimeLogin: value.firstTimeLogin,
      passwordExpired: value.passwordExpired,
      expiryEnabled: this.#world.config.passwordExpiry,
      forceModule: system.isModuleOn(moduleIds.passwordExpiry),
    })
    session.setPasswordChange(due)
    modals.finish('login', 'signedIn')
    if (due) void session.askPasswordChange()
    return { kind: 'signedIn', passwordChange: session.passwordChange }
  }

  /** Commits the session and loads who it is; an account that this site does not admit is turned away, R-30 [S-113] [S-114]. */
  async #begin(value: Value<'session.login'>, username: string | undefined): Promise<SignInOutcome | undefined> {
    const { session, member, captcha, signOut } = this.#parts
    session.commit({
      token: value.token,
      username: value.userName ?? username,
      accountType: value.customerType ?? undefined,
      firstTime: value.firstTimeLogin,
    })
    captcha.hide()
    await member.load()
    const { siteRole } = this.#world.config
    if (siteRole !== 'everyone' && isAgentType(session.accountType) !== (siteRole === 'agent')) {
      await signOut.leave()
      return {
        kind: 'refused',
        text: { key: siteRole === 'agent' ? 'error_not_agent' : 'member_no_enter', retryable: false },
      }
    }
    if (value.firstTimeLogin) await this.#world.firstLogin?.().catch(() => undefined)
    return undefined
  }

  #remember(form: SignInForm, username: string): void {
    if (form.type !== 'username') return
    if (form.remember) this.#world.cookies.set(this.#cookie, username, { maxAgeMs: limits.rememberMeMs })
    else this.#world.cookies.delete(this.#cookie)
  }

  #refuse(failure: unknown, form: SignInForm | undefined): SignInOutcome {
    const { captcha, verification } = this.#parts
    const value = failure instanceof PlatformError ? failure.value : undefined
    const { code, field } = refusal(failure, 'session.login') ?? {}
    if (form && code === 'login_verify_required' && verification.ask(value)) {
      this.#waiting = form
      captcha.hide()
      return { kind: 'verify' }
    }
    if (asksForCaptcha(value) || captcha.isShown) captcha.show()
    return { kind: 'refused', text: failureText(failure), ...(field && { field }) }
  }
}

/** Ways to sign in, as the sign-in modal brings them. */
export const signInStore: LateStore<SignInStore> = {
  build: (root) => {
    const { member, merchant, modals, session, system, wire } = root
    const late = {
      captcha: root.store(captchaStore),
      verification: root.store(loginVerificationStore),
      signOut: root.store(signOutStore),
    }
    return new SignInStore(wire, withHumanCheck(root), { session, member, merchant, system, modals, ...late })
  },
}
