import { type CallsOf, feedback, type Input, type Value } from '@croupier/api'
import { actionBound, makeObservable, observableRef, runInAction } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A feedback; `contact` may be empty. */
export type FeedbackEntry = Input<'feedback.submit'>
/** The receipt of feedback: its reference leads to the answer. */
export type FeedbackReceipt = Value<'feedback.submit'>
/** A feedback and, once there is one, its answer. */
export type FeedbackState = Value<'feedback.status'>

/** Feedback and complaints, with and without an account. */
export class FeedbackStore {
  /** How long the text may be, from the platform. */
  readonly bounds: RemoteValue<Value<'feedback.settings'>>
  /** The feedback with the requested reference. */
  readonly state: RemoteValue<FeedbackState>
  /** The feedback that was just sent. */
  sent: FeedbackReceipt | undefined
  readonly #step: Command
  readonly #client: CallsOf<typeof feedback>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    this.#client = wire.calls(feedback)
    this.#step = new Command(ports)
    this.bounds = new RemoteValue(() => ports.clock.now())
    this.state = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { sent: observableRef, writeAnother: actionBound })
  }

  /** Loads the bounds of the text. If that fails, the form uses the defaults. */
  async load(): Promise<void> {
    await this.bounds.load((signal) => this.#client.feedback.settings({}, { signal }))
  }

  /** Sends a feedback. */
  submit(entry: FeedbackEntry): Promise<{ readonly kind: 'done' } | Refused | Ignored> {
    return this.#step.run(
      async () => {
        const sent = await this.#client.feedback.submit(entry)
        this.#take(sent)
        return { kind: 'done' as const }
      },
      (failure) => refused(failure),
    )
  }

  /** Back to an empty form. */
  writeAnother(): void {
    this.sent = undefined
  }

  /** Looks up feedback by its reference. */
  async follow(reference: string): Promise<{ readonly kind: 'done' } | Refused | Ignored> {
    const outcome = await this.state.load((signal) => this.#client.feedback.status({ reference }, { signal }))
    if (outcome.kind === 'failed') return refused(outcome.error)
    return { kind: outcome.kind === 'ready' ? 'done' : 'ignored' }
  }

  /** Clears the previous member's feedback. */
  forget(): void {
    this.writeAnother()
    this.state.reset()
  }

  #take(sent: FeedbackReceipt): void {
    runInAction(() => (this.sent = sent))
  }
}

/** Feedback, as the help pages bring it. */
export const feedbackStore: LateStore<FeedbackStore> = {
  build: (root) => new FeedbackStore(root),
  audienceChanged: (store) => store.forget(),
}
