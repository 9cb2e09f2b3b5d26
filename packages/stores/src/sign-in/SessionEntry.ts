import { type CallsOf, type FieldOf, session as authentication, type Value, type Wire } from '@croupier/api'
import { limits } from '../config/constants.ts'
import type { SiteConfig } from '../config/SiteConfig.ts'
import type { FailureText } from '../failure/failureText.ts'
import type { Ignored } from '../kit/Command.ts'
import type { MemberStore } from '../member/MemberStore.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Ports } from '../ports/Ports.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import { isAgentType } from '../config/account.ts'
import { captchaStore, type CaptchaStore } from './CaptchaStore.ts'
import type { LoginGuard } from '../session/LoginGuard.ts'
import { dueChange, type PasswordChange } from '../session/passwordChange.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import { signOutStore, type SignOutStore } from './SignOutStore.ts'
import { hiddenKey } from '../wallet/BalanceStore.ts'

/**
 * Values of a login form. In SMS mode `username` is the mobile number and `password` the code; a login by another
 * provider has neither.
 */
export interface SignInForm {
  readonly type: 'username' | 'sms' | 'firebase'
  readonly username: string
  readonly password: string
  readonly captcha?: string
  readonly countryDialingCode?: string
  /** Remember the user name, and nothing else, for 24 hours. */
  readonly remember?: boolean
  /** Shared device: nothing stays on it after logout, and amounts start hidden. */
  readonly shared?: boolean
}

/**
 * How an attempt to log in ended. `field` names the field that the text belongs to. `verify`: the platform requires a
 * further step, which `LoginVerificationStore` handles. `ignored`: another attempt was in progress, or the human check
 * was cancelled.
 */
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly passwordChange: PasswordChange }
  | {
      readonly kind: 'refused'
      readonly text: FailureText
      readonly field?: FieldOf<'session.login' | 'verification.login'>
    }
  | { readonly kind: 'verify' }
  | Ignored

interface Parts {
  readonly session: SessionStore
  readonly guard: LoginGuard
  readonly captcha: CaptchaStore
  readonly member: MemberStore
  readonly merchant: MerchantStore
  readonly system: SystemStore
  readonly modals: ModalStore
  readonly signOut: SignOutStore
}

type EntryPorts = Pick<Ports, 'cookies' | 'localStorage'> & { readonly config: SiteConfig }

/** The steps after a successful login, common to all ways of logging in. */
export class SessionEntry {
  readonly #client: CallsOf<typeof authentication>
  readonly #ports: EntryPorts
  readonly #parts: Parts

  constructor(wire: Wire, ports: EntryPorts, parts: Parts) {
    this.#client = wire.calls(authentication)
    this.#ports = ports
    this.#parts = parts
  }

  /** The remembered user name. */
  get rememberedName(): string | undefined {
    return this.#ports.cookies.get(this.#cookie)
  }

  /** Starts the session, asks for a new password if one is due, and closes the login modal. */
  async enter(value: Value<'session.login'>, form: SignInForm): Promise<SignInOutcome> {
    const { guard, modals, session, system } = this.#parts
    const username = form.username.trim()
    const password = form.password.trim()
    session.share(form.shared === true)
    if (form.shared) this.#ports.localStorage.setItem(hiddenKey, 'true')
    const refused = await this.begin(value, username)
    if (refused) return refused
    this.#remember(form, username)
    if (form.type === 'username') session.keepPassword(password)
    const due = dueChange({
      mode: form.type,
      password,
      firstTimeLogin: value.firstTimeLogin,
      passwordExpired: value.passwordExpired,
      expiryEnabled: this.#ports.config.passwordExpiry,
      forceModule: system.isModuleOn('PWDEXPFORCECHANGE3'),
    })
    session.setPasswordChange(due)
    modals.finish('login', 'signedIn')
    if (due) void guard.askPasswordChange()
    return { kind: 'signedIn', passwordChange: session.passwordChange }
  }

  /**
   * Starts the session and loads the member; an account that this site does not admit is logged out again.
   *
   * @returns why the account was not admitted; undefined if it was
   */
  async begin(value: Value<'session.login'>, username: string | undefined): Promise<SignInOutcome | undefined> {
    const { session, member, captcha, signOut } = this.#parts
    session.commit({
      token: value.token,
      username: value.userName ?? username,
      accountType: value.customerType ?? undefined,
      firstTime: value.firstTimeLogin,
    })
    captcha.hide()
    await member.load()
    const { siteRole } = this.#ports.config
    if (siteRole !== 'everyone' && isAgentType(session.accountType) !== (siteRole === 'agent')) {
      void signOut.leave()
      return {
        kind: 'refused',
        text: { key: siteRole === 'agent' ? 'error_not_agent' : 'member_no_enter', retryable: false },
      }
    }
    if (value.firstTimeLogin) await this.#arrive()
    return undefined
  }

  /**
   * Reports the owner's first login to the platform, and keeps who opened the account. A failure does not block the
   * login.
   */
  async #arrive(): Promise<void> {
    try {
      const { openedBy, openedAt } = await this.#client.session.firstLogin({})
      if (openedBy !== null) this.#parts.session.setOpening({ by: openedBy, at: openedAt })
    } catch {
      // The password is still set.
    }
  }

  get #cookie(): string {
    return `${this.#parts.merchant.current.merchantCode}-login`
  }

  #remember(form: SignInForm, username: string): void {
    if (form.type !== 'username') return
    if (form.remember && !form.shared)
      this.#ports.cookies.set(this.#cookie, username, { maxAgeMs: limits.rememberMeMs })
    else this.#ports.cookies.delete(this.#cookie)
  }
}

/** The start of a session, shared by every kind of login. */
export const sessionEntry: LateStore<SessionEntry> = {
  build: (root) => {
    const { session, guard, member, merchant, system, modals, ports } = root
    const late = { captcha: root.store(captchaStore), signOut: root.store(signOutStore) }
    return new SessionEntry(root.wire, ports, { session, guard, member, merchant, system, modals, ...late })
  },
}
