import { type CallsOf, type Input, trusted, type Value } from '@croupier/api'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A member's trusted contact and the notices sent to that person. */
export type Trusted = Value<'trusted.read'>
/** Topics of notices to a trusted contact. */
export type TrustedTopic = NonNullable<Trusted['contact']>['tells'][number]
/** The question to a person who was named. */
export type TrustedInvitation = Value<'trusted.invitation'>

/** A trusted contact, on both sides: the member who names one, and the person who was asked. */
export class TrustedStore {
  readonly received: RemoteValue<Trusted>
  readonly invitation: RemoteValue<TrustedInvitation>
  readonly #step = new Command()
  readonly #client: CallsOf<typeof trusted>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    this.#client = wire.calls(trusted)
    this.received = new RemoteValue(() => ports.clock.now())
    this.invitation = new RemoteValue(() => ports.clock.now())
  }

  /** Whether a change is in progress. */
  get isBusy(): boolean {
    return this.#step.isBusy
  }

  /** Loads the member's contact. */
  async load(): Promise<void> {
    await this.received.load((signal) => this.#client.trusted.read({}, { signal }))
  }

  /** Names a contact, who gets an email. */
  name(named: Input<'trusted.name'>): Promise<Refused | Ignored | { readonly kind: 'done' }> {
    return this.#change(async () => this.received.set(await this.#client.trusted.name(named)))
  }

  /** Withdraws the contact. */
  withdraw(): Promise<Refused | Ignored | { readonly kind: 'done' }> {
    return this.#change(async () => this.received.set(await this.#client.trusted.withdraw({})))
  }

  /** Loads the question of an email's code. */
  async open(code: string): Promise<void> {
    await this.invitation.load((signal) => this.#client.trusted.invitation({ code }, { signal }))
  }

  /** Agrees to receive notices, or declines. */
  answer(code: string, agrees: boolean): Promise<Refused | Ignored | { readonly kind: 'done' }> {
    return this.#change(async () => this.invitation.set(await this.#client.trusted.answer({ code, agrees })))
  }

  /** Clears the contact at logout. */
  forget(): void {
    this.received.reset()
  }

  #change(send: () => Promise<void>): Promise<Refused | Ignored | { readonly kind: 'done' }> {
    return this.#step.run(async () => {
      await send()
      return { kind: 'done' } as const
    }, refused)
  }
}

/** The trusted contact, as its page brings it. */
export const trustedStore: LateStore<TrustedStore> = {
  build: (stores) => new TrustedStore(stores),
  audienceChanged: (store) => store.forget(),
}
