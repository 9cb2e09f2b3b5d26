import { type CallsOf, messages, type Value, type Wire } from '@croupier/api'
import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Counts } from '../centre/memberCentreMenu.ts'
import { limits } from '../config/constants.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { World } from '../root/World.ts'
import type { StoreHooks } from '../root/StoreHooks.ts'

/** Counts that other stores know and hand in. */
export type KnownCounts = Partial<Omit<Counts, 'messageCount'>> & {
  readonly promotionCount?: number
  /** Types of the promotions offered to the member (wire fact 3.15). */
  readonly offered?: readonly string[]
}

/** The counts shown at the bell, the strip and the menu. Unknown counts are 0, and 0 shows nothing. */
export class CountersStore implements Counts {
  readonly unread: RemoteValue<Value<'messages.unreadCount'>>
  missionCount = 0
  rewardCount = 0
  promotionCount = 0
  /** Types of the promotions offered to the member; none until that is known. */
  offered: readonly string[] = []
  #timer: unknown
  readonly #client: CallsOf<typeof messages>
  readonly #world: Pick<World, 'clock' | 'presence'>

  constructor(wire: Wire, world: Pick<World, 'clock' | 'presence'>) {
    this.#client = wire.calls(messages)
    this.#world = world
    this.unread = new RemoteValue(() => world.clock.now())
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

  /** Available promotions and unread messages together; nothing shows at 0 [S-057]. */
  get unclaimed(): number {
    return this.promotionCount + this.messageCount
  }

  /** Asks for the unread messages. */
  async refresh(): Promise<void> {
    await this.unread.load((signal) => this.#client.messages.unreadCount({}, { signal }))
  }

  /**
   * Asks once a minute while somebody is at the page. A session that was ended elsewhere is then noticed within that
   * minute, and not at the next press [S-201].
   */
  watch(): void {
    this.unwatch()
    void this.refresh()
    const { clock, presence } = this.#world
    this.#timer = clock.setInterval(() => {
      if ((presence?.isHere() ?? true) && !this.unread.isLoading) void this.refresh()
    }, limits.minuteMs)
  }

  /** Stops asking. */
  unwatch(): void {
    if (this.#timer !== undefined) this.#world.clock.clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Takes counts that came with other answers. */
  take(counts: KnownCounts): void {
    this.missionCount = counts.missionCount ?? this.missionCount
    this.rewardCount = counts.rewardCount ?? this.rewardCount
    this.promotionCount = counts.promotionCount ?? this.promotionCount
    this.offered = counts.offered ?? this.offered
  }

  /** Back to nothing at sign-out. */
  forget(): void {
    this.unwatch()
    this.unread.reset()
    this.take({ missionCount: 0, rewardCount: 0, promotionCount: 0, offered: [] })
  }
}

/** The member's counters come and go with them. */
export const countersHooks: StoreHooks<CountersStore> = {
  audienceChanged: (store) => store.forget(),
  signedIn: (store) => store.watch(),
  stop: (store) => store.unwatch(),
}
