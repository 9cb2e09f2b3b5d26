import { type CallsOf, device, type Value, type Wire } from '@croupier/api'
import { makeObservable, observable, runInAction } from 'mobx'
import { tellFailure } from '../failure/tellFailure.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../ports/Ports.ts'

/** A device on which the member is logged in; `current` is this one. Times are epoch milliseconds. */
export type DeviceSession = Value<'device.sessions'>[number]

/** The sessions of a member on all devices, and ending them. */
export class DevicesStore {
  readonly sessions: RemoteValue<Value<'device.sessions'>>
  /** Ids of the sessions that are being ended. */
  readonly ending = observable.set<string>()
  readonly #client: CallsOf<typeof device>
  readonly #modals: ModalStore

  constructor(wire: Wire, modals: ModalStore, clock: Clock) {
    this.#client = wire.calls(device)
    this.#modals = modals
    this.sessions = new RemoteValue(() => clock.now())
    makeObservable(this, { ending: false })
  }

  /** Loads where the member is logged in. */
  async load(): Promise<void> {
    await this.sessions.load((signal) => this.#client.device.sessions({}, { signal }))
  }

  /** Ends one of the other sessions; it leaves the list once the platform has ended it. */
  async end(id: string): Promise<void> {
    if (this.ending.has(id)) return
    await this.#end([id], () => this.#client.device.end({ id }))
  }

  /** Ends every session but this one. Returns whether they have ended; if not, a dialog says why. */
  async endOthers(): Promise<boolean> {
    const others = (this.sessions.data ?? []).filter(({ current }) => !current).map(({ id }) => id)
    return this.#end(others, () => this.#client.device.endOthers())
  }

  async #end(ids: readonly string[], send: () => Promise<unknown>): Promise<boolean> {
    runInAction(() => ids.forEach((id) => this.ending.add(id)))
    try {
      await send()
      const { data } = this.sessions
      if (data) this.sessions.set(data.filter(({ id }) => !ids.includes(id)))
      return true
    } catch (failure) {
      tellFailure(this.#modals, failure)
      // The session may have ended meanwhile, so the list is loaded again.
      void this.load()
      return false
    } finally {
      runInAction(() => ids.forEach((id) => this.ending.delete(id)))
    }
  }
}

/** The member's devices, as the account page brings them. */
export const devicesStore: LateStore<DevicesStore> = {
  build: ({ wire, modals, ports }) => new DevicesStore(wire, modals, ports.clock),
  audienceChanged: (store) => store.sessions.reset(),
}
