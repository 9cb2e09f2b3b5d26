import {
  account,
  type CallsOf,
  type IdentityChannel,
  refusal,
  session as authentication,
  type Wire,
} from '@croupier/api'
import type { SiteMerchant } from '@croupier/api/merchant'
import { actionBound, makeObservable, observableRef, reaction } from 'mobx'
import { authFailureText, failureText, type FailureText } from '../failure/failureText.ts'
import { failureToast } from '../failure/tellFailure.ts'
import { Command, ignored } from '../kit/Command.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { ToastStore } from '../modals/ToastStore.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Ports } from '../ports/Ports.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import { loginVerificationStore, type LoginVerificationStore } from './LoginVerificationStore.ts'
import { openIdentityProvider } from './openIdentityProvider.ts'
import { sessionEntry, type SessionEntry, type SignInForm } from './SessionEntry.ts'
import type { SessionStore } from '../session/SessionStore.ts'

/** Display names of the providers. */
export const identityNames: Readonly<Record<IdentityChannel, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
}

/** An account of another provider that its owner has just proved, and that is not linked to an account yet. */
export interface UnlinkedIdentity {
  readonly channel: IdentityChannel
  readonly firebaseIdToken: string
}

/** Why a login by another provider did not work. `channel` is the one to try again with, where that can help. */
export interface IdentityProblem {
  readonly channel: IdentityChannel
  readonly text: FailureText
}

/** How a login by another provider ended; `unlinked`: the provider's account is not linked to an account yet. */
export type IdentityOutcome = { readonly kind: 'signedIn' | 'verify' | 'unlinked' | 'failed' | 'ignored' }

interface Parts {
  readonly session: SessionStore
  readonly entry: SessionEntry
  readonly verification: LoginVerificationStore
  readonly merchant: MerchantStore
  readonly system: SystemStore
  readonly modals: ModalStore
  readonly toasts: ToastStore
}

const identityCalls = { ...authentication, ...account }

/** An empty login form: the login provider replaces name and password. */
const emptyForm: SignInForm = { type: 'firebase', username: '', password: '' }

/**
 * Login with an account of another provider. An account that is not linked yet is kept in memory until the person has
 * logged in or signed up, and is then linked; cancelling drops it.
 */
export class IdentityStore {
  /** Why the last try did not work. */
  problem: IdentityProblem | undefined
  /** Proved, and to be linked to the account that logs in next. */
  unlinked: UnlinkedIdentity | undefined
  readonly #command = new Command()
  #attempt: AbortController | undefined
  readonly #client: CallsOf<typeof identityCalls>
  readonly #ports: Pick<Ports, 'identityProvider'>
  readonly #parts: Parts
  readonly #stop: () => void

  constructor(wire: Wire, ports: Pick<Ports, 'identityProvider'>, parts: Parts) {
    this.#client = wire.calls(identityCalls)
    this.#ports = ports
    this.#parts = parts
    makeObservable(this, {
      problem: observableRef,
      unlinked: observableRef,
      forget: actionBound,
      refuse: actionBound,
      keep: actionBound,
    })
    const { modals, session } = parts
    // Closing the login cancels: the next person at this device must not link the proved account.
    this.#stop = reaction(
      () => (['login', 'register', 'forgot'] as const).some((kind) => modals.isOpen(kind)),
      (isOpen) => !isOpen && !session.isSignedIn && this.forget(),
    )
  }

  /** The providers offered, in the order of their buttons; none while the platform has the module off. */
  get channels(): readonly IdentityChannel[] {
    return this.#settings && this.#parts.system.isModuleOn('SOCIALLOGIN3') ? this.#settings.channels : []
  }

  /** Loads what the provider's window needs, so that a press opens it before the browser blocks it. */
  prepare(): void {
    if (this.channels.length > 0) void this.#provider().catch(() => undefined)
  }

  /** Opens the provider's login, and logs in the account linked to the result, as chosen in the form. */
  signIn(channel: IdentityChannel, choice: Pick<SignInForm, 'shared'> = {}): Promise<IdentityOutcome> {
    const form = { ...emptyForm, ...choice }
    const attempt = new AbortController()
    const { signal } = attempt
    const { entry, modals } = this.#parts
    return this.#command.run<IdentityOutcome, IdentityOutcome>(
      async () => {
        this.#attempt = attempt
        this.forget()
        const proved = await this.prove(channel)
        if (signal.aborted || !proved) return { kind: signal.aborted ? 'ignored' : 'failed' }
        try {
          const value = await this.#client.session.login(
            { username: '', password: '', captcha: '', type: 'firebase', ...proved },
            { signal },
          )
          if (signal.aborted) return ignored
          const outcome = await entry.enter(value, form)
          if (outcome.kind === 'refused') return this.refuse(channel, outcome.text)
          modals.finish('register', 'signedIn')
          return { kind: 'signedIn' }
        } catch (failure) {
          return signal.aborted ? ignored : this.#refused(failure, proved, form)
        }
      },
      (failure) => this.refuse(channel, failureText(failure)),
    )
  }

  /** Cancels an attempt whose form has closed, so that its response is ignored. */
  cancel(): void {
    this.#attempt?.abort()
  }

  /** Clears the proof and the reason of a failure. */
  forget(): void {
    this.unlinked = undefined
    this.problem = undefined
  }

  /** Links the proved account to the account that has just logged in, and shows that. */
  async link(): Promise<void> {
    const { unlinked } = this
    this.forget()
    const { session, toasts } = this.#parts
    if (!unlinked || session.isTrial) return
    const { channel } = unlinked
    await this.#command.run(
      async () => {
        await this.#client.account.linkIdentity(unlinked)
        toasts.show({ tone: 'success', textKey: 'identity.linked', values: { provider: identityNames[channel] } })
      },
      (failure) => void toasts.show(failureToast(failureText(failure))),
    )
  }

  /** Stops watching, for a page that is torn down. */
  stop(): void {
    this.#stop()
  }

  /** Shows why it failed. */
  refuse(channel: IdentityChannel, text: FailureText): IdentityOutcome {
    this.problem = { channel, text }
    return { kind: 'failed' }
  }

  /** Keeps the proved account until a login. */
  keep(unlinked: UnlinkedIdentity): IdentityOutcome {
    this.unlinked = unlinked
    return { kind: 'unlinked' }
  }

  /** Opens the provider's login; returns nothing, with the reason in `problem`, if that failed. */
  async prove(channel: IdentityChannel): Promise<UnlinkedIdentity | undefined> {
    try {
      const { firebaseIdToken } = await (await this.#provider()).signIn(channel)
      return { channel, firebaseIdToken }
    } catch (failure) {
      this.refuse(channel, authFailureText(failure))
      return undefined
    }
  }

  get #settings(): SiteMerchant['identity'] {
    return this.#ports.identityProvider ? this.#parts.merchant.current.identity : null
  }

  #provider() {
    return openIdentityProvider(this.#ports, this.#parts)
  }

  #refused(failure: unknown, proved: UnlinkedIdentity, form: SignInForm): IdentityOutcome {
    const { code } = refusal(failure, 'session.login') ?? {}
    if (code === 'bind_customer_required') return this.keep(proved)
    const { verification } = this.#parts
    const asked = failure instanceof Error && 'value' in failure ? failure.value : undefined
    if (code === 'login_verify_required' && verification.ask(asked, form)) return { kind: 'verify' }
    return this.refuse(proved.channel, failureText(failure))
  }
}

/** Login with an account of another provider, loaded with login and registration. */
export const identityStore: LateStore<IdentityStore> = {
  build: (root) => {
    const { session, merchant, system, modals, toasts } = root
    return new IdentityStore(root.wire, root.ports, {
      session,
      merchant,
      system,
      modals,
      toasts,
      entry: root.store(sessionEntry),
      verification: root.store(loginVerificationStore),
    })
  },
  audienceChanged: (store, isSignedIn) => (isSignedIn ? void store.link() : store.forget()),
  stop: (store) => store.stop(),
}
