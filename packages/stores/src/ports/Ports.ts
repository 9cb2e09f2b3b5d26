import type { Failover, IdentityChannel, Input, TokenExpired, Wire } from '@croupier/api'
import type { SiteMerchant } from '@croupier/api/merchant'
import type { SiteConfig } from '../config/SiteConfig.ts'

/** The part of the Web Storage interface the stores use; `window.sessionStorage` fits as it is. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  clear(): void
}

/** Cookies, for the remembered user name and the chosen merchant. */
export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, options: { readonly maxAgeMs: number }): void
  delete(name: string): void
}

/** Time. Handles are opaque: pass back what `setTimeout` and `setInterval` returned. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(handle: unknown): void
  setInterval(run: () => void, ms: number): unknown
  clearInterval(handle: unknown): void
}

/** The tabs of this browser with the site open. A duplicated tab has the same session as its original. */
export interface Tabs {
  /**
   * Announces that the session with this mark has ended. Returns true in the first tab that does so, however many find
   * out at the same time, and false in all others. `pause`, the break that ended it, reaches the other tabs.
   */
  sessionEnded(mark: string, pause?: unknown): Promise<boolean>
  /** Calls back when a session ends in another tab; the returned function unsubscribes. */
  onSessionEnded(heard: (mark: string, pause?: unknown) => void): () => void
}

/** Whether the user is present. */
export interface Presence {
  /**
   * True while the page is visible and was used in the last minutes. Polling runs only then: every call keeps the
   * session alive, and an abandoned session must end.
   */
  isHere(): boolean
  /** Calls back when the page shows again or its window gets the focus; the returned function unsubscribes. */
  onReturn?(returned: () => void): () => void
}

/** The page's address, and navigation. */
export interface Place {
  /** Host of the page with its port, such as `ph.site.example:4000`. */
  host(): string
  /** Whole address of the page. */
  href(): string
  /** Query of the page, with its question mark. */
  search(): string
  /** Navigates to a path of the site without reloading it. */
  go(path: string): void
  /** Reloads the site at a path. */
  reloadAt(path: string): void
  /** Whether a path of this site has a page that the merchant offers; links to others are not shown. */
  hasPage(path: string): boolean
}

/** A window that the site has opened and can navigate. */
export interface OpenedWindow {
  goTo(url: string): void
  close(): void
  /** Whether the window has been closed, by the person or by the site. */
  isClosed(): boolean
}

/** The measuring tag; called only after the person agreed. */
export interface Analytics {
  start(tagId: string): void
}

/** Other providers that people have an account with. */
export interface IdentityProvider {
  /**
   * Lets the person log in in the provider's own window. Rejects with an error whose `code` is one of the
   * phone-authentication codes, such as `popup-closed-by-user`.
   */
  signIn(channel: IdentityChannel): Promise<{ readonly firebaseIdToken: string }>
  /** Sends a code to a number in international form, `+639171234567`. Rejects as {@link signIn} does. */
  sendCode(mobile: string): Promise<SentCode>
}

/** A code on its way to a phone; `confirm` proves with it who holds the number, and can be retried. */
export interface SentCode {
  confirm(code: string): Promise<{ readonly firebaseIdToken: string }>
}

/** Push messages to this device. */
export interface Push {
  /** Unsubscribes the browser from push messages, so that no more arrive. Never rejects. */
  drop(): Promise<void>
}

/** Reports failures of the page to its operator. Started only after the person agreed. */
export interface ErrorReports {
  start(): void
  stop(): void
}

/** The calls that may require a human check first. */
export type HumanScene = 'login' | 'register' | 'sms'

/** Result of a passed check; the call sends it to the platform unchanged. */
export type HumanProof = NonNullable<Input<'session.login'>['geetestValidateV4']>

/** How the human check ended; `off` if the merchant requires none. */
export type HumanCheck =
  | { readonly kind: 'off' }
  | { readonly kind: 'passed'; readonly proof: HumanProof }
  | { readonly kind: 'cancelled' }

/**
 * What the wire reads from the stores at each call, and what it reports to them; spread it into the options of the API.
 */
export interface WireContext {
  /** Merchant code for the `Merchant` header. */
  readonly merchant: () => string
  /** Upper-case language code for the `Language` header. */
  readonly language: () => string
  /** The session token, or null. */
  readonly token: () => string | null
  /** Host of the page. */
  readonly host: () => string
  /** Whether the merchant has a module. Calls of modules it does not have are not sent. */
  readonly hasModule: (modId: string) => boolean
  /** Other origins of the platform, for reads whose connection fails. */
  readonly failover: Failover
  /** Called once when the platform no longer accepts the token. */
  readonly onTokenExpired: (failure: TokenExpired) => void
}

/** Everything outside the stores that they use. App, test and story each build one; the stores read no globals. */
export interface Ports {
  /** Opens the wire to the platform; called once, with the stores' answers to what each call needs. */
  openWire(context: WireContext): Wire
  readonly sessionStorage: KeyValueStorage
  readonly localStorage: KeyValueStorage
  readonly cookies: Cookies
  readonly clock: Clock
  /** A number from 0 up to but not including 1. */
  random(): number
  /** Base address of the pictures that the page showed before its stores existed; they keep using it. */
  readonly imageCdn?: string
  /** Whether browser or connection ask to save data. Default false. */
  readonly savesData?: boolean
  /** A fresh UUID, for idempotency keys. */
  uuid(): string
  readonly place: Place
  /** Other tabs; when omitted, this tab is the only one. */
  readonly tabs?: Tabs
  /** Whether the user is present; if omitted, always. */
  readonly presence?: Presence
  /**
   * Opens an empty window, which works only in the very task of a press; `undefined` if the browser blocked it. If
   * omitted, every window counts as blocked.
   */
  openWindow?(): OpenedWindow | undefined
  readonly config: SiteConfig
  readonly merchants: readonly SiteMerchant[]
  readonly analytics: Analytics
  /** Where the page's failures can be reported; without it nothing is asked or sent. */
  readonly errorReports?: ErrorReports
  /** Push messages; omit if the device has none. */
  readonly push?: Push
  /** Name of the operating system (Windows, macOS, Linux, Android, iOS), sent with a free-play login. */
  readonly operatingSystem: string
  /**
   * Another human check before login, registration and SMS codes, such as a provider's widget. Without it, the
   * platform's own slider shows if the merchant has switched it on.
   */
  checkHuman?(scene: HumanScene): Promise<HumanCheck>
  /**
   * Loads the login window of other providers: the merchant's Firebase project, or the window at `standIn`, an address
   * that only a sandbox sends. If omitted, no other provider is offered.
   */
  identityProvider?(merchant: SiteMerchant, standIn: string | null): Promise<IdentityProvider>
  /** Decrypts a customer-service path to an address. */
  openServicePath(path: string): Promise<string>
  /**
   * Requests something small from another origin and rejects if it is unreachable; without it no other domain is used.
   */
  probeDomain?(origin: string, signal: AbortSignal): Promise<unknown>
  /** Codes of languages with a catalogue, in the order of the language table. */
  readonly languages: readonly string[]
  /** Language codes that the browser asks for, most preferred first; default none. */
  preferredLanguages?(): readonly string[]
}
