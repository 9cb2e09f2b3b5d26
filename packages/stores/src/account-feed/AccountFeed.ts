import { limits } from '../config/constants.ts'
import type { CountersStore } from '../member/CountersStore.ts'
import type { StoreHooks } from '../world/StoreHooks.ts'
import type { World } from '../world/World.ts'
import type { BalanceStore } from '../wallet/BalanceStore.ts'

/**
 * How often the account is looked at while nothing is under way. With the balance and the site's own state, each once a
 * minute, a page at rest makes four requests a minute.
 */
export const restMs = 30_000
/** How often while money is under way. */
export const hurryMs = 5_000
/** For so long after the last sign of it, something counts as under way. */
const hurryEndsMs = 30 * limits.minuteMs
/** A balance that came with another answer is good for so long. */
const balanceFreshMs = limits.minuteMs - restMs / 2

/** Session storage: until when something is under way, so that a reload goes on looking. */
const hurryKey = 'MONEY_UNDER_WAY'

interface Parts {
  readonly world: Pick<World, 'clock' | 'presence' | 'sessionStorage'>
  readonly counters: CountersStore
  readonly balance: BalanceStore
  /** Tells every store that something of the account has changed: what shows is asked for again. */
  readonly tellChange: () => void
}

/**
 * The one look at the account that goes on while somebody is signed in. Whatever moves money or answers a request also
 * sends a message, so the number of unread messages, and once a minute the balance, tell that something has changed; the
 * stores whose data shows then ask for it again. Nobody is asked for while the tab is hidden or left; on return at once.
 *
 * The look also notices within seconds that the session was ended elsewhere [S-201].
 */
export class AccountFeed {
  readonly #parts: Parts
  /** What is under way, by name. */
  readonly #underWay = new Set<string>()
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

  /** Forgets what was under way for whoever was here before. */
  forget(): void {
    this.stop()
    this.#underWay.clear()
    this.#parts.world.sessionStorage.removeItem(hurryKey)
  }

  /** Says whether something of this name, such as `deposits`, is under way: then the next looks come sooner. */
  follow(name: string, isUnderWay: boolean): void {
    if (isUnderWay === this.#underWay.has(name)) return
    const { clock, sessionStorage } = this.#parts.world
    if (isUnderWay) {
      this.#underWay.add(name)
      sessionStorage.setItem(hurryKey, String(clock.now() + hurryEndsMs))
    } else {
      this.#underWay.delete(name)
      if (this.#underWay.size === 0) sessionStorage.removeItem(hurryKey)
    }
    if (this.#timer !== undefined) this.#schedule()
  }

  /** Looks now. `whole` asks for the balance too, and lets every store ask again. */
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

/** The look goes on while somebody is signed in. */
export const accountFeedHooks: StoreHooks<AccountFeed> = {
  audienceChanged: (feed) => feed.forget(),
  signedIn: (feed) => feed.start(),
  stop: (feed) => feed.stop(),
}
