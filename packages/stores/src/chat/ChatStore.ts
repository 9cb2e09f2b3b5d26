import { type CallsOf, chat, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A chat room. */
export type ChatRoom = Value<'chat.models'>[number]
/** One chat message. */
export type ChatLine = Value<'chat.messages'>[number]
/** Whether the member may read and write, and until when writing is closed. */
export type ChatPermission = Value<'chat.permission'>

/** Most characters of a line. */
export const chatLineLength = 200

/** Lines kept while the room is open; new lines push out the oldest. */
const keptLines = 200

const watchMs = 5_000

/** Polling keeps a session alive, so it stops for an inactive member: an idle session ends. */
const restAfterMs = 10 * 60_000

/** How sending a line ended. */
export type SendOutcome = { readonly kind: 'done' } | Refused | Ignored

/** The chat room: visitors can read, members can write. */
export class ChatStore {
  /** The room that is open. */
  roomId = ''
  /** No polling until the member asks for it, see {@link ChatStore.resume}. */
  isResting = false
  readonly rooms: RemoteValue<readonly ChatRoom[]>
  readonly lines: RemoteValue<readonly ChatLine[]>
  readonly permission: RemoteValue<ChatPermission>
  readonly #step = new Command()
  readonly #client: CallsOf<typeof chat>
  readonly #parts: Pick<Stores, 'ports' | 'session'>
  #timer: unknown
  #actedAt = 0

  constructor(parts: Pick<Stores, 'wire' | 'ports' | 'session'>) {
    const { wire, ports } = parts
    const now = () => ports.clock.now()
    this.#parts = parts
    this.#client = wire.calls(chat)
    this.rooms = new RemoteValue(now)
    this.lines = new RemoteValue(now)
    this.permission = new RemoteValue(now)
    makeObservable(this, {
      roomId: observable,
      isResting: observable,
      mayWrite: computed,
      choose: actionBound,
      watch: actionBound,
      unwatch: actionBound,
      rest: actionBound,
      resume: actionBound,
    })
  }

  /** Whether this person may write now; a visitor may not. */
  get mayWrite(): boolean {
    return this.#parts.session.isSignedIn && this.permission.data?.canWrite === true
  }

  /**
   * Loads the rooms, whether the member may write, and the lines of the open room: the first until another is chosen.
   */
  async load(): Promise<void> {
    if (this.#parts.session.isSignedIn)
      void this.permission.load((signal) => this.#client.chat.permission({}, { signal }))
    const rooms = await this.rooms.load((signal) => this.#client.chat.models({}, { signal }))
    if (rooms.kind !== 'ready') return
    const open = rooms.data.find(({ id }) => id === this.roomId) ?? rooms.data[0]
    if (open) this.choose(open.id)
  }

  /** Opens a room. */
  choose(id: string): void {
    if (id !== this.roomId) this.lines.reset()
    this.roomId = id
    this.#actedAt = this.#parts.ports.clock.now()
    void this.loadLines()
  }

  /** Loads the lines since the last one that is here. */
  async loadLines(): Promise<void> {
    const { roomId } = this
    if (roomId === '') return
    const before = this.lines.data ?? []
    const after = before.at(-1)?.id
    await this.lines.load(async (signal) => {
      const written = await this.#client.chat.messages({ roomId, ...(after !== undefined && { after }) }, { signal })
      return [...before, ...written].slice(-keptLines)
    })
  }

  /** Writes a line into the open room. */
  send(text: string): Promise<SendOutcome> {
    const { roomId } = this
    this.#actedAt = this.#parts.ports.clock.now()
    return this.#step.run(async (): Promise<SendOutcome> => {
      await this.#client.chat.send({ roomId, text })
      await this.loadLines()
      return { kind: 'done' }
    }, refused)
  }

  /** Starts looking for new lines every five seconds. */
  watch(): void {
    this.unwatch()
    const { session, ports } = this.#parts
    this.#actedAt = ports.clock.now()
    this.#timer = ports.clock.setInterval(() => {
      if (session.isSignedIn && ports.clock.now() - this.#actedAt >= restAfterMs) this.rest()
      else if (!this.lines.isLoading) void this.loadLines()
    }, watchMs)
  }

  /** Stops polling because the member has been inactive. */
  rest(): void {
    this.unwatch()
    this.isResting = true
  }

  /** Loads the messages written in the meantime and resumes polling. */
  resume(): void {
    this.watch()
    void this.loadLines()
  }

  /** Stops looking for new lines. */
  unwatch(): void {
    if (this.#timer !== undefined) this.#parts.ports.clock.clearInterval(this.#timer)
    this.#timer = undefined
    this.isResting = false
  }

  /** After a login or logout: loads the messages and the right to write again. */
  turn(): void {
    this.permission.reset()
    this.lines.reset()
    if (this.#timer === undefined && !this.isResting) return
    this.watch()
    void this.load()
  }
}

/** The chat room, as its modal brings it. */
export const chatStore: LateStore<ChatStore> = {
  build: (root) => new ChatStore(root),
  audienceChanged: (store) => store.turn(),
  stop: (store) => store.unwatch(),
}
