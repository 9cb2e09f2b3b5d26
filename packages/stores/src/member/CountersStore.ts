import { type CallsOf, unreadMessages, type Value, type Wire } from '@croupier/api'
import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Ports } from '../ports/Ports.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'

/** The three counts that show as badges. */
export interface Counts {
  readonly missionCount: number
  readonly messageCount: number
  readonly rewardCount: number
}

/** Counts provided by other stores. */
export type KnownCounts = Partial<Omit<Counts, 'messageCount'>> & {
  readonly promotionCount?: number
  /** Types of the promotions offered to the member. */
  readonly offered?: readonly string[]
}

/** The counts shown at the bell, the strip and the menu. Unknown counts are 0, and 0 shows nothing. */
export class CountersStore implements Counts {
  readonly unread: RemoteValue<Value<'inbox.unreadCount'>>
  missionCount = 0
  rewardCount = 0
  /** `undefined` until the first answer, or until it failed. */
  promotionCount: number | undefined
  /** Types of the promotions offered to the member; empty until known. */
  offered: readonly string[] = []
  readonly #client: CallsOf<typeof unreadMessages>

  constructor(wire: Wire, ports: Pick<Ports, 'clock'>) {
    this.#client = wire.calls(unreadMessages)
    this.unread = new RemoteValue(() => ports.clock.now())
    makeObservable(this, {
      missionCount: observable,
      rewardCount: observable,
      promotionCount: observable,
      offered: observableRef,
      messageCount: computed,
      unclaimed: computed,
      take: actionBound,
      forget: actionBound,
    })
  }

  /** Unread messages. */
  get messageCount(): number {
    return Math.max(0, this.unread.data ?? 0)
  }

  /** Available promotions and unread messages together; hidden at 0 and until both are known. */
  get unclaimed(): number {
    const { data, failure } = this.unread
    const isKnown = this.promotionCount !== undefined && (data !== undefined || failure !== undefined)
    return isKnown ? (this.promotionCount ?? 0) + this.messageCount : 0
  }

  /** Loads the unread messages. */
  async refresh(): Promise<void> {
    await this.unread.load((signal) => this.#client.inbox.unreadCount({}, { signal }))
  }

  /** Stores counts that arrived with other responses. */
  take(counts: KnownCounts): void {
    this.missionCount = counts.missionCount ?? this.missionCount
    this.rewardCount = counts.rewardCount ?? this.rewardCount
    this.promotionCount = counts.promotionCount ?? this.promotionCount
    this.offered = counts.offered ?? this.offered
  }

  /** Resets all counts at logout. */
  forget(): void {
    this.unread.reset()
    this.take({ missionCount: 0, rewardCount: 0, offered: [] })
    this.promotionCount = undefined
  }
}

/** The member's counters come and go with them. */
export const countersHooks: StoreHooks<CountersStore> = {
  audienceChanged: (store) => store.forget(),
}
