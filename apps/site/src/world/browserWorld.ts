import { createJweSealing, createWire, readServicePath, type ContractMismatch, type Sealing } from '@croupier/api'
import { languagesWithTexts } from '@croupier/locales'
import { languagesFor } from '../parts/text/languagesFor.ts'
import type { Place, World } from '@croupier/stores'
import { browserCookies } from './browserCookies.ts'
import { browserPresence } from './browserPresence.ts'
import { browserPush } from './browserPush.ts'
import { browserTabs } from './browserTabs.ts'
import { reportsOfPage } from './reportsOfPage.ts'
import { randomUuid } from './randomUuid.ts'
import { answersOf, type Rendered } from './rendered.ts'
import { deviceStorage } from './deviceStorage.ts'
import { openEmptyWindow } from './openEmptyWindow.ts'
import { operatingSystem } from './operatingSystem.ts'
import { pageMerchants } from './pageMerchants.ts'
import { platformOf, siteConfig } from './siteConfig.ts'
import { probeAmong } from './probeAmong.ts'
import { asksToSave, type Connected } from './asksToSave.ts'
import { addressOf } from './sitePaths.ts'

/** The platform's own scheme, loaded with the first sealed call. */
const lateSealing: Sealing = {
  seal: async (payload, key) => (await import('./platformSealing.ts')).platformSealing.seal(payload, key),
  open: async (path) => (await import('./platformSealing.ts')).platformSealing.open(path),
}

const mismatchText = ({ endpoint, fields }: ContractMismatch) =>
  `${endpoint} does not answer as the contract says: ${fields.join(', ')}. Run npm run doctor for details.`

/** What the page itself gives to its stores. */
interface Inside extends Pick<Place, 'go' | 'hasPage'> {
  /** What the server says of the page that it rendered for this browser. */
  readonly rendered: Rendered | undefined
  readonly now: () => number
}

/**
 * Everything the stores touch, as a browser has it. `go` moves inside the site and `hasPage` knows its paths; the
 * router gives both. Merchants come with the page, with switches, dialect and sealing of their files.
 */
export function browserWorld({ go, hasPage, rendered, now }: Inside): World {
  const localStorage = deviceStorage('localStorage')
  const { dialect, sealing } = platformOf(pageMerchants)
  return {
    openWire: (context) =>
      createWire({
        ...context,
        ...(rendered && { early: answersOf(rendered) }),
        sealing: sealing === 'platform' ? lateSealing : createJweSealing(),
        ...(dialect && { dialect }),
        online: () => navigator.onLine,
        // A page in the background has time, and timers that are put off.
        turn: () => (document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve))),
        // oxlint-disable-next-line no-console -- Development only: an integrator sees what the site makes do with.
        ...(import.meta.env.DEV && { onMismatch: (failure) => console.warn(mismatchText(failure)) }),
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
    ...(rendered && { imageCdn: rendered.imageCdn }),
    savesData: asksToSave(navigator as Connected),
    uuid: randomUuid,
    place: {
      host: () => window.location.host,
      href: () => window.location.href,
      search: () => window.location.search,
      go,
      reloadAt: (path) => window.location.assign(addressOf(path)),
      hasPage,
    },
    openWindow: openEmptyWindow,
    identityProvider: async (merchant, standIn) =>
      (await import('./identityProvider.ts')).identityProvider(merchant, standIn),
    push: browserPush(navigator),
    operatingSystem: operatingSystem(navigator.userAgent),
    config: siteConfig(pageMerchants),
    merchants: pageMerchants.merchants,
    // No measuring tag is built in: an integrator listens for the event, which comes only after consent (S-018).
    analytics: {
      start: (tagId) => void window.dispatchEvent(new CustomEvent('croupier:measure', { detail: { tagId } })),
    },
    ...(pageMerchants.apiOrigins && { probeDomain: probeAmong(pageMerchants.apiOrigins) }),
    ...(pageMerchants.errorReports && { errorReports: reportsOfPage() }),
    openServicePath: async (path) => (sealing === 'platform' ? lateSealing.open(path) : readServicePath(path)),
    languages: languagesWithTexts(),
    preferredLanguages: () => languagesFor(navigator.languages),
  }
}
