import { type CallsOf, inbox, type Value } from '@croupier/api'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { everyWhileHere } from '../kit/everyWhileHere.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** The conversation of the member with customer service, oldest first. */
export type ServiceThread = Value<'inbox.thread'>

/** How writing ended. */
export type WriteOutcome = { readonly kind: 'done' } | Refused | Ignored

/** Most characters of a message to customer service. */
export const serviceMessageLength = 1_000

const watchMs = 10_000

type Parts = Pick<Stores, 'wire' | 'ports' | 'counters'>

/** The thread with customer service: write, and see the answers. */
export class ServiceThreadStore {
  readonly thread: RemoteValue<ServiceThread>
  readonly #step = new Command()
  readonly #client: CallsOf<typeof inbox>
  readonly #parts: Parts
  #timer: unknown

  constructor(parts: Parts) {
    this.#parts = parts
    this.#client = parts.wire.calls(inbox)
    this.thread = new RemoteValue(() => parts.ports.clock.now())
  }

  /** Loads the thread. An answer is also in the inbox, so the unread count is loaded with it. */
  async load(): Promise<void> {
    void this.#parts.counters.refresh()
    await this.thread.load((signal) => this.#client.inbox.thread({}, { signal }))
  }

  /** Writes to customer service. */
  write(content: string): Promise<WriteOutcome> {
    return this.#step.run(async (): Promise<WriteOutcome> => {
      await this.#client.inbox.write({ content })
      await this.load()
      return { kind: 'done' }
    }, refused)
  }

  /** Polls for answers every ten seconds while the thread is visible and the user present. */
  watch(): void {
    this.unwatch()
    this.#timer = everyWhileHere(this.#parts.ports, watchMs, () => {
      if (this.thread.data !== undefined && !this.thread.isLoading) void this.load()
    })
  }

  /** Stops looking. */
  unwatch(): void {
    this.#parts.ports.clock.clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Clears the previous member's thread. */
  forget(): void {
    this.unwatch()
    this.thread.reset()
  }
}

/** The thread with customer service, as the member centre brings it. */
export const serviceThreadStore: LateStore<ServiceThreadStore> = {
  build: (root) => new ServiceThreadStore(root),
  audienceChanged: (store) => store.forget(),
  stop: (store) => store.unwatch(),
}
