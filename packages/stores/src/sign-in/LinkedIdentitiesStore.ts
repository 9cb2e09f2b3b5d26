import { account, type CallsOf, type IdentityChannel, type Value, type Wire } from '@croupier/api'
import { failureText } from '../failure/failureText.ts'
import { failureToast } from '../failure/tellFailure.ts'
import { Command } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { ToastStore } from '../modals/ToastStore.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../ports/Ports.ts'
import { identityNames, type IdentityStore, identityStore } from './IdentityStore.ts'

/** The provider accounts that log the member in; each change requires a step-up proof. */
export class LinkedIdentitiesStore {
  readonly identities: RemoteValue<Value<'account.identities'>>
  readonly #command = new Command()
  readonly #client: CallsOf<typeof account>
  readonly #identity: IdentityStore
  readonly #toasts: ToastStore

  constructor(wire: Wire, clock: Clock, parts: { readonly identity: IdentityStore; readonly toasts: ToastStore }) {
    this.#client = wire.calls(account)
    this.#identity = parts.identity
    this.#toasts = parts.toasts
    this.identities = new RemoteValue(() => clock.now())
  }

  /** Whether a change is in progress. */
  get isBusy(): boolean {
    return this.#command.isBusy
  }

  /** Loads which accounts are linked. */
  async load(): Promise<void> {
    await this.identities.load((signal) => this.#client.account.identities({}, { signal }))
  }

  /** Opens the provider's login, and links that account. */
  link(channel: IdentityChannel): Promise<unknown> {
    return this.#change(channel, 'identity.linked', async () => {
      this.#identity.forget()
      const proved = await this.#identity.prove(channel)
      if (!proved) return false
      await this.#client.account.linkIdentity(proved)
      return true
    })
  }

  /** Unlinks the provider's account, which then no longer logs in here. */
  unlink(channel: IdentityChannel): Promise<unknown> {
    return this.#change(channel, 'identity.unlink_done', async () => {
      await this.#client.account.unlinkIdentity({ channel })
      return true
    })
  }

  #change(
    channel: IdentityChannel,
    textKey: 'identity.linked' | 'identity.unlink_done',
    change: () => Promise<boolean>,
  ): Promise<unknown> {
    return this.#command.run(
      async () => {
        if (!(await change())) return
        this.#toasts.show({ tone: 'success', textKey, values: { provider: identityNames[channel] } })
        await this.load()
      },
      (failure) => void this.#toasts.show(failureToast(failureText(failure))),
    )
  }
}

/** The linked accounts, as the account page brings them. */
export const linkedIdentitiesStore: LateStore<LinkedIdentitiesStore> = {
  build: (root) =>
    new LinkedIdentitiesStore(root.wire, root.ports.clock, {
      identity: root.store(identityStore),
      toasts: root.toasts,
    }),
  audienceChanged: (store) => store.identities.reset(),
}
