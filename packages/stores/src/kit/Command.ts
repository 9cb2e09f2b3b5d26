import { makeObservable, observable, runInAction } from 'mobx'
import { isUnproven } from '../step-up/proof.ts'

/** The outcome when nothing was sent: another press was under way, or the user cancelled. */
export interface Ignored {
  readonly kind: 'ignored'
}

/** The shared `Ignored` outcome. */
export const ignored: Ignored = Object.freeze({ kind: 'ignored' })

/** Gives the idempotency key of a decision; see {@link Command.run}. */
export type KeyFor = (input: unknown) => string

/**
 * Runs the writes behind one button, one at a time: a press while another is under way is ignored.
 *
 * A decision keeps its idempotency key until it is carried out. So the same input sent again after a broken connection is
 * carried out once, and another input is another decision.
 */
export class Command {
  /** Whether a write is under way; buttons read it. */
  isBusy = false
  #decision: { readonly input: string; readonly key: string } | undefined
  readonly #newKey: () => string

  /** @param newKey makes a key that nothing else has; needed by commands that send one. */
  constructor(newKey: () => string = () => crypto.randomUUID()) {
    this.#newKey = newKey
    makeObservable(this, { isBusy: observable })
  }

  /**
   * Runs a write unless one is under way. Never rejects. A write that the member would not prove to be the owner for is one
   * decided against.
   *
   * @param write sends, and says how it ended. It asks `keyFor(input)` for the idempotency key of what it sends.
   * @param refuse makes an outcome of what the write rejected with.
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
        sent = true
        return this.#keyFor(input)
      })
      if (sent) this.#decision = undefined
      return done
    } catch (failure) {
      return isUnproven(failure) ? ignored : refuse(failure)
    } finally {
      this.#setBusy(false)
    }
  }

  /** Forgets a decision that was not carried out: the person behind it has gone. */
  forget(): void {
    this.#decision = undefined
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
