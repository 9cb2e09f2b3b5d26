import { type CallsOf, moduleFlags, system, type Value, type Wire } from '@croupier/api'
import type { ModuleId } from '@croupier/api/merchant'
import { actionBound, computed, makeObservable, observable, reaction } from 'mobx'
import type { SiteConfig } from '../config/SiteConfig.ts'
import { vipAboveRank } from '../config/constants.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Switches } from './switched.ts'
import type { Analytics, Clock, ErrorReports, KeyValueStorage } from '../ports/Ports.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'

/** The answer of the permission call. */
export type Permission = Value<'system.status'>

/** What kind of page the whole site is: 0 normal, 1 maintenance, 2 region or address blocked. */
export type SystemStatus = 0 | 1 | 2

/** Storage key of the consent to analytics. */
const analyticsKey = 'analyticsAllowed'

/** Storage key of the consent to error reports. */
const errorReportsKey = 'errorReportsAllowed'

interface SystemPorts {
  readonly clock: Clock
  readonly config: SiteConfig
  readonly analytics: Analytics
  readonly errorReports?: ErrorReports
  readonly localStorage: KeyValueStorage
  random(): number
  readonly imageCdn?: string
  openServicePath(path: string): Promise<string>
}

/** Maintenance wins over a region block. */
export function systemStatus({
  maintenance,
  regionRestriction,
  ipRestriction = false,
}: Pick<Permission, 'maintenance' | 'regionRestriction'> & Partial<Pick<Permission, 'ipRestriction'>>): SystemStatus {
  if (maintenance) return 1
  return regionRestriction || ipRestriction ? 2 : 0
}

/**
 * The platform's permission: the first call of every start. It is repeated while the site runs, more often while it is
 * blocked, so that the page returns when a maintenance ends.
 */
export class SystemStore implements Switches {
  /** Countries with their dialling codes; first the one the platform sees the visitor in. */
  readonly countries: RemoteValue<Value<'system.countries'>>
  readonly permission: RemoteValue<Permission>
  /** The person agreed to be measured. */
  analyticsAllowed: boolean
  /** The person agreed that failures of the page are reported. */
  errorReportsAllowed: boolean
  /** Picked once per page load; '' means the page's own origin. */
  imageCdn: string | undefined = undefined
  launchCdn: string | undefined = undefined
  #timer: unknown
  readonly #client: CallsOf<typeof system>
  readonly #ports: SystemPorts

  constructor(wire: Wire, ports: SystemPorts) {
    this.#client = wire.calls(system)
    this.#ports = ports
    this.countries = new RemoteValue(() => ports.clock.now())
    this.permission = new RemoteValue(() => ports.clock.now())
    this.analyticsAllowed = ports.localStorage.getItem(analyticsKey) === 'yes'
    this.errorReportsAllowed = ports.localStorage.getItem(errorReportsKey) === 'yes'
    if (this.errorReportsAllowed) ports.errorReports?.start()
    makeObservable(this, {
      analyticsAllowed: observable,
      errorReportsAllowed: observable,
      imageCdn: observable,
      launchCdn: observable,
      status: computed,
      modules: computed,
      resources: computed,
      registerValidators: computed,
      allowAnalytics: actionBound,
      allowErrorReports: actionBound,
      pickCdns: actionBound,
    })
    reaction(
      () => (this.analyticsAllowed ? this.permission.data?.info.analytics?.gtagId : undefined),
      (tagId) => tagId && ports.analytics.start(tagId),
    )
  }

  /** 0 normal, 1 maintenance, 2 region blocked; `undefined` until the first answer. */
  get status(): SystemStatus | undefined {
    const permission = this.permission.data
    return permission && systemStatus(permission)
  }

  /** Module ids and whether each is on; a child of a switched-off parent is off. */
  get modules(): ReadonlyMap<string, boolean> {
    const tree = this.permission.data?.info.whitelabel
    return tree ? moduleFlags(tree) : new Map()
  }

  /** Resources by type; one without an address counts as missing. */
  get resources(): ReadonlyMap<string, Permission['info']['resources'][number]> {
    const usable = this.permission.data?.info.resources.filter(({ url }) => url !== null && url !== '') ?? []
    return new Map(usable.map((resource) => [resource.resourceType, resource]))
  }

  /** Whether the platform says that it is a sandbox: only then the site says that no money is real. */
  get isSandbox(): boolean {
    return this.permission.data?.info.sandbox ?? false
  }

  /** The visitor's own address is refused, and not the whole region. */
  get isAddressBlocked(): boolean {
    return this.permission.data?.ipRestriction ?? false
  }

  /** Customer-service entries: type (LIVECHAT, FACEBOOK, TELEGRAM, VIP) and cipher text of the address. */
  get services(): Permission['info']['customerService'] {
    return this.permission.data?.info.customerService ?? []
  }

  /** Validation config of each registration field. */
  get registerValidators(): Permission['info']['register'] {
    return this.permission.data?.info.register ?? {}
  }

  /** Country code of the visitor according to the platform, upper-case; `undefined` if unknown. */
  get countryCode(): string | undefined {
    return this.permission.data?.location.countryCode?.toUpperCase() ?? undefined
  }

  /** The visitor's address as the platform sees it, for the blocked page. */
  get ip(): string | undefined {
    return this.permission.data?.location.ip ?? undefined
  }

  /** Is this module on? One that the platform does not send is not. */
  isModuleOn(modId: ModuleId): boolean {
    return this.modules.get(modId) === true
  }

  /**
   * Whether all of these modules are on. A module that the platform does not send is not one of its switches, and
   * counts as on.
   */
  hasModules(modIds: readonly ModuleId[] = []): boolean {
    return !modIds.some((modId) => this.modules.get(modId) === false)
  }

  /** Whether money calls require the payment password; a merchant without the module has none. */
  get asksPaymentPassword(): boolean {
    return this.hasModules(['PAYMENTPASS3'])
  }

  /** Whether a withdrawal requires it; the merchant can leave it out for withdrawals alone. */
  get asksPasswordToWithdraw(): boolean {
    return this.asksPaymentPassword && !this.isModuleOn('WDRAWNOPASSVERIF3')
  }

  /** Whether people can sign up: it is offered, and there is a form for it. */
  get takesMembers(): boolean {
    const isThere = this.hasModules(['REG3', 'USERNAMEREG3']) || this.isModuleOn('MOBILENUMREG3')
    return this.isModuleOn('DIRECTREG3') && isThere
  }

  /** Loads the permission and keeps polling it. The outcome says whether there is an answer now. */
  async start(): Promise<'ready' | 'failed'> {
    const outcome = await this.permission.load((signal) => this.#client.system.status({}, { signal }))
    if (outcome.kind === 'ready') this.pickCdns()
    this.#askAgainLater()
    return this.permission.data === undefined ? 'failed' : 'ready'
  }

  /** Loads the countries the platform names, once. */
  async loadCountries(): Promise<void> {
    if (this.countries.data === undefined)
      await this.countries.load((signal) => this.#client.system.countries({}, { signal }))
  }

  /** Stops asking, for a page that is torn down. */
  stop(): void {
    if (this.#timer !== undefined) this.#ports.clock.clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Whether the merchant measures visits, so that consent is needed. */
  get measures(): boolean {
    return Boolean(this.permission.data?.info.analytics?.gtagId)
  }

  /** Stores the consent: the measuring tag starts only with it. A refusal applies from the next visit on. */
  allowAnalytics(allowed = true): void {
    this.analyticsAllowed = allowed
    if (allowed) this.#ports.localStorage.setItem(analyticsKey, 'yes')
    else this.#ports.localStorage.removeItem(analyticsKey)
  }

  /** Whether failures of the page can be reported, so that consent is needed. */
  get takesErrorReports(): boolean {
    return this.#ports.errorReports !== undefined
  }

  /** Allows failures of the page to be reported from now on, or stops it. */
  allowErrorReports(allowed: boolean): void {
    const { errorReports, localStorage } = this.#ports
    this.errorReportsAllowed = allowed
    if (allowed) {
      localStorage.setItem(errorReportsKey, 'yes')
      errorReports?.start()
    } else {
      localStorage.removeItem(errorReportsKey)
      errorReports?.stop()
    }
  }

  /** Whole address of a picture the platform named, through the image CDN. */
  imageUrl(path: string | null | undefined): string | undefined {
    return path ? address(path, this.imageCdn) : undefined
  }

  /** Whole address of a launched game, through the launch CDN. */
  launchUrl(path: string): string {
    return address(path, this.launchCdn)
  }

  /** The customer service a person of this rank gets: VIP above rank 4, else live chat. */
  servicePath(rankLevel: number | undefined): string | undefined {
    const entries = this.services
    const wanted = rankLevel !== undefined && rankLevel > vipAboveRank ? 'VIP' : 'LIVECHAT'
    const entry =
      entries.find(({ type }) => type === '3' && wanted === 'LIVECHAT') ??
      entries.find(({ csType }) => csType === wanted) ??
      entries[0]
    return entry?.path
  }

  /** Address of a customer service by type (LIVECHAT, FACEBOOK, TELEGRAM, VIP); rejects when it cannot be opened. */
  async openService(path: string): Promise<string> {
    return this.#ports.openServicePath(path)
  }

  /** Chooses the CDNs of this page, once. */
  pickCdns(): void {
    const info = this.permission.data?.info
    const { imageCdn } = this.#ports
    const images = info?.imageCDNs ?? []
    this.imageCdn ??= imageCdn !== undefined && images.includes(imageCdn) ? imageCdn : this.#pick(images)
    this.launchCdn ??= this.#pick(info?.launchGameCDNs ?? [])
  }

  #pick(list: readonly string[]): string {
    return list[Math.floor(this.#ports.random() * list.length)] ?? ''
  }

  #askAgainLater(): void {
    this.stop()
    const { openPollMs, blockedPollMs } = this.#ports.config
    this.#timer = this.#ports.clock.setTimeout(() => void this.start(), this.status === 0 ? openPollMs : blockedPollMs)
  }
}

const address = (path: string, cdn: string | undefined): string =>
  // Pictures of a merchant's folder come from the site itself.
  /^(https?:|data:|\/\/|\/merchants\/)/i.test(path) || !cdn
    ? path
    : `${cdn.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`

/** Ends its timers with the page. */
export const systemHooks: StoreHooks<SystemStore> = {
  stop: (store) => store.stop(),
}
