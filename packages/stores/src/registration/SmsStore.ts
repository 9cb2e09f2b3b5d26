import { type CallsOf, smsCodes, type Wire } from '@croupier/api'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { authFailureText } from '../failure/failureText.ts'
import type { Refused } from '../failure/refused.ts'
import { failureModal, textModal } from '../failure/tellFailure.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { SentCode, Ports } from '../ports/Ports.ts'
import { withHumanCheck } from '../sign-in/HumanCheckStore.ts'
import { openIdentityProvider } from '../sign-in/openIdentityProvider.ts'
import type { SystemStore } from '../system/SystemStore.ts'

/** Purposes of an SMS code. */
export type SmsPurpose = 'login' | 'register' | 'registerMobile'

/** How a request for a code ended. `ignored`: within the same second as another, during its countdown, or cancelled. */
export type SmsOutcome = 'sent' | 'refused' | 'ignored'

/** What a registration sends to prove who holds the number: the typed code, or Firebase's proof. */
export type MobileProof =
  | { readonly verificationCode?: string | undefined }
  | { readonly verificationCode: ''; readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string }

type SmsPorts = Pick<Ports, 'clock' | 'checkHuman' | 'identityProvider'>

interface Parts {
  readonly modals: ModalStore
  readonly merchant: MerchantStore
  readonly system: SystemStore
}

/**
 * SMS codes. A new code can be requested when the countdown of the last one is over; the countdown belongs to this
 * store, so reopening a modal does not shorten it. Codes for a registration come from the merchant's Firebase project
 * if the platform has switched that on, all others from the platform.
 */
export class SmsStore {
  readonly countdowns: Readonly<Record<SmsPurpose, Countdown>>
  readonly #lastAsked = new Map<SmsPurpose, number>()
  readonly #client: CallsOf<typeof smsCodes>
  readonly #ports: SmsPorts
  readonly #parts: Parts
  #sentByFirebase: SentCode | undefined
  /** Firebase accepts a code once; a form that is refused for another field is sent again with the same proof. */
  #proved: { readonly code: string; readonly firebaseIdToken: string } | undefined

  constructor(wire: Wire, ports: SmsPorts, parts: Parts) {
    this.#client = wire.calls(smsCodes)
    this.#ports = ports
    this.#parts = parts
    this.countdowns = {
      login: new Countdown(ports.clock),
      register: new Countdown(ports.clock),
      registerMobile: new Countdown(ports.clock),
    }
  }

  /**
   * Requests a code, at most once per second. Counts down expiredMinutes × 60 s from the response; a refusal shows the
   * platform's message and starts no countdown.
   */
  async request(purpose: SmsPurpose, mobile: string, countryDialingCode: string): Promise<SmsOutcome> {
    const now = this.#ports.clock.now()
    const last = this.#lastAsked.get(purpose)
    if (this.countdowns[purpose].isRunning || (last !== undefined && now - last < limits.smsRequestMs)) return 'ignored'
    this.#lastAsked.set(purpose, now)
    if (mobile.trim() === '') {
      await this.#parts.modals.open({
        kind: 'message',
        tone: 'warning',
        titleKey: 'caveat',
        textKey: 'auth/missing-phone-number',
        confirmKey: 'in_increase_submit',
      })
      return 'refused'
    }
    if (purpose !== 'login' && this.#isByFirebase)
      return this.#requestFromFirebase(purpose, `+${countryDialingCode}${mobile.trim().replace(/^0/, '')}`)
    const check = await this.#ports.checkHuman?.('sms')
    if (check?.kind === 'cancelled') return 'ignored'
    const proof = check?.kind === 'passed' ? { geetestValidateV4: check.proof } : {}
    try {
      const { expiredMinutes } = await this.#send(purpose, mobile.trim(), { countryDialingCode, ...proof })
      this.countdowns[purpose].start((expiredMinutes ?? limits.forgotPasswordCountdownMinutes) * limits.minuteMs)
      return 'sent'
    } catch (failure) {
      void this.#parts.modals.open(failureModal(failure))
      return 'refused'
    }
  }

  /** Converts a typed code to the registration's format. A code that Firebase refuses is the field's own failure. */
  async prove(verificationCode: string | undefined): Promise<MobileProof | Refused> {
    if (!this.#isByFirebase || verificationCode === undefined) return { verificationCode }
    const code = verificationCode.trim()
    try {
      // If no code was sent, the typed one is an old one.
      if (!this.#sentByFirebase) throw Object.assign(new Error('No code was sent.'), { code: 'code-expired' })
      if (this.#proved?.code !== code) this.#proved = { code, ...(await this.#sentByFirebase.confirm(code)) }
      const { firebaseIdToken } = this.#proved
      return { verificationCode: '', firebaseChannel: 'sms', firebaseIdToken }
    } catch (failure) {
      return { kind: 'refused', field: 'verificationCode', text: authFailureText(failure) }
    }
  }

  get #isByFirebase(): boolean {
    const { merchant, system } = this.#parts
    const isOffered = this.#ports.identityProvider !== undefined && merchant.current.identity !== null
    return isOffered && system.isModuleOn('FIREBASESMS3')
  }

  async #requestFromFirebase(purpose: SmsPurpose, mobile: string): Promise<SmsOutcome> {
    try {
      this.#sentByFirebase = await (await openIdentityProvider(this.#ports, this.#parts)).sendCode(mobile)
      this.#proved = undefined
      this.countdowns[purpose].start(limits.firebaseCountdownMs)
      return 'sent'
    } catch (failure) {
      void this.#parts.modals.open(textModal(authFailureText(failure)))
      return 'refused'
    }
  }

  // The number is called `mobileNum` at login and `mobileNo` at registration.
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

/** SMS codes, loaded with login and registration. */
export const smsStore: LateStore<SmsStore> = {
  build: (root) => new SmsStore(root.wire, withHumanCheck(root), root),
}
