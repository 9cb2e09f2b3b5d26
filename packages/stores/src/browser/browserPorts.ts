import { createJweSealing, createWire, readServicePath, type ClientOptions } from '@croupier/api'
import { defaultSiteConfig } from '../config/SiteConfig.ts'
import type { Place, Ports } from '../ports/Ports.ts'
import { browserCookies } from './browserCookies.ts'
import { browserPresence } from './browserPresence.ts'
import { browserPush } from './browserPush.ts'
import { browserTabs } from './browserTabs.ts'
import { deviceStorage } from './deviceStorage.ts'
import { openEmptyWindow } from './openEmptyWindow.ts'
import { operatingSystem } from './operatingSystem.ts'
import { randomUuid } from './randomUuid.ts'

/** Options of {@link browserPorts}: what only the app can provide, and any member of the ports to override. */
export interface BrowserPortsOptions
  extends Pick<Ports, 'merchants' | 'languages'>, Partial<Omit<Ports, 'merchants' | 'languages' | 'place' | 'clock'>> {
  /** Where the platform answers and how it is spoken to. Default: the page's own origin, sealed with JWE. */
  readonly wire?: Partial<ClientOptions>
  /** The app's router. By default paths are addresses that the browser loads, and every path has a page. */
  readonly place?: Partial<Place>
  /** The time, in milliseconds since 1970. Default: the device's. */
  readonly now?: () => number
}

/** Everything that the stores touch, as a browser has it. */
export function browserPorts({ wire, place, now = Date.now, ...rest }: BrowserPortsOptions): Ports {
  const localStorage = deviceStorage('localStorage')
  const load = (path: string) => window.location.assign(path)
  return {
    openWire: (context) =>
      createWire({
        ...context,
        sealing: createJweSealing(),
        online: () => navigator.onLine,
        // A page in the background has time, and timers that are put off.
        turn: () => (document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve))),
        ...wire,
      }),
    sessionStorage: deviceStorage('sessionStorage'),
    localStorage,
    cookies: browserCookies,
    tabs: browserTabs({ storage: localStorage, locks: navigator.locks, events: window }),
    presence: browserPresence(),
    clock: {
      now,
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (handle) => window.clearTimeout(handle as number),
      setInterval: (run, ms) => window.setInterval(run, ms),
      clearInterval: (handle) => window.clearInterval(handle as number),
    },
    random: () => Math.random(),
    uuid: randomUuid,
    place: {
      host: () => window.location.host,
      href: () => window.location.href,
      search: () => window.location.search,
      go: load,
      reloadAt: load,
      hasPage: () => true,
      ...place,
    },
    openWindow: openEmptyWindow,
    push: browserPush(navigator),
    operatingSystem: operatingSystem(navigator.userAgent),
    config: defaultSiteConfig,
    // No measuring tag is built in: the app listens for the event, which is sent only after consent.
    analytics: {
      start: (tagId) => void window.dispatchEvent(new CustomEvent('croupier:measure', { detail: { tagId } })),
    },
    openServicePath: async (path) => readServicePath(path),
    ...rest,
  }
}
