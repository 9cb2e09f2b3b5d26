import type { Client } from '@croupier/api'
import { configure, makeObservable, observable, reaction, runInAction } from 'mobx'
import { CatalogueStore } from '../catalogue/CatalogueStore.ts'
import { AgentCentreStore } from '../centre/AgentCentreStore.ts'
import { createMemberCentre } from '../centre/createMemberCentre.ts'
import type { MemberCentreStore } from '../centre/MemberCentreStore.ts'
import { DepositStore } from '../deposit/DepositStore.ts'
import { closesSite } from '../failure/failureText.ts'
import { LaunchStore } from '../launch/LaunchStore.ts'
import { FavouritesStore } from '../lobby/FavouritesStore.ts'
import { GameListStore } from '../lobby/GameListStore.ts'
import { LocaleStore } from '../locale/LocaleStore.ts'
import { CountersStore } from '../member/CountersStore.ts'
import { MemberStore } from '../member/MemberStore.ts'
import { MerchantStore } from '../merchant/MerchantStore.ts'
import { ModalStore } from '../modals/ModalStore.ts'
import { ToastStore } from '../modals/ToastStore.ts'
import { GiftStore } from '../notices/GiftStore.ts'
import { NoticesStore } from '../notices/NoticesStore.ts'
import { BetRecordsStore } from '../records/BetRecordsStore.ts'
import { RegistrationStore } from '../registration/RegistrationStore.ts'
import { SmsStore } from '../registration/SmsStore.ts'
import { CaptchaStore } from '../session/CaptchaStore.ts'
import { SessionStore } from '../session/SessionStore.ts'
import { SignInStore } from '../session/SignInStore.ts'
import { SystemStore } from '../system/SystemStore.ts'
import { ThemeStore } from '../theme/ThemeStore.ts'
import { BalanceStore } from '../wallet/BalanceStore.ts'
import { WinnerBoardStore } from '../winners/WinnerBoardStore.ts'
import { dependableStorage } from './storage.ts'
import { watchedClient } from './watchedClient.ts'
import type { World } from './World.ts'

/** Where the start of the site stands. `failed`: the retry screen [S-016]. */
export type Phase = 'starting' | 'failed' | 'maintenance' | 'blocked' | 'open'

/** Every store of the site, wired. App, test and story build the same one from their own world. */
export class RootStore {
  readonly client: Client
  readonly modals = new ModalStore()
  readonly toasts = new ToastStore()
  readonly theme: ThemeStore
  readonly merchant: MerchantStore
  readonly locale: LocaleStore
  readonly session: SessionStore
  readonly system: SystemStore
  readonly captcha: CaptchaStore
  readonly member: MemberStore
  readonly balance: BalanceStore
  readonly counters: CountersStore
  readonly signIn: SignInStore
  readonly sms: SmsStore
  readonly registration: RegistrationStore
  readonly catalogue: CatalogueStore
  readonly gameList: GameListStore
  readonly favourites: FavouritesStore
  readonly launch: LaunchStore
  readonly notices: NoticesStore
  readonly gift: GiftStore
  readonly winners: WinnerBoardStore
  readonly deposit: DepositStore
  readonly betRecords: BetRecordsStore
  readonly memberCentre: MemberCentreStore
  readonly agentCentre: AgentCentreStore
  readonly world: World
  /** The first start came through to an open site. */
  hasOpened = false
  readonly #stops: (() => void)[] = []

  constructor(given: World) {
    const world: World = {
      ...given,
      sessionStorage: dependableStorage(given.sessionStorage),
      localStorage: dependableStorage(given.localStorage),
    }
    const { clock } = world
    this.world = world
    this.theme = new ThemeStore(world.localStorage)
    this.merchant = new MerchantStore(world, this.modals, () => this.session.isSignedIn)
    this.session = new SessionStore(world, this.modals, this.merchant)
    this.locale = new LocaleStore(world, this.merchant, (language) => this.#tellLanguage(language))
    const plain = world.createClient({
      merchant: () => this.merchant.current.merchantCode,
      language: () => this.locale.language,
      token: () => this.session.token,
      host: () => world.place.host(),
      onTokenExpired: (failure) => this.session.expired(failure),
    })
    this.client = watchedClient(plain, (failure) => this.#refused(failure))
    const { client, session, merchant, modals, toasts } = this
    this.system = new SystemStore(client, world)
    this.captcha = new CaptchaStore(client, clock)
    this.member = new MemberStore(client, session, clock)
    this.balance = new BalanceStore(client, clock)
    this.counters = new CountersStore(client, clock)
    this.signIn = new SignInStore(client, world, this)
    this.sms = new SmsStore(client, modals, world)
    this.registration = new RegistrationStore(client, world, this)
    this.catalogue = new CatalogueStore(client, world)
    this.gameList = new GameListStore(client, this.catalogue, session, world)
    this.favourites = new FavouritesStore(client, session, toasts, clock)
    this.memberCentre = createMemberCentre(this, world.memberCentrePages)
    this.agentCentre = new AgentCentreStore(
      () => session.isAgent,
      world.agentCentrePages,
      (then) => session.require(then),
    )
    this.launch = new LaunchStore(client, world, {
      session,
      modals,
      system: this.system,
      balance: this.balance,
      openDeposit: () => this.memberCentre.open('depositv2'),
    })
    this.notices = new NoticesStore(client, session, world)
    this.gift = new GiftStore(this.system, session, modals, world)
    this.winners = new WinnerBoardStore(client, clock)
    this.deposit = new DepositStore(client, modals, merchant, this.balance, world)
    this.betRecords = new BetRecordsStore(client, merchant, clock)
    makeObservable(this, { hasOpened: observable })
    this.#watch()
  }

  /** What the whole site shows. */
  get phase(): Phase {
    const { status, permission } = this.system
    if (status === 1) return 'maintenance'
    if (status === 2) return 'blocked'
    if (status === 0) return 'open'
    return permission.value.state === 'failed' ? 'failed' : 'starting'
  }

  /**
   * Starts the site: permission, then the decision what to show, then the country, then the signed-in member, R-12
   * [S-001] [S-004] [S-005]. Nothing else is asked for before the permission's answer. Also the retry screen's button.
   */
  async start(): Promise<void> {
    await this.system.start()
  }

  /** Where a visitor is sent in place of this path, if signing in comes first here [S-042] [S-043]. */
  redirectOf(path: string): string | undefined {
    const free = ['/login', '/register', '/register.html', '/helpmc', '/download', '/down']
    return this.world.config.loginedToHomePage && !this.session.isSignedIn && !free.includes(path)
      ? '/login'
      : undefined
  }

  /** Stops timers and reactions, for a page that is torn down. */
  stop(): void {
    this.system.stop()
    this.deposit.unwatch()
    this.gameList.leave()
    for (const stop of this.#stops) stop()
  }

  #watch(): void {
    this.#stops.push(
      reaction(
        () => this.phase === 'open' && !this.hasOpened,
        (opens) => opens && this.#open(),
      ),
      reaction(
        () => this.session.token,
        () => this.hasOpened && this.#audienceChanged(),
      ),
      reaction(
        () => this.locale.language,
        () => this.hasOpened && this.#languageChanged(),
      ),
    )
  }

  /** A call refused because the whole site is closed: asks at once what it shows now, in place of waiting [S-409]. */
  #refused(failure: unknown): void {
    if (this.phase === 'open' && !this.system.permission.isLoading && closesSite(failure)) void this.system.start()
  }

  #open(): void {
    runInAction(() => (this.hasOpened = true))
    void this.#settleCountry()
    if (this.session.isSignedIn) {
      void this.member.load()
      this.#loadMine()
    }
  }

  async #settleCountry(): Promise<void> {
    if (this.system.countryCode === undefined) {
      await this.registration.loadCountries()
      this.locale.settleForCountry(this.registration.countries.data?.[0]?.countryCode)
    } else this.locale.settleForCountry(this.system.countryCode)
  }

  #loadMine(): void {
    void this.balance.refresh()
    // The account's menu offers the member centre's entries, and one of them depends on the wallets.
    void this.balance.loadWallet()
    void this.counters.refresh()
    void this.favourites.load()
  }

  /** Somebody came or went: what belonged to the one before is forgotten, what is for the new audience is asked for. */
  #audienceChanged(): void {
    for (const store of [this.balance, this.counters, this.favourites, this.deposit, this.betRecords]) store.forget()
    this.gameList.reload()
    if (this.session.isSignedIn) this.#loadMine()
    else {
      this.member.forget()
      this.launch.game.reset()
      this.memberCentre.close()
      this.agentCentre.close()
    }
    if (this.notices.announcements.value.state !== 'idle') void this.notices.load()
  }

  /** What the platform words in a language is asked for anew, as far as somebody has asked for it before. */
  #languageChanged(): void {
    if (this.catalogue.received.value.state !== 'idle') this.catalogue.load({ flush: true }).catch(() => undefined)
    if (this.catalogue.hot.value.state !== 'idle') void this.catalogue.loadHot({ flush: true })
    if (this.winners.winners.value.state !== 'idle') void this.winners.load()
    if (this.notices.announcements.value.state !== 'idle') void this.notices.load()
    this.gameList.reload()
  }

  #tellLanguage(language: string): void {
    if (this.session.isSignedIn) this.client.member.language({ language }).catch(() => undefined)
  }
}

/** Builds every store of the site from its world. */
export function createRootStore(world: World): RootStore {
  configure({ enforceActions: 'always' })
  return new RootStore(world)
}
