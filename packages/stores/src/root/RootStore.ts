import type { DomainRoutes, Wire } from '@croupier/api'
import { configure, makeObservable, observable, reaction, runInAction } from 'mobx'
import { AccountFeed, accountFeedHooks } from '../account-feed/AccountFeed.ts'
import { AgeStore } from '../age/AgeStore.ts'
import { catalogueHooks, CatalogueStore } from '../catalogue/CatalogueStore.ts'
import { DataSaverStore } from '../data-saver/DataSaverStore.ts'
import { AgentCentreStore } from '../centre/AgentCentreStore.ts'
import { centreHooks } from '../centre/CentreStore.ts'
import { LeaveHold, leaveHoldHooks } from '../centre/LeaveHold.ts'
import { leaveQuestion } from '../centre/leaveQuestion.ts'
import { createMemberCentre } from '../centre/createMemberCentre.ts'
import type { MemberCentreStore } from '../centre/MemberCentreStore.ts'
import { closesSite, platformCode } from '../failure/failureText.ts'
import { launchHooks, LaunchStore } from '../launch/LaunchStore.ts'
import { favouritesHooks, FavouritesStore } from '../favourites/FavouritesStore.ts'
import { LocaleStore } from '../locale/LocaleStore.ts'
import { countersHooks, CountersStore } from '../member/CountersStore.ts'
import { memberHooks, MemberStore } from '../member/MemberStore.ts'
import { MerchantStore } from '../merchant/MerchantStore.ts'
import { ModalStore } from '../modals/ModalStore.ts'
import { ToastStore } from '../modals/ToastStore.ts'
import { GiftStore } from '../notices/GiftStore.ts'
import { noticesHooks, NoticesStore } from '../notices/NoticesStore.ts'
import { PlatformClock } from '../platform-clock/PlatformClock.ts'
import { LoginGuard } from '../session/LoginGuard.ts'
import { SessionExpiry } from '../session/SessionExpiry.ts'
import { SessionStore } from '../session/SessionStore.ts'
import { systemHooks, SystemStore } from '../system/SystemStore.ts'
import { identityFirst } from '../profile/identityFirst.ts'
import { ThemeStore } from '../theme/ThemeStore.ts'
import { balanceHooks, BalanceStore } from '../wallet/BalanceStore.ts'
import { KeptStores } from '../late/KeptStores.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import { dependableStorage, sharableStorage } from '../ports/storage.ts'
import { siteWire } from './siteWire.ts'
import type { Ports } from '../ports/Ports.ts'

/** Progress of the site's start. `failed`: the retry screen. */
export type Phase = 'starting' | 'failed' | 'maintenance' | 'blocked' | 'open'

/**
 * All stores of the site. App, tests and stories build them from their own ports. Its members are the stores that every
 * page needs; `store` builds the others on first use.
 */
export class RootStore implements Stores {
  readonly wire: Wire
  readonly routes: DomainRoutes
  /** The platform's time; every countdown runs by it. */
  readonly platformClock: PlatformClock
  readonly modals = new ModalStore()
  readonly toasts = new ToastStore()
  readonly theme: ThemeStore
  readonly saver: DataSaverStore
  readonly merchant: MerchantStore
  readonly locale: LocaleStore
  readonly session: SessionStore
  readonly age: AgeStore
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
  /** Held while a form of the route's own page, below any centre, has unsaved input. */
  readonly pageLeave: LeaveHold
  readonly ports: Ports
  /** The site has started and is open. */
  hasOpened = false
  readonly #expiry: SessionExpiry
  readonly #askIdentity: (failure: unknown) => Promise<void>
  readonly #kept = new KeptStores(this)
  readonly #stops: (() => void)[] = []

  constructor(given: Ports) {
    const sessionStorage = dependableStorage(given.sessionStorage)
    const localStorage = sharableStorage(dependableStorage(given.localStorage), sessionStorage)
    const ports: Ports = { ...given, sessionStorage, localStorage }
    const { clock } = ports
    this.ports = ports
    this.platformClock = new PlatformClock(clock)
    this.theme = new ThemeStore(ports.localStorage)
    this.saver = new DataSaverStore(ports.cookies, ports.savesData)
    this.merchant = new MerchantStore(ports, this.modals, {
      isSignedIn: () => this.session.isSignedIn,
      // If its file does not load, the session ends all the same: the switch clears the storage.
      signOut: () =>
        import('../sign-in/SignOutStore.ts').then(
          ({ signOutStore }) => this.store(signOutStore).leave(),
          () => undefined,
        ),
    })
    this.session = new SessionStore(ports, this.merchant)
    this.age = new AgeStore(ports, this.session, this.modals)
    this.guard = new LoginGuard(this.session, this.modals)
    this.#expiry = new SessionExpiry(this.session, this.guard, this.modals)
    this.locale = new LocaleStore(ports, this.merchant, (language) => this.#tellLanguage(language))
    const { merchant, locale, session, modals, platformClock } = this
    const { wire, domains } = siteWire(ports, {
      merchant,
      locale,
      session,
      modals,
      platformClock,
      hasModule: (modId) => this.system.modules.get(modId) !== false,
      onTokenExpired: (failure) => void this.#expiry.expired(failure),
      onFailure: (failure) => this.#refused(failure),
    })
    this.wire = wire
    this.routes = domains
    const { guard, toasts } = this
    this.system = this.#kept.add(new SystemStore(wire, ports), systemHooks)
    this.member = this.#kept.add(new MemberStore(wire, session, clock), memberHooks)
    this.balance = this.#kept.add(new BalanceStore(wire, clock, ports.localStorage), balanceHooks)
    this.counters = this.#kept.add(new CountersStore(wire, ports), countersHooks)
    const { balance, counters } = this
    const tellChange = () => this.#kept.tell('accountChanged')
    this.feed = this.#kept.add(new AccountFeed({ ports, balance, counters, tellChange }), accountFeedHooks)
    this.catalogue = this.#kept.add(new CatalogueStore(wire, ports, this.system), catalogueHooks)
    this.favourites = this.#kept.add(new FavouritesStore(wire, guard, toasts, clock), favouritesHooks)
    const askLeave = async () => (await modals.open(leaveQuestion(modals, ports))) === 'confirmed'
    this.pageLeave = this.#kept.add(new LeaveHold(askLeave), leaveHoldHooks)
    const centre = { guard: (then: () => void) => void guard.require(then), askLeave }
    this.memberCentre = this.#kept.add(createMemberCentre(this, centre), centreHooks)
    this.#askIdentity = identityFirst(this)
    this.agentCentre = this.#kept.add(new AgentCentreStore(() => session.isAgent, this.system, centre), centreHooks)
    this.launch = this.#kept.add(
      new LaunchStore(wire, ports, {
        age: this.age,
        session,
        guard,
        modals,
        system: this.system,
        balance: this.balance,
      }),
      launchHooks,
    )
    this.notices = this.#kept.add(new NoticesStore(wire, session, ports), noticesHooks)
    this.gift = new GiftStore(this.system, session, modals, ports)
    makeObservable(this, { hasOpened: observable })
    this.#watch()
  }

  /** A store of one part of the site: built at the first call, then reused. */
  store<Store extends object>(late: LateStore<Store>): Store {
    return this.#kept.get(late)
  }

  /** State of the whole site. */
  get phase(): Phase {
    const { status, permission } = this.system
    if (status === 1) return 'maintenance'
    if (status === 2) return 'blocked'
    if (status === 0) return 'open'
    return permission.value.state === 'failed' ? 'failed' : 'starting'
  }

  /**
   * Starts the site: permission, then what to show, then the country, then the logged-in member. Nothing else is
   * requested before the permission arrives. Also called by the retry screen's button.
   */
  async start(): Promise<void> {
    await this.system.start()
  }

  /** Whether this visitor has to log in first, by the setting of the merchant or the installation. */
  get signsInFirst(): boolean {
    const comesFirst = this.ports.config.loginedToHomePage || this.merchant.current.signInFirst
    return comesFirst && !this.session.isSignedIn
  }

  /** Stops timers and reactions when the page is torn down. */
  stop(): void {
    this.#kept.tell('stop')
    for (const stop of this.#stops) stop()
  }

  #watch(): void {
    this.#stops.push(
      this.ports.tabs?.onSessionEnded((mark, pause) => this.#expiry.endedElsewhere(mark, pause)) ?? (() => undefined),
      reaction(
        () => this.phase === 'open' && !this.hasOpened,
        (opens) => opens && this.#open(),
      ),
      reaction(
        () => this.system.permission.data,
        (permitted) => {
          // A visitor from a blocked region is not offered a way around the block.
          const named = permitted?.regionRestriction || permitted?.ipRestriction ? [] : permitted?.info.domainRoute
          if (named) this.routes.take(named.map(({ domain }) => domain))
        },
      ),
      reaction(
        () => this.session.token,
        () => this.#audienceChanged(),
      ),
      reaction(
        () => this.phase === 'blocked' && this.session.token,
        (isBlocked) => {
          if (!isBlocked) return
          void this.member.load()
          void this.balance.refresh()
        },
      ),
      reaction(
        () => this.locale.language,
        () => this.#kept.tell('languageChanged'),
      ),
    )
  }

  /**
   * If the whole site is closed, immediately loads what to show instead; looks for a break that is not known here; asks
   * members who need an identity check for their documents.
   */
  #refused(failure: unknown): void {
    if (this.phase === 'open' && !this.system.permission.isLoading && closesSite(failure)) void this.system.start()
    if (this.session.isSignedIn && platformCode(failure) === 'safety.break') this.#kept.tell('breakMet')
    void this.#askIdentity(failure)
  }

  #open(): void {
    runInAction(() => (this.hasOpened = true))
    void this.#settleCountry()
    if (this.session.isSignedIn) {
      void this.member.load()
      this.#kept.tell('signedIn')
      if (this.session.passwordChange === 'forced') void this.guard.askPasswordChange()
    }
  }

  async #settleCountry(): Promise<void> {
    if (this.system.countryCode === undefined) {
      await this.system.loadCountries()
      this.locale.settleForCountry(this.system.countries.data?.[0]?.countryCode)
    } else this.locale.settleForCountry(this.system.countryCode)
  }

  #audienceChanged(): void {
    const { isSignedIn } = this.session
    // Members also log in where the site is closed to their region, so the previous member's data is cleared.
    this.#kept.tell('audienceChanged', isSignedIn)
    if (isSignedIn && this.hasOpened) this.#kept.tell('signedIn')
  }

  #tellLanguage(language: string): void {
    if (this.session.isSignedIn) this.member.tellLanguage(language)
  }
}

/** Builds every store of the site from its ports. */
export function createRootStore(ports: Ports): RootStore {
  configure({ enforceActions: 'always' })
  return new RootStore(ports)
}
