import {
  agent,
  type CallsOf,
  type Input,
  isApiFailure,
  PlatformError,
  session as authentication,
  signUp,
  type Value,
  type Wire,
} from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { platformCode } from '../failure/failureText.ts'
import { refused, type Refused } from '../failure/refused.ts'
import type { MemberStore } from '../member/MemberStore.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { Command, ignored, type Ignored } from '../kit/Command.ts'
import type { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Ports } from '../ports/Ports.ts'
import { safetyStore, type SafetyStore } from '../safety/SafetyStore.ts'
import { captchaStore, type CaptchaStore } from '../sign-in/CaptchaStore.ts'
import { withHumanCheck } from '../sign-in/HumanCheckStore.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import { keepReferral, referralKey } from './referral.ts'
import { smsStore, type MobileProof, type SmsStore } from './SmsStore.ts'
import { paths } from '../paths/paths.ts'

const registrationCalls = { ...signUp, ...agent, ...authentication }

type Registration = Input<'member.register'>
type Given =
  | 'domain'
  | 'registerUrl'
  | 'registerMethod'
  | 'login'
  | 'referralCode'
  | 'geetestValidateV4'
  | 'firebaseChannel'
  | 'firebaseIdToken'

/** Values of the registration form; fields not shown are omitted and sent as ''. */
export type RegistrationForm = Omit<Registration, Given>
/** Values of the form by mobile number; the number becomes the user name. */
export type MobileRegistrationForm = Omit<Input<'member.registerMobile'>, Given | 'username' | 'confirmPassword'>

/** How a registration ended. `excluded`: the person is on the register of exclusions. */
export type RegistrationOutcome = { readonly kind: 'registered' | 'excluded' } | Refused | Ignored

interface Parts {
  readonly session: SessionStore
  readonly member: MemberStore
  readonly captcha: CaptchaStore
  readonly merchant: MerchantStore
  readonly system: SystemStore
  readonly modals: ModalStore
  readonly sms: SmsStore
  readonly safety: Pick<SafetyStore, 'declare'>
}

type RegistrationPorts = Pick<Ports, 'sessionStorage' | 'place' | 'clock' | 'checkHuman'>

/** A new member's login data. */
type Credentials = Pick<Registration, 'username' | 'password'>

/** Fields of a form that are checked before sending; `proves`: a code proves who holds the number. */
interface Entered extends Credentials {
  readonly affiliateCode?: string | undefined
  readonly verificationCode?: string | undefined
  readonly proves: boolean
}

/** Failures after which the account may exist nevertheless: the request may have arrived, but its response did not. */
const lostResponse = (failure: unknown): boolean =>
  isApiFailure(failure) && ['Timeout', 'Network', 'HttpStatus', 'ContractMismatch'].includes(failure.kind)

/** Refusals that an account of this name or number exists. */
const takenCodes: ReadonlySet<string> = new Set(['user.already.exists', 'mobile.taken'])

/** Registration: the available forms, the invitation check, the call, and the steps after it. */
export class RegistrationStore {
  readonly #command = new Command()
  /** Name of a registration whose response was lost. */
  #unanswered: string | undefined
  readonly #client: CallsOf<typeof registrationCalls>
  readonly #ports: RegistrationPorts
  readonly #parts: Parts

  constructor(wire: Wire, ports: RegistrationPorts, parts: Parts) {
    this.#client = wire.calls(registrationCalls)
    this.#ports = ports
    this.#parts = parts
    makeObservable(this, { tabs: computed })
  }

  /** Whether a registration is in progress. */
  get isBusy(): boolean {
    return this.#command.isBusy
  }

  /** Whether sign-up is offered at all. */
  get isOffered(): boolean {
    return this.#parts.system.takesMembers
  }

  /** Ways to register: by user name, by mobile number. */
  get tabs(): readonly ('username' | 'mobile')[] {
    const { system } = this.#parts
    const username = system.isModuleOn('USERNAMEREG3') && system.hasModules(['REG3']) ? (['username'] as const) : []
    return [...username, ...(system.isModuleOn('MOBILENUMREG3') ? (['mobile'] as const) : [])]
  }

  /** Whether the user name form requires an SMS code. */
  get asksSmsCode(): boolean {
    return this.#parts.system.isModuleOn('REGMOBVERF3')
  }

  /** Whether the mobile number form requires a password. */
  get asksMobilePassword(): boolean {
    return this.#parts.system.isModuleOn('MOBILENUMPASSREG3')
  }

  /** The dialling code of the visitor's country, else of the merchant. */
  get diallingCode(): string {
    const country = this.#parts.system.countryCode
    const listed = this.countries.data?.find(({ countryCode }) => countryCode.toUpperCase() === country)
    return (
      listed?.countryDialingCode ??
      this.#parts.merchant.ofCountry(country)?.countryDialingCode ??
      this.#parts.merchant.current.countryDialingCode
    )
  }

  /** The referral code stored for this tab. */
  get referralCode(): string {
    return this.#ports.sessionStorage.getItem(referralKey) ?? ''
  }

  /** Reads the referral code off the page's address and keeps it until it is used, over reloads too. */
  captureReferral(): void {
    keepReferral(this.#ports)
  }

  /** Countries with their dialling codes. */
  get countries(): RemoteValue<Value<'system.countries'>> {
    return this.#parts.system.countries
  }

  /** Loads the dialling codes to choose from. */
  loadCountries(): Promise<void> {
    return this.#parts.system.loadCountries()
  }

  /** Registers by user name. */
  register(form: RegistrationForm): Promise<RegistrationOutcome> {
    const proves = this.asksSmsCode
    return this.#register({ ...form, proves }, (rest) => this.#client.member.register({ ...form, ...rest }))
  }

  /** Registers by mobile number. */
  registerMobile(form: MobileRegistrationForm): Promise<RegistrationOutcome> {
    const { mobileNum: username = '', password = '', affiliateCode, verificationCode } = form
    return this.#register({ username, password, affiliateCode, verificationCode, proves: true }, (rest) =>
      this.#client.member.registerMobile({ ...form, ...rest }),
    )
  }

  #register(
    { affiliateCode, verificationCode, proves, ...who }: Entered,
    call: (rest: Pick<Registration, Given> & MobileProof) => Promise<Value<'member.register'>>,
  ): Promise<RegistrationOutcome> {
    return this.#command.run<RegistrationOutcome, RegistrationOutcome>(
      async () => {
        if (!(await this.#invitationHolds(affiliateCode))) {
          return { kind: 'refused', field: 'affiliateCode', text: { key: 'invitation_code_error', retryable: false } }
        }
        const check = await this.#ports.checkHuman?.('register')
        if (check?.kind === 'cancelled') return ignored
        const proof = proves ? await this.#parts.sms.prove(verificationCode) : {}
        if ('kind' in proof) return proof
        const sending = call({
          ...proof,
          domain: this.#ports.place.host(),
          registerUrl: this.#ports.place.href(),
          registerMethod: 'WEB',
          login: true,
          referralCode: this.referralCode,
          ...(check?.kind === 'passed' && { geetestValidateV4: check.proof }),
        })
        await this.#enter(await sending.catch((failure: unknown) => this.#made(who, failure)))
        return { kind: 'registered' }
      },
      (failure) => this.#refuse(failure),
    )
  }

  /**
   * Logs in to an account that was created although its response was lost: immediately, or when the next attempt finds
   * the name taken. Rejects with the failure if there is no such account.
   */
  async #made({ username, password }: Credentials, failure: unknown): Promise<Value<'member.register'>> {
    const isLost = lostResponse(failure)
    const isOwn = this.#unanswered === username && takenCodes.has(platformCode(failure) ?? '')
    if (isLost) this.#unanswered = username
    if (password === '' || !(isLost || isOwn)) throw failure
    try {
      const { token, userName, id } = await this.#client.session.login({
        username: username.trim(),
        password: password.trim(),
        captcha: '',
        type: 'username',
      })
      return { token, userName, id }
    } catch {
      throw failure
    }
  }

  /** Only a code that was shown and filled in is checked; a failed connection does not mean a wrong code. */
  async #invitationHolds(code: string | undefined): Promise<boolean> {
    if (!code?.trim()) return true
    try {
      await this.#client.agent.affiliate({ code: code.trim() })
      return true
    } catch (failure) {
      if (failure instanceof PlatformError) return false
      throw failure
    }
  }

  async #enter(value: Value<'member.register'>): Promise<void> {
    const { session, member, merchant, captcha, modals, safety } = this.#parts
    session.commit({ token: value.token, username: value.userName ?? undefined })
    // The form has requested it. If it does not arrive, the member is asked again on screen.
    if (merchant.current.duties.barred) await safety.declare()
    captcha.hide()
    this.#ports.sessionStorage.removeItem(referralKey)
    await member.load()
    modals.finish('register', 'signedIn')
    this.#ports.place.go(paths.home)
  }

  #refuse(failure: unknown): RegistrationOutcome {
    if (platformCode(failure) === 'safety.registration.excluded') return { kind: 'excluded' }
    if (this.#parts.captcha.isShown) this.#parts.captcha.show()
    return refused(failure)
  }
}

/** Registration, as the sign-up modal brings it. */
export const registrationStore: LateStore<RegistrationStore> = {
  build: (root) => {
    const { member, merchant, modals, session, system, wire } = root
    const parts = {
      session,
      member,
      merchant,
      system,
      modals,
      captcha: root.store(captchaStore),
      sms: root.store(smsStore),
      safety: root.store(safetyStore),
    }
    return new RegistrationStore(wire, withHumanCheck(root), parts)
  },
}
