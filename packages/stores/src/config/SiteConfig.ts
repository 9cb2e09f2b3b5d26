import { splitVendors } from '@croupier/api/merchant'

/**
 * Settings of an installation. Each value defaults to the specification's; `platform` of a merchant file changes some.
 */
export interface SiteConfig {
  readonly platform: string
  readonly lotteryType: string
  readonly device: string
  /** Default language. */
  readonly defaultLanguage: string
  readonly prizeModes: {
    readonly lottery: string
    readonly zy: string
    readonly electronic: string
    readonly sea: string
  }
  /** What the announcement call asks for; `undefined` means the call's own default. */
  readonly announcements: { readonly types: readonly string[]; readonly execution: string }
  /** Vendor codes whose cards leave SPORTS for ESPORTS. */
  readonly esportsVendors: readonly string[]
  /** Vendor codes whose cards leave SPORTS for COCKFIGHT. */
  readonly cockfightVendors: readonly string[]
  /** Sends visitors to the login first. */
  readonly loginedToHomePage: boolean
  readonly chatHeaderColour: string
  /** Whether an expired password must be changed at login; the force module decides whether it may wait. */
  readonly passwordExpiry: boolean
  /** Who may log in here: an agent site turns members away, a member site agents. */
  readonly siteRole: 'everyone' | 'member' | 'agent'
  /** Whether agents may start games. */
  readonly agentsMayPlay: boolean
  /** Whether a trial account may start games with the platform's play money. If not, free play is not offered. */
  readonly trialMayPlay: boolean
  /**
   * Vendor codes whose games do not run in a frame and open in their own window. The API has no mark for them (the
   * launch is opened in "a route, an iframe or a new window"). By default, Orbit Bell of the sandbox.
   */
  readonly windowVendors: readonly string[]
  /**
   * Hosts of games besides the launch CDNs named by the platform, with their subdomains; `undefined` switches the check
   * of the domain off. By default games come only from the launch CDNs.
   */
  readonly gameHosts: readonly string[] | undefined
  /** Whether visitors may load game lists. */
  readonly visitorGameList: boolean
  /** Poll interval of the system status while the site is blocked, ms. */
  readonly blockedPollMs: number
  /** Poll interval of the system status while the site is open, ms. */
  readonly openPollMs: number
}

/** The specification's values, with the plain announcement request. */
export const defaultSiteConfig: SiteConfig = Object.freeze({
  platform: 'web',
  lotteryType: 'SEA',
  device: 'WEB',
  defaultLanguage: 'TY',
  prizeModes: Object.freeze({ lottery: 'Lott', zy: 'ZY', electronic: 'Elott', sea: 'SEA' }),
  announcements: Object.freeze({ types: Object.freeze(['B', 'PL', 'PU', 'PR', 'H']), execution: 'B' }),
  ...splitVendors,
  loginedToHomePage: false,
  chatHeaderColour: 'var(--cr-color-accent)',
  passwordExpiry: true,
  siteRole: 'everyone',
  agentsMayPlay: true,
  trialMayPlay: true,
  windowVendors: Object.freeze(['OB']),
  gameHosts: Object.freeze([]),
  visitorGameList: false,
  blockedPollMs: 15_000,
  openPollMs: 60_000,
})
