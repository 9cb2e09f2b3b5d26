import { type CallsOf, type Input, promotion, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { rewardCountsStore } from '../rewards/RewardCountsStore.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import { promotionsStore } from './PromotionsStore.ts'

/** One promotion, whole: its text, its terms, and its status for the person. */
export type PromotionDetail = Value<'promotion.detail'>

/** Input of an application; opting in sends only the id. */
export type PromotionApplication = Partial<Omit<Input<'promotion.join'>, 'id'>> & { readonly id: string }

/** How joining ended. */
export type JoinOutcome = { readonly kind: 'done' } | Refused | Ignored

/** The open promotion, and the member's actions with it. */
export class PromotionStore {
  /** Which promotion is open. */
  id = ''
  readonly detail: RemoteValue<PromotionDetail>
  readonly #step: Command
  readonly #client: CallsOf<typeof promotion>
  readonly #parts: Pick<Stores, 'store'>

  constructor(parts: Pick<Stores, 'wire' | 'ports' | 'store'>) {
    const { wire, ports } = parts
    this.#parts = parts
    this.#client = wire.calls(promotion)
    this.#step = new Command(ports)
    this.detail = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { id: observable, isBusy: computed, open: actionBound })
  }

  /** Whether an application is being sent. */
  get isBusy(): boolean {
    return this.#step.isBusy
  }

  /** Opens a promotion and loads it. */
  open(id: string): void {
    if (id !== this.id) this.detail.reset()
    this.id = id
    void this.load()
  }

  /** Loads the open promotion. */
  async load(): Promise<void> {
    const { id } = this
    if (id === '') return
    await this.detail.load((signal) => this.#client.promotion.detail({ id }, { signal }))
  }

  /** Applies for a promotion, or opts in to one that needs no application. */
  join(application: PromotionApplication): Promise<JoinOutcome> {
    return this.#step.run(
      async (): Promise<JoinOutcome> => {
        await this.#client.promotion.join(application)
        await this.refresh()
        return { kind: 'done' }
      },
      (failure) => {
        // Its status may have changed by now: applied for in another tab, or over.
        void this.refresh()
        return refused(failure)
      },
    )
  }

  /** Reloads the promotion's status after anything that changes it. */
  async refresh(): Promise<void> {
    void this.#parts.store(rewardCountsStore).load()
    const list = this.#parts.store(promotionsStore)
    if (list.result.data !== undefined) void list.reload()
    await this.load()
  }

  /** Reloads loaded data, because the platform's texts depend on the language. */
  async reload(): Promise<void> {
    if (this.detail.value.state !== 'idle') await this.load()
  }

  /** After a login or logout. */
  turn(): void {
    this.#step.forget()
    void this.reload()
  }
}

/** A promotion's page, as it brings its store. */
export const promotionStore: LateStore<PromotionStore> = {
  build: (root) => new PromotionStore(root),
  audienceChanged: (store) => store.turn(),
  accountChanged: (store) => void store.reload(),
  languageChanged: (store) => void store.reload(),
}
