import { PlatformError } from '@croupier/api'
import { makeObservable, observable, runInAction } from 'mobx'
import type { Clock, KeyValueStorage } from '../world/World.ts'
import { isUnproven } from './unproven.ts'

/** The outcome when nothing was sent: another press was pending, or the user cancelled. */
export interface Ignored {
  readonly kind: 'ignored'
}

/** The shared `Ignored` outcome. */
export const ignored: Ignored = Object.freeze({ kind: 'ignored' })

/** Where a command records what it has sent, so that a reload does not lose it. */
export interface SentMemory {
  /** Session storage, because a write in another tab is a separate decision. */
  readonly storage: KeyValueStorage
  readonly clock: Pick<Clock, 'now'>
  /** Its name in the storage. */
  readonly name: string
}

/** For so long after it was sent, an equal money write is asked about, in milliseconds. */
const equalFor = 10 * 60_000

/** Money writes that are on their way now, of every command. */
const sending = observable.box(0)

/** Whether money is on its way: leaving the page does not stop it. */
export const isMoneyBeingSent = (): boolean => sending.get() > 0

/** Gives the idempotency key of a decision; see {@link Command.run}. */
export type KeyFor = (input: unknown) => string

/**
 * Runs the writes behind one button, one at a time: a press while another is pending is ignored.
 *
 * A decision keeps its idempotency key until it is carried out. So the same input sent again after a lost connection is
 * carried out once, and different input is a new decision.
 */
export class Command {
  /** Whether a write is pending; buttons read it. */
  isBusy = false
  #decision: { readonly input: string; readonly key: string } | undefined
  readonly #newKey: () => string
  readonly #memory: SentMemory | undefined

  /**
   * @param newKey makes a key that nothing else has; needed by commands that send one.
   * @param memory where {@link hasSent} remembers; without it nothing counts as sent before.
   */
  constructor(newKey: () => string = () => crypto.randomUUID(), memory?: SentMemory) {
    this.#newKey = newKey
    this.#memory = memory
    makeObservable(this, { isBusy: observable })
  }

  /**
   * Runs a write unless one is pending. Never rejects. A write whose proof of the owner was cancelled counts as
   * cancelled.
   *
   * @param write sends, and returns the outcome. It gets the idempotency key of its input from `keyFor(input)`.
   * @param refuse turns a rejection into an outcome.
   */
  async run<Done, Refused>(
    write: (keyFor: KeyFor) => Promise<Done>,
    refuse: (failure: unknown) => Refused,
  ): Promise<Done | Refused | Ignored> {
    if (this.isBusy) return ignored
    this.#setBusy(true)
    let sent = false
    try {
      const done = await write((input) => {
        if (!sent) runInAction(() => sending.set(sending.get() + 1))
        sent = true
        return this.#keyFor(input)
      })
      if (sent) this.#decision = undefined
      return done
    } catch (failure) {
      // What the platform refused was not carried out. What got lost may have been.
      if (failure instanceof PlatformError || isUnproven(failure)) this.#forgetSent()
      return isUnproven(failure) ? ignored : refuse(failure)
    } finally {
      if (sent) runInAction(() => sending.set(sending.get() - 1))
      this.#setBusy(false)
    }
  }

  /**
   * Whether an equal thing was sent in the last ten minutes, also before a reload; sending the same decision again after a
   * lost answer is no second one. Name what the person decided, such as amount and receiver, and nothing secret: it is kept.
   */
  hasSent(what: unknown): boolean {
    if (this.#decision !== undefined || !this.#memory) return false
    const [text, at] = this.#memory.storage.getItem(this.#memory.name)?.split('\n') ?? []
    return text === JSON.stringify(what) && this.#memory.clock.now() - Number(at) < equalFor
  }

  /** Records what is about to be sent. */
  note(what: unknown): void {
    this.#memory?.storage.setItem(this.#memory.name, `${JSON.stringify(what)}\n${this.#memory.clock.now()}`)
  }

  /** Forgets a decision that was not carried out: the person behind it has gone. */
  forget(): void {
    this.#decision = undefined
    this.#forgetSent()
  }

  #forgetSent(): void {
    this.#memory?.storage.removeItem(this.#memory.name)
  }

  #keyFor(input: unknown): string {
    const text = JSON.stringify(input)
    if (this.#decision?.input !== text) this.#decision = { input: text, key: this.#newKey() }
    return this.#decision.key
  }

  #setBusy(busy: boolean): void {
    runInAction(() => (this.isBusy = busy))
  }
}
