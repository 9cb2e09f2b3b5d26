import { account, type CallsOf, type Input, security, type Value, verification } from '@croupier/api'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, ignored, type Ignored } from '../kit/Command.ts'
import { RemotePages } from '../kit/RemotePages.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { paymentPasswordStore } from '../payment-password/PaymentPasswordStore.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** The account's protection and bound contacts. */
export type AccountSecurity = Value<'security.config'>
/** A page of the logins. */
export type LoginHistory = Value<'security.loginHistory'>
/** A login, or an attempt. */
export type LoginEntry = LoginHistory['list'][number]
/** A picture to choose. */
export type AvatarChoice = Value<'account.icons'>[number]
/** An authenticator that waits for its first code. */
export type Enrolment = Value<'security.twoFactorEnrol'>

/** How a change ended. */
export type SecurityOutcome = { readonly kind: 'done' } | Refused | Ignored

const done = { kind: 'done' } as const

/**
 * Account protection: contacts, payment password, two-step login, logins, and the name and picture others see. The
 * platform requires a step-up proof before each change of the protection.
 */
export class AccountSecurityStore {
  readonly config: RemoteValue<AccountSecurity>
  readonly avatars: RemoteValue<readonly AvatarChoice[]>
  /** The newest logins; `more` joins older ones. */
  readonly logins: RemotePages<LoginHistory, object>
  /** Countdown until another code can be requested. */
  readonly countdowns: Readonly<Record<'mobile' | 'email', Countdown>>
  /** The authenticator being switched on. */
  enrolment: Enrolment | undefined
  /** New recovery codes, shown once until the member leaves the page. */
  recoveryCodes: readonly string[] | undefined
  readonly #step = new Command()
  readonly #client: CallsOf<typeof account & typeof security & typeof verification>
  readonly #root: Stores

  constructor(root: Stores) {
    const { wire, ports } = root
    const now = () => ports.clock.now()
    this.#root = root
    this.#client = { ...wire.calls(account), ...wire.calls(security), ...wire.calls(verification) }
    this.config = new RemoteValue(now)
    this.avatars = new RemoteValue(now)
    this.logins = new RemotePages({
      now,
      filters: () => ({}),
      fetch: (_filters, page, signal) =>
        this.#client.security.loginHistory({ page, size: limits.reportRowsPerPage }, { signal }),
      join: (before, next) => ({ ...next, list: [...before.list, ...next.list] }),
    })
    this.countdowns = { mobile: new Countdown(ports.clock), email: new Countdown(ports.clock) }
    makeObservable(this, {
      enrolment: observableRef,
      recoveryCodes: observableRef,
      isBusy: computed,
      forget: actionBound,
      leaveTwoFactor: actionBound,
      setEnrolment: actionBound,
      setRecoveryCodes: actionBound,
    })
  }

  /** Whether a change is in progress. */
  get isBusy(): boolean {
    return this.#step.isBusy
  }

  /** Loads how the account is protected. */
  async load(): Promise<void> {
    await this.config.load((signal) => this.#client.security.config({}, { signal }))
  }

  /** Loads the pictures to choose from. */
  async loadAvatars(): Promise<void> {
    await this.avatars.load((signal) => this.#client.account.icons({}, { signal }))
  }

  /** Changes the nickname. */
  setNickname(entry: Input<'account.setNickname'>): Promise<SecurityOutcome> {
    return this.#change(() => this.#client.account.setNickname(entry), 'member')
  }

  /** Changes the picture. */
  setAvatar(avatar: string): Promise<SecurityOutcome> {
    return this.#change(() => this.#client.account.setIcon({ avatar }), 'member')
  }

  /** Sends a code to a number. */
  sendMobileCode(
    number: Pick<Input<'verification.sendSms'>, 'mobileNum' | 'countryDialingCode'>,
  ): Promise<SecurityOutcome> {
    return this.#send('mobile', () => this.#client.verification.sendSms(number))
  }

  /** Binds a number with the code sent there. */
  bindMobile(binding: Input<'verification.checkSms'>): Promise<SecurityOutcome> {
    return this.#change(() => this.#client.verification.checkSms(binding), 'member')
  }

  /** Sends a code to an address. */
  sendEmailCode(email: string): Promise<SecurityOutcome> {
    return this.#send('email', () => this.#client.verification.sendEmail({ email }))
  }

  /** Binds an address with the code sent there. */
  bindEmail(binding: Input<'verification.checkEmail'>): Promise<SecurityOutcome> {
    return this.#change(() => this.#client.verification.checkEmail(binding))
  }

  /** Sets the first payment password, or replaces a forgotten one. */
  async setPaymentPassword(setup: Input<'security.setPaymentPassword'>): Promise<SecurityOutcome> {
    const outcome = await this.#change(() => this.#client.security.setPaymentPassword(setup))
    if (outcome.kind === 'done') this.#root.store(paymentPasswordStore).isSet.set(true)
    return outcome
  }

  /** Changes the payment password. */
  changePaymentPassword(change: Input<'security.changePaymentPassword'>): Promise<SecurityOutcome> {
    return this.#change(() => this.#client.security.changePaymentPassword(change))
  }

  /** Starts setting up two-step login: `enrolment` then holds the data for the authenticator app. */
  enrol(): Promise<SecurityOutcome> {
    return this.#step.run(async () => {
      this.setEnrolment(await this.#client.security.twoFactorEnrol({}))
      return done
    }, refused)
  }

  /** Switches two-step login on with the first code; `recoveryCodes` then holds the codes to keep. */
  confirm(entry: Input<'security.twoFactorConfirm'>): Promise<SecurityOutcome> {
    return this.#change(async () => {
      const { recoveryCodes } = await this.#client.security.twoFactorConfirm(entry)
      this.setEnrolment(undefined)
      this.setRecoveryCodes(recoveryCodes)
    })
  }

  /** Makes new recovery codes, which invalidate the earlier ones. */
  renewRecoveryCodes(): Promise<SecurityOutcome> {
    return this.#change(async () => {
      const { recoveryCodes } = await this.#client.security.recoveryCodes({})
      this.setRecoveryCodes(recoveryCodes)
    })
  }

  /** Switches the second step off. */
  disable(): Promise<SecurityOutcome> {
    return this.#change(() => this.#client.security.twoFactorDisable({}))
  }

  /** Clears the secret and codes when the member leaves the page of two-step login. */
  leaveTwoFactor(): void {
    this.enrolment = undefined
    this.recoveryCodes = undefined
  }

  /** Clears the member's data. */
  forget(): void {
    this.config.reset()
    this.logins.reset()
    this.countdowns.mobile.stop()
    this.countdowns.email.stop()
    this.leaveTwoFactor()
  }

  setEnrolment(enrolment: Enrolment | undefined): void {
    this.enrolment = enrolment
  }

  setRecoveryCodes(codes: readonly string[]): void {
    this.recoveryCodes = codes
  }

  #change(send: () => Promise<unknown>, also?: 'member'): Promise<SecurityOutcome> {
    return this.#step.run(async () => {
      await send()
      void this.load()
      if (also === 'member') void this.#root.member.load()
      return done
    }, refused)
  }

  async #send(
    to: 'mobile' | 'email',
    ask: () => Promise<{ readonly expiredMinutes: number | null }>,
  ): Promise<SecurityOutcome> {
    if (this.countdowns[to].isRunning) return ignored
    return this.#step.run(async () => {
      const { expiredMinutes } = await ask()
      this.countdowns[to].start((expiredMinutes ?? limits.forgotPasswordCountdownMinutes) * limits.minuteMs)
      return done
    }, refused)
  }
}

/** The protection of the account, as the security centre brings it. */
export const accountSecurityStore: LateStore<AccountSecurityStore> = {
  build: (root) => new AccountSecurityStore(root),
  audienceChanged: (store) => store.forget(),
}
