import type { DomainRoutes, Wire } from '@croupier/api'
import type { AccountFeed } from '../account-feed/AccountFeed.ts'
import type { AgeStore } from '../age/AgeStore.ts'
import type { CatalogueStore } from '../catalogue/CatalogueStore.ts'
import type { AgentCentreStore } from '../centre/AgentCentreStore.ts'
import type { MemberCentreStore } from '../centre/MemberCentreStore.ts'
import type { DataSaverStore } from '../data-saver/DataSaverStore.ts'
import type { LaunchStore } from '../launch/LaunchStore.ts'
import type { FavouritesStore } from '../favourites/FavouritesStore.ts'
import type { LocaleStore } from '../locale/LocaleStore.ts'
import type { CountersStore } from '../member/CountersStore.ts'
import type { MemberStore } from '../member/MemberStore.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { ToastStore } from '../modals/ToastStore.ts'
import type { GiftStore } from '../notices/GiftStore.ts'
import type { NoticesStore } from '../notices/NoticesStore.ts'
import type { PlatformClock } from '../platform-clock/PlatformClock.ts'
import type { LoginGuard } from '../session/LoginGuard.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import type { ThemeStore } from '../theme/ThemeStore.ts'
import type { BalanceStore } from '../wallet/BalanceStore.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'
import type { Ports } from '../ports/Ports.ts'

/** The core stores, as available to stores created later. */
export interface Stores {
  readonly wire: Wire
  /** Addresses of the site that the platform names, as they were measured. */
  readonly routes: DomainRoutes
  /** The platform's time; every countdown runs by it. */
  readonly platformClock: PlatformClock
  readonly modals: ModalStore
  readonly toasts: ToastStore
  readonly theme: ThemeStore
  readonly saver: DataSaverStore
  readonly merchant: MerchantStore
  readonly locale: LocaleStore
  readonly session: SessionStore
  readonly age: AgeStore
  /** Runs actions that need a session, after a login if there is none. */
  readonly guard: LoginGuard
  readonly system: SystemStore
  readonly member: MemberStore
  readonly balance: BalanceStore
  readonly counters: CountersStore
  /** Polls the account while a member is logged in. */
  readonly feed: AccountFeed
  readonly catalogue: CatalogueStore
  readonly favourites: FavouritesStore
  readonly launch: LaunchStore
  readonly notices: NoticesStore
  readonly gift: GiftStore
  readonly memberCentre: MemberCentreStore
  readonly agentCentre: AgentCentreStore
  readonly ports: Ports
  /** A store of one part of the site: built at the first call, then reused. */
  store<Store extends object>(late: LateStore<Store>): Store
}

/**
 * A store that only a part of the site needs. The root builds it at the first `root.store(depositStore)` and keeps it.
 * Its code, and the contract of its calls, are therefore loaded with that part and not with the first page.
 */
export interface LateStore<Store extends object> extends StoreHooks<Store> {
  /** Builds the store from the stores that are always there, and from other late ones. */
  readonly build: (stores: Stores) => Store
}
