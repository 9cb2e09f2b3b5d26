import { type CallsOf, pvpRooms, type Value } from '@croupier/api'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A room of a card game: its stakes, and the id that a launch takes. */
export type PvpRoom = Value<'pvpRoom.list'>['list'][number]

/** Rooms of card games; the platform names them to members. */
export class PvpRoomsStore {
  readonly rooms: RemoteValue<readonly PvpRoom[]>
  readonly #client: CallsOf<typeof pvpRooms>
  readonly #session: Stores['session']
  #vassalage: string | undefined

  constructor({ wire, ports, session }: Pick<Stores, 'wire' | 'ports' | 'session'>) {
    this.#client = wire.calls(pvpRooms)
    this.#session = session
    this.rooms = new RemoteValue(() => ports.clock.now())
  }

  /** Loads the rooms of a vendor, or of all. */
  async load(vassalage = this.#vassalage): Promise<void> {
    this.#vassalage = vassalage
    if (!this.#session.isSignedIn) return
    await this.rooms.load(
      async (signal) =>
        (await this.#client.pvpRoom.list({ ...(vassalage !== undefined && { vassalage }) }, { signal })).list,
    )
  }
}

/** The rooms, as the lobby of card games brings them. */
export const pvpRoomsStore: LateStore<PvpRoomsStore> = {
  build: (stores) => new PvpRoomsStore(stores),
  audienceChanged: (store) => store.rooms.reset(),
  languageChanged: (store) => {
    if (store.rooms.value.state !== 'idle') void store.load()
  },
}
