import { readServicePath, type ContractMismatch, type Sealing } from '@croupier/api'
import { languagesWithTexts } from '@croupier/locales'
import type { Place, Ports } from '@croupier/stores'
import { browserPorts } from '@croupier/stores/browser'
import { languagesFor } from './languagesFor.ts'
import { asksToSave, type Connected } from './asksToSave.ts'
import { reportsOfPage } from './reportsOfPage.ts'
import { answersOf, type Rendered } from './rendered.ts'
import { pageMerchants } from './pageMerchants.ts'
import { probeAmong } from './probeAmong.ts'
import { platformOf, siteConfig } from './siteConfig.ts'
import { addressOf } from './sitePaths.ts'

/** The platform's own scheme, loaded with the first sealed call. */
const lateSealing: Sealing = {
  seal: async (payload, key) => (await import('./platformSealing.ts')).platformSealing.seal(payload, key),
  open: async (path) => (await import('./platformSealing.ts')).platformSealing.open(path),
}

const mismatchText = ({ endpoint, fields }: ContractMismatch) =>
  `${endpoint} does not answer as the contract says: ${fields.join(', ')}. Run npm run doctor for details.`

/** What the page provides to its stores. */
interface Inside extends Pick<Place, 'go' | 'hasPage'> {
  /** The server's data of the page that it rendered for this browser. */
  readonly rendered: Rendered | undefined
  readonly now: () => number
}

/**
 * The stores' environment on this site. `go` navigates inside the site and `hasPage` knows its paths; the router
 * provides both. Merchants come with the page, with the switches, dialect and encryption of their files.
 */
export function sitePorts({ go, hasPage, rendered, now }: Inside): Ports {
  const { dialect, sealing } = platformOf(pageMerchants)
  const isObfuscated = sealing === 'platform'
  return browserPorts({
    wire: {
      ...(rendered && { early: answersOf(rendered) }),
      ...(isObfuscated && { sealing: lateSealing }),
      ...(dialect && { dialect }),
      // oxlint-disable-next-line no-console -- Development only: an integrator sees what the site makes do with.
      ...(import.meta.env.DEV && { onMismatch: (failure) => console.warn(mismatchText(failure)) }),
    },
    place: { go, hasPage, reloadAt: (path) => window.location.assign(addressOf(path)) },
    now,
    ...(rendered && { imageCdn: rendered.imageCdn }),
    savesData: asksToSave(navigator as Connected),
    identityProvider: async (merchant, standIn) =>
      (await import('./identityProvider.ts')).identityProvider(merchant, standIn),
    config: siteConfig(pageMerchants),
    merchants: pageMerchants.merchants,
    ...(pageMerchants.apiOrigins && { probeDomain: probeAmong(pageMerchants.apiOrigins) }),
    ...(pageMerchants.errorReports && { errorReports: reportsOfPage() }),
    openServicePath: async (path) => (isObfuscated ? lateSealing.open(path) : readServicePath(path)),
    languages: languagesWithTexts(),
    preferredLanguages: () => languagesFor(navigator.languages),
  })
}
