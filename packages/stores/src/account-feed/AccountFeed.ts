import { limits } from '../config/constants.ts'
import { isHere } from '../kit/everyWhileHere.ts'
import type { CountersStore } from '../member/CountersStore.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'
import type { Ports } from '../ports/Ports.ts'
import { readJson } from '../ports/storage.ts'
import type { BalanceStore } from '../wallet/BalanceStore.ts'

/**
 * Poll interval while nothing is pending. With the site status, once a minute, and the balance or the poll of a gaming
 * session, which brings it, an idle page makes at most four requests a minute.
 */
export const restMs = 30_000
/** Poll interval while a payment is pending. */
export const hurryMs = 5_000
/** How long a payment counts as pending after the last sign of it. */
const hurryEndsMs = 30 * limits.minuteMs
/** How long a balance counts as fresh: longer than a gaming session takes to bring the next one. */
const balanceFreshMs = limits.minuteMs + restMs / 2

/** Session storage key: what is pending, each with the time until which to poll fast, so that a reload continues. */
const hurryKey = 'MONEY_UNDER_WAY'

interface Parts {
  readonly ports: Pick<Ports, 'clock' | 'presence' | 'sessionStorage'>
  readonly counters: CountersStore
  readonly balance: BalanceStore
  /** Notifies every store that the account has changed, so that visible data is loaded again. */
  readonly tellChange: () => void
}

/**
 * Polls the account while a member is logged in. Every payment and every answered request also sends a message, so a
 * changed number of unread messages, or every 90 seconds a changed balance, means that the account has changed; stores
 * with visible data then load it again. Paused while the tab is hidden or left; polls immediately on return.
 *
 * The poll also notices within seconds that the session was ended elsewhere.
 */
export class AccountFeed {
  readonly #parts: Parts
  #timer: unknown
  /** Number of unread messages after which the stores were last notified: anyone may load a newer one. */
  #handled: number | undefined
  #stopHearing: (() => void) | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Starts polling. */
  start(): void {
    this.stop()
    this.#stopHearing = this.#parts.ports.presence?.onReturn?.(() => void this.look(true))
    void this.#parts.counters.refresh().then(() => (this.#handled = this.#parts.counters.unread.data))
    this.#schedule()
  }

  /** Stops looking. */
  stop(): void {
    this.#parts.ports.clock.clearTimeout(this.#timer)
    this.#timer = undefined
    this.#handled = undefined
    this.#stopHearing?.()
    this.#stopHearing = undefined
  }

  /** Clears the pending work of the previous person. */
  forget(): void {
    this.stop()
    this.#parts.ports.sessionStorage.removeItem(hurryKey)
  }

  /** Sets whether something of this name, such as `deposits`, is pending, which shortens the poll interval. */
  follow(name: string, isPending: boolean): void {
    const { clock, sessionStorage } = this.#parts.ports
    const wasHurried = this.#isHurried()
    const { [name]: _past, ...others } = this.#ends()
    const ends = isPending ? { ...others, [name]: clock.now() + hurryEndsMs } : others
    sessionStorage.setItem(hurryKey, JSON.stringify(ends))
    if (this.#timer !== undefined && this.#isHurried() !== wasHurried) this.#schedule()
  }

  /** Whether something of this name is pending, also since before a reload. */
  follows(name: string): boolean {
    return (this.#ends()[name] ?? 0) > this.#parts.ports.clock.now()
  }

  /** Polls now. `whole` also loads the balance and notifies every store. */
  async look(whole = false): Promise<void> {
    const { counters, balance, tellChange, ports } = this.#parts
    this.#handled ??= counters.unread.data
    const { sum } = balance
    const { value } = balance.balance
    const isOld = value.state !== 'ready' || ports.clock.now() - value.at >= balanceFreshMs
    await Promise.all([counters.refresh(), whole || isOld ? balance.refresh() : undefined])
    const isChanged = counters.unread.data !== this.#handled
    this.#handled = counters.unread.data
    if (isChanged && !whole && !isOld) await balance.refresh()
    if (whole || isChanged || (sum !== undefined && balance.sum !== sum)) tellChange()
  }

  #schedule(): void {
    const { clock } = this.#parts.ports
    clock.clearTimeout(this.#timer)
    this.#timer = clock.setTimeout(
      () => {
        this.#schedule()
        if (isHere(this.#parts.ports) && !this.#parts.counters.unread.isLoading) void this.look()
      },
      this.#isHurried() ? hurryMs : restMs,
    )
  }

  #isHurried(): boolean {
    const now = this.#parts.ports.clock.now()
    return Object.values(this.#ends()).some((end) => end > now)
  }

  #ends(): Readonly<Record<string, number>> {
    const kept = readJson(this.#parts.ports.sessionStorage, hurryKey)
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  }
}

/** Polls while a member is logged in. */
export const accountFeedHooks: StoreHooks<AccountFeed> = {
  audienceChanged: (feed) => feed.forget(),
  signedIn: (feed) => feed.start(),
  stop: (feed) => feed.stop(),
}
