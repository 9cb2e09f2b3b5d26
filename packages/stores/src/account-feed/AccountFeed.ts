import { limits } from '../config/constants.ts'
import type { CountersStore } from '../member/CountersStore.ts'
import type { StoreHooks } from '../world/StoreHooks.ts'
import type { World } from '../world/World.ts'
import type { BalanceStore } from '../wallet/BalanceStore.ts'

/**
 * Poll interval while nothing is pending. With balance and site status, each once a minute, an idle page makes four
 * requests a minute.
 */
export const restMs = 30_000
/** Poll interval while a payment is pending. */
export const hurryMs = 5_000
/** How long a payment counts as pending after the last sign of it. */
const hurryEndsMs = 30 * limits.minuteMs
/** A balance that came with another answer is good for so long. */
const balanceFreshMs = limits.minuteMs - restMs / 2

/** Session storage key: until when to poll fast, so that a reload continues. */
const hurryKey = 'MONEY_UNDER_WAY'

interface Parts {
  readonly world: Pick<World, 'clock' | 'presence' | 'sessionStorage'>
  readonly counters: CountersStore
  readonly balance: BalanceStore
  /** Notifies every store that the account has changed, so that visible data is loaded again. */
  readonly tellChange: () => void
}

/**
 * Polls the account while a member is logged in. Every payment and every answered request also sends a message, so a
 * changed number of unread messages, or once a minute a changed balance, means that the account has changed; stores
 * with visible data then load it again. Paused while the tab is hidden or left; polls immediately on return.
 *
 * The poll also notices within seconds that the session was ended elsewhere.
 */
export class AccountFeed {
  readonly #parts: Parts
  /** Pending payments, by name. */
  readonly #pending = new Set<string>()
  #timer: unknown
  #stopHearing: (() => void) | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Begins to look. */
  start(): void {
    this.stop()
    this.#stopHearing = this.#parts.world.presence?.onReturn?.(() => void this.look(true))
    void this.#parts.counters.refresh()
    this.#schedule()
  }

  /** Stops looking. */
  stop(): void {
    this.#parts.world.clock.clearTimeout(this.#timer)
    this.#timer = undefined
    this.#stopHearing?.()
    this.#stopHearing = undefined
  }

  /** Forgets pending work of the previous person. */
  forget(): void {
    this.stop()
    this.#pending.clear()
    this.#parts.world.sessionStorage.removeItem(hurryKey)
  }

  /** Sets whether something of this name, such as `deposits`, is pending, which shortens the poll interval. */
  follow(name: string, isPending: boolean): void {
    if (isPending === this.#pending.has(name)) return
    const { clock, sessionStorage } = this.#parts.world
    if (isPending) {
      this.#pending.add(name)
      sessionStorage.setItem(hurryKey, String(clock.now() + hurryEndsMs))
    } else {
      this.#pending.delete(name)
      if (this.#pending.size === 0) sessionStorage.removeItem(hurryKey)
    }
    if (this.#timer !== undefined) this.#schedule()
  }

  /** Polls now. `whole` also loads the balance and notifies every store. */
  async look(whole = false): Promise<void> {
    const { counters, balance, tellChange, world } = this.#parts
    const count = counters.unread.data
    const { sum } = balance
    const { value } = balance.balance
    const isOld = value.state !== 'ready' || world.clock.now() - value.at >= balanceFreshMs
    await Promise.all([counters.refresh(), whole || isOld ? balance.refresh() : undefined])
    const isChanged = counters.unread.data !== count
    if (isChanged && !whole && !isOld) await balance.refresh()
    if (whole || isChanged || (sum !== undefined && balance.sum !== sum)) tellChange()
  }

  #schedule(): void {
    const { clock, presence } = this.#parts.world
    clock.clearTimeout(this.#timer)
    this.#timer = clock.setTimeout(
      () => {
        this.#schedule()
        if ((presence?.isHere() ?? true) && !this.#parts.counters.unread.isLoading) void this.look()
      },
      this.#isHurried() ? hurryMs : restMs,
    )
  }

  #isHurried(): boolean {
    const { clock, sessionStorage } = this.#parts.world
    return Number(sessionStorage.getItem(hurryKey) ?? 0) > clock.now()
  }
}

/** Polls while a member is logged in. */
export const accountFeedHooks: StoreHooks<AccountFeed> = {
  audienceChanged: (feed) => feed.forget(),
  signedIn: (feed) => feed.start(),
  stop: (feed) => feed.stop(),
}
