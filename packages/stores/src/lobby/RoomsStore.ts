import { type CallsOf, room, type Value } from '@croupier/api'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A room of a card game: its stakes, and the id that a launch takes. */
export type Room = Value<'room.list'>['list'][number]

/** Rooms of card games; the platform names them to members. */
export class RoomsStore {
  readonly rooms: RemoteValue<readonly Room[]>
  readonly #client: CallsOf<typeof room>
  readonly #session: Stores['session']
  #vassalage: string | undefined

  constructor({ wire, world, session }: Pick<Stores, 'wire' | 'world' | 'session'>) {
    this.#client = wire.calls(room)
    this.#session = session
    this.rooms = new RemoteValue(() => world.clock.now())
  }

  /** Loads the rooms of a vendor, or of all. */
  async load(vassalage = this.#vassalage): Promise<void> {
    this.#vassalage = vassalage
    if (!this.#session.isSignedIn) return
    await this.rooms.load(
      async (signal) =>
        (await this.#client.room.list({ ...(vassalage !== undefined && { vassalage }) }, { signal })).list,
    )
  }
}

/** The rooms, as the lobby of card games brings them. */
export const roomsStore: LateStore<RoomsStore> = {
  build: (stores) => new RoomsStore(stores),
  audienceChanged: (store) => store.rooms.reset(),
  languageChanged: (store) => {
    if (store.rooms.value.state !== 'idle') void store.load()
  },
}
