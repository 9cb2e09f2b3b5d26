import { asksForCaptcha, isApiFailure, type Client, type Value } from '@croupier/api'
import { actionBound, makeObservable, observable, runInAction } from 'mobx'
import { limits } from '../config/constants.ts'
import type { SiteConfig } from '../config/SiteConfig.ts'
import { failureText, platformCode, type FailureText } from '../failure/failureText.ts'
import type { MemberStore } from '../member/MemberStore.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { World } from '../root/World.ts'
import { moduleIds } from '../system/modules.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import { isAgentType } from './account.ts'
import type { CaptchaStore } from './CaptchaStore.ts'
import { passwordChange, type PasswordChange } from './passwordChange.ts'
import type { SessionStore } from './SessionStore.ts'

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

/** How a try to sign in ended. `field` names the field the text belongs to. `ignored`: another was under way, or the human check was called off. */
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly passwordChange: PasswordChange }
  | { readonly kind: 'refused'; readonly text: FailureText; readonly field?: 'captcha' }
  | { readonly kind: 'ignored' }

interface Parts {
  readonly session: SessionStore
  readonly captcha: CaptchaStore
  readonly member: MemberStore
  readonly merchant: MerchantStore
  readonly system: SystemStore
  readonly modals: ModalStore
}

type SignInWorld = Pick<World, 'cookies' | 'place' | 'operatingSystem' | 'checkHuman' | 'firstLogin' | 'clock'> & {
  readonly config: SiteConfig
}

/** Ways in and out: by user name, by SMS code, free play, and sign-out. */
export class SignInStore {
  isBusy = false
  readonly #client: Client
  readonly #world: SignInWorld
  readonly #parts: Parts

  constructor(client: Client, world: SignInWorld, parts: Parts) {
    this.#client = client
    this.#world = world
    this.#parts = parts
    makeObservable(this, { isBusy: observable, setBusy: actionBound })
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
  async signIn(form: SignInForm): Promise<SignInOutcome> {
    if (this.isBusy) return { kind: 'ignored' }
    this.setBusy(true)
    try {
      const check = form.type === 'username' ? await this.#world.checkHuman?.('login') : undefined
      if (check?.kind === 'cancelled') return { kind: 'ignored' }
      const username = form.username.trim()
      const password = form.password.trim()
      const value = await this.#client.session.login({
        username,
        password,
        captcha: form.captcha?.trim() ?? '',
        type: form.type,
        ...(form.countryDialingCode !== undefined && { countryDialingCode: form.countryDialingCode }),
        ...(check?.kind === 'passed' && { geetestValidateV4: check.proof }),
      })
      const refused = await this.#begin(value, username)
      if (refused) return refused
      this.#remember(form, username)
      const change = passwordChange({
        mode: form.type,
        password,
        firstTimeLogin: value.firstTimeLogin,
        passwordExpired: value.passwordExpired,
        expiryEnabled: this.#world.config.passwordExpiry,
        forceModule: this.#parts.system.isModuleOn(moduleIds.passwordExpiry),
      })
      this.#parts.session.setPasswordChange(change)
      this.#parts.modals.finish('login', 'signedIn')
      return { kind: 'signedIn', passwordChange: change }
    } catch (failure) {
      return this.#refuse(failure)
    } finally {
      this.setBusy(false)
    }
  }

  /** Signs in to a trial account and goes to `/` [S-116]. */
  async freePlay(): Promise<SignInOutcome> {
    if (this.isBusy) return { kind: 'ignored' }
    this.setBusy(true)
    try {
      const value = await this.#client.session.freePlay({ os: this.#world.operatingSystem })
      const refused = await this.#begin(value, value.userName ?? undefined)
      if (refused) return refused
      this.#parts.modals.finish('login', 'signedIn')
      this.#world.place.go('/')
      return { kind: 'signedIn', passwordChange: 'none' }
    } catch (failure) {
      return this.#refuse(failure)
    } finally {
      this.setBusy(false)
    }
  }

  /** Asks, then signs out. It finishes on this side even if the platform does not answer [S-198] [S-199] [S-200]. */
  async signOut(): Promise<'signedOut' | 'stayed'> {
    const answer = await this.#parts.modals.open({
      kind: 'confirm',
      tone: 'info',
      titleKey: 'in_popup_prompt',
      textKey: 'in_sure_logout',
      confirmKey: 'in_increase_submit',
      cancelKey: 'in_more_cancel',
    })
    if (answer !== 'confirmed') return 'stayed'
    await this.#tellSignOut()
    runInAction(() => {
      this.#parts.modals.closeAll()
      this.#parts.session.end()
      this.#parts.member.forget()
    })
    this.#world.place.go('/')
    return 'signedOut'
  }

  /** Whether a try is running; the forms' buttons read it. */
  setBusy(busy: boolean): void {
    this.isBusy = busy
  }

  get #cookie(): string {
    return `${this.#parts.merchant.current.merchantCode}-login`
  }

  /** Commits the session and loads who it is; an account that this site does not admit is turned away, R-30 [S-113]. */
  async #begin(value: Value<'session.login'>, username: string | undefined): Promise<SignInOutcome | undefined> {
    const { session, member, captcha } = this.#parts
    session.commit({
      token: value.token,
      username: value.userName ?? username,
      accountType: value.customerType ?? undefined,
      firstTime: value.firstTimeLogin,
    })
    captcha.hide()
    await member.load()
    if (this.#world.config.siteRole === 'agent' && !isAgentType(session.accountType)) {
      await this.#tellSignOut()
      session.end()
      member.forget()
      return { kind: 'refused', text: { key: 'error_not_agent', retryable: false } }
    }
    if (value.firstTimeLogin) await this.#world.firstLogin?.().catch(() => undefined)
    return undefined
  }

  #remember(form: SignInForm, username: string): void {
    if (form.type !== 'username') return
    if (form.remember) this.#world.cookies.set(this.#cookie, username, { maxAgeMs: limits.rememberMeMs })
    else this.#world.cookies.delete(this.#cookie)
  }

  #refuse(failure: unknown): SignInOutcome {
    const { captcha } = this.#parts
    const asks = isApiFailure(failure) && failure.kind === 'PlatformError' && asksForCaptcha(failure.value)
    if (asks || captcha.isShown) captcha.show()
    return {
      kind: 'refused',
      text: failureText(failure),
      ...(platformCode(failure) === 'captcha.invalid' && { field: 'captcha' as const }),
    }
  }

  /** Tells the platform, but waits for it five seconds at most: nobody is kept signed in by a slow answer. */
  async #tellSignOut(): Promise<void> {
    const { clock } = this.#world
    let timer: unknown
    const patience = new Promise<void>((resolve) => {
      timer = clock.setTimeout(resolve, 5000)
    })
    await Promise.race([this.#client.session.logout().catch(() => undefined), patience])
    clock.clearTimeout(timer)
  }
}
