import { PlatformError } from '@croupier/api'
import { makeObservable, observable, runInAction } from 'mobx'
import type { Clock, KeyValueStorage, Ports } from '../ports/Ports.ts'
import { readJson } from '../ports/storage.ts'
import { countMoneySending } from './moneySending.ts'
import { isUnproven } from './unproven.ts'

/** The outcome when nothing was sent: another press was pending, or the user cancelled. */
export interface Ignored {
  readonly kind: 'ignored'
}

/** The shared `Ignored` outcome. */
export const ignored: Ignored = Object.freeze({ kind: 'ignored' })

/** What a command works with: keys, the time and, for {@link Command.hasSent}, a storage that outlives a reload. */
export interface CommandPorts extends Pick<Ports, 'uuid'>, Partial<Pick<Ports, 'sessionStorage'>> {
  readonly clock: Pick<Clock, 'now'>
}

/** Where it is recorded what was sent: session storage, because a write in another tab is a separate decision. */
interface SentMemory {
  readonly storage: KeyValueStorage
  readonly name: string
}

/** What was sent, as text, and when. */
type Sent = readonly [what: string, at: number]

/** How long after a write an equal one is about the same: asked about first, or the lost one again. Milliseconds. */
const equalFor = 10 * 60_000

/** Ends a write whose person has left. */
const left = Symbol('left')

/** Returns the idempotency key of a decision; see {@link Command.run}. Throws if the person has left since the start. */
export type KeyFor = (input: unknown) => string

/**
 * Runs the writes behind one button, one at a time: a press while another is pending is ignored.
 *
 * A decision keeps its idempotency key until it is carried out, for ten minutes after it was last sent. So the same
 * input sent again after a lost connection is carried out once, and different or later input is a new decision.
 */
export class Command {
  /** Whether a write is pending; buttons read it. */
  isBusy = false
  #decision: { readonly input: string; readonly key: string; readonly at: number } | undefined
  /** Equal things that were there before the decision. */
  #there: readonly string[] = []
  /** What was recorded last, until the platform answers. */
  #unanswered: string | undefined
  /** The person has left since the pending write began: what it has not sent is not sent any more. */
  #isLeft = false
  readonly #ports: CommandPorts
  readonly #memory: SentMemory | undefined

  /**
   * @param ports needed by commands that send a key.
   * @param sentKey name in the storage for {@link hasSent}; without it nothing counts as sent before.
   */
  constructor(ports: CommandPorts = { uuid: () => crypto.randomUUID(), clock: Date }, sentKey?: string) {
    const { sessionStorage: storage } = ports
    this.#ports = ports
    this.#memory = storage && sentKey !== undefined ? { storage, name: sentKey } : undefined
    makeObservable(this, { isBusy: observable })
  }

  /**
   * Runs a write unless one is pending. Never rejects. A write whose step-up proof was cancelled counts as cancelled.
   *
   * @param write sends, and returns the outcome. It gets the idempotency key of its input from `keyFor(input)`. A write
   *   with this parameter sends money, and counts as being sent from its start: what it reads before it sends does not
   *   stop it.
   * @param refuse turns a rejection into an outcome.
   */
  async run<Done, Refused>(
    write: (keyFor: KeyFor) => Promise<Done>,
    refuse: (failure: unknown) => Refused,
  ): Promise<Done | Refused | Ignored> {
    if (this.isBusy) return ignored
    this.#setBusy(true)
    this.#isLeft = false
    const before = this.#memory?.storage.getItem(this.#memory.name) ?? null
    const isMoney = write.length > 0
    let sent = false
    if (isMoney) countMoneySending(this.#ports, 1)
    try {
      const done = await write((input) => {
        sent = true
        return this.#keyFor(input)
      })
      if (sent) this.#decision = undefined
      this.#unanswered = undefined
      return done
    } catch (failure) {
      if (failure === left) return ignored
      // A refused write was not carried out. One whose response was lost may have been.
      if (failure instanceof PlatformError) this.#restore(before)
      return isUnproven(failure) ? ignored : refuse(failure)
    } finally {
      if (isMoney) countMoneySending(this.#ports, -1)
      this.#setBusy(false)
    }
  }

  /**
   * Whether an equal thing was sent in the last ten minutes, also before a reload. Sending the same decision again
   * after a lost response does not count. Name what the person decided, such as amount and receiver, and nothing
   * secret: it is stored.
   */
  hasSent(what: unknown): boolean {
    const sought = JSON.stringify(what)
    if (sought === this.#unanswered || !this.#memory) return false
    return this.#sent(this.#memory).some(([text]) => text === sought)
  }

  /** Records a write before it is sent. Throws as `keyFor` does. */
  note(what: unknown): void {
    if (this.#isLeft) throw left
    if (!this.#memory) return
    const { storage, name } = this.#memory
    this.#unanswered = JSON.stringify(what)
    storage.setItem(name, JSON.stringify([...this.#sent(this.#memory), [this.#unanswered, this.#ports.clock.now()]]))
  }

  /** A list shows from now on what became of it: it no longer counts as sent. */
  leaveToList(what: unknown): void {
    if (!this.#memory) return
    const { storage, name } = this.#memory
    const text = JSON.stringify(what)
    storage.setItem(name, JSON.stringify(this.#sent(this.#memory).filter(([sent]) => sent !== text)))
  }

  /**
   * The person sends although these equal things, by id, are there. One that was not there before the decision means
   * that the decision was carried out and its response lost: this is another one.
   */
  sendBeside(equal: readonly string[]): void {
    if (equal.some((id) => !this.#there.includes(id))) this.#decision = undefined
    this.#there = equal
  }

  /** Drops a decision that was not carried out, because the person has left; also one that is not sent yet. */
  forget(): void {
    this.#isLeft = true
    this.#decision = undefined
    this.#restore(null)
  }

  #restore(kept: string | null): void {
    this.#unanswered = undefined
    if (kept === null) this.#memory?.storage.removeItem(this.#memory.name)
    else this.#memory?.storage.setItem(this.#memory.name, kept)
  }

  /** What was sent in the last ten minutes, oldest first, each with its time. */
  #sent({ storage, name }: SentMemory): readonly Sent[] {
    const kept = readJson(storage, name)
    return (Array.isArray(kept) ? (kept as readonly Sent[]) : []).filter(([, at]) => this.#isRecent(at))
  }

  #keyFor(input: unknown): string {
    if (this.#isLeft) throw left
    const text = JSON.stringify(input)
    const kept = this.#decision
    const key = kept?.input === text && this.#isRecent(kept.at) ? kept.key : this.#ports.uuid()
    this.#decision = { input: text, key, at: this.#ports.clock.now() }
    return key
  }

  #isRecent(at: number): boolean {
    return this.#ports.clock.now() - at < equalFor
  }

  #setBusy(busy: boolean): void {
    runInAction(() => (this.isBusy = busy))
  }
}
