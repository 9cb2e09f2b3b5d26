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

/** Time. Handles are opaque: give back what `setTimeout` and `setInterval` gave. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(handle: unknown): void
  setInterval(run: () => void, ms: number): unknown
  clearInterval(handle: unknown): void
}

/** The tabs of this browser that have the site open. A duplicated tab holds the same session as the one it came from. */
export interface Tabs {
  /**
   * Says that the session of this mark has ended. True in the first tab that says so, however many find out at the same
   * time, and false in all others.
   */
  sessionEnded(mark: string): Promise<boolean>
  /** Calls back when a session ends in another tab; the returned function unsubscribes. */
  onSessionEnded(heard: (mark: string) => void): () => void
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
  /** Whether a path of this site has a page that the merchant offers; a link to any other is not shown. */
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
   * Lets the person sign in in the provider's own window. Rejects with an error whose `code` is one of the
   * phone-authentication codes, such as `popup-closed-by-user`.
   */
  signIn(channel: IdentityChannel): Promise<{ readonly firebaseIdToken: string }>
  /** Sends a code to a number in international form, `+639171234567`. Rejects as {@link signIn} does. */
  sendCode(mobile: string): Promise<SentCode>
}

/** A code on its way to a phone; `confirm` proves with it who holds the number, and can be tried again. */
export interface SentCode {
  confirm(code: string): Promise<{ readonly firebaseIdToken: string }>
}

/** Push messages to this device. */
export interface Push {
  /** Gives up the address that the browser has for push messages, so that none arrives here any more. Never rejects. */
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

/** How the check for a human ended; `off` when the merchant asks for none. */
export type HumanCheck =
  | { readonly kind: 'off' }
  | { readonly kind: 'passed'; readonly proof: HumanProof }
  | { readonly kind: 'cancelled' }

/** What the wire reads from the stores at each call, and what it reports to them; spread it into the api's options. */
export interface WireContext {
  /** Merchant code for the `Merchant` header. */
  readonly merchant: () => string
  /** Upper-case language code for the `Language` header. */
  readonly language: () => string
  /** The session token, or null. */
  readonly token: () => string | null
  /** Host of the page. */
  readonly host: () => string
  /** Whether the merchant has a module. Calls of one that it has not are not sent. */
  readonly hasModule: (modId: string) => boolean
  /** Other origins of the platform, for reads whose connection fails. */
  readonly failover: Failover
  /** Called once when the platform no longer accepts the token. */
  readonly onTokenExpired: (failure: TokenExpired) => void
}

/** Everything from outside that the stores touch. App, test and story each build one; nothing global is read. */
export interface World {
  /** Opens the wire to the platform; called once, with the stores' answers to what each call needs. */
  openWire(context: WireContext): Wire
  readonly sessionStorage: KeyValueStorage
  readonly localStorage: KeyValueStorage
  readonly cookies: Cookies
  readonly clock: Clock
  /** A number from 0 up to but not including 1. */
  random(): number
  /** Where the pictures came from that the page showed before its stores were there; they go on coming from there. */
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
   * Opens an empty window, which works in the very task of a press only; `undefined` when the browser blocked it. Left
   * out, every window counts as blocked.
   */
  openWindow?(): OpenedWindow | undefined
  readonly config: SiteConfig
  readonly merchants: readonly SiteMerchant[]
  readonly analytics: Analytics
  /** Where the page's failures can be reported; left out, nothing is asked and nothing is sent. */
  readonly errorReports?: ErrorReports
  /** Push messages; left out, this device has none. */
  readonly push?: Push
  /** Name of the operating system (Windows, macOS, Linux, Android, iOS), sent with a free-play login. */
  readonly operatingSystem: string
  /**
   * Another check for a human before sign-in, registration and SMS codes, such as a provider's widget. Left out, the
   * platform's own slider is shown where the merchant has switched it on.
   */
  checkHuman?(scene: HumanScene): Promise<HumanCheck>
  /**
   * Loads the login window of other providers: the merchant's Firebase project, or the window at `standIn`, an address
   * that only a sandbox sends. If omitted, no other provider is offered.
   */
  identityProvider?(merchant: SiteMerchant, standIn: string | null): Promise<IdentityProvider>
  /** Decrypts a customer-service path to an address. */
  openServicePath(path: string): Promise<string>
  /** Asks another origin for anything small and rejects when it is not reached; left out, no other domain is used. */
  probeDomain?(origin: string, signal: AbortSignal): Promise<unknown>
  /** Codes of languages with a catalogue, in the order of the language table. */
  readonly languages: readonly string[]
  /** Codes of the languages that the browser asks for, the first most; none when left out. */
  preferredLanguages?(): readonly string[]
}
