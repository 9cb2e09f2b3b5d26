import type { ContractMismatch } from '@croupier/api'
import { languagesWithTexts } from '@croupier/locales'
import { defaultSiteConfig, type Place, type SiteConfig, type World } from '@croupier/stores'
import { browserWorld } from '@croupier/stores/browser'
import { languagesFor } from '../parts/text/languagesFor.ts'
import { reportsOfPage } from './reportsOfPage.ts'
import { answersOf, type Rendered } from './rendered.ts'
import { pageMerchants } from './pageMerchants.ts'
import { probeAmong } from './probeAmong.ts'
import { addressOf } from './sitePaths.ts'

/** The site's switches. An agent site has its own entry: visitors sign in before anything else (R-30, S-042). */
const siteConfig = (role: SiteConfig['siteRole'] = 'everyone'): SiteConfig =>
  role === 'everyone'
    ? defaultSiteConfig
    : { ...defaultSiteConfig, siteRole: role, loginedToHomePage: role === 'agent' }

const mismatchText = ({ endpoint, fields }: ContractMismatch) =>
  `${endpoint} does not answer as the contract says: ${fields.join(', ')}. Run npm run doctor for details.`

/** What the page itself gives to its stores. */
interface Inside extends Pick<Place, 'go' | 'hasPage'> {
  /** What the server says of the page that it rendered for this browser. */
  readonly rendered: Rendered | undefined
  readonly now: () => number
}

/**
 * The stores' world as this site has it. `go` moves inside the site and `hasPage` knows its paths; the router gives both.
 * Merchants come with the page; an integrator changes switches and sealing here.
 */
export const siteWorld = ({ go, hasPage, rendered, now }: Inside): World =>
  browserWorld({
    wire: {
      ...(rendered && { early: answersOf(rendered) }),
      // oxlint-disable-next-line no-console -- Development only: an integrator sees what the site makes do with.
      ...(import.meta.env.DEV && { onMismatch: (failure) => console.warn(mismatchText(failure)) }),
    },
    place: { go, hasPage, reloadAt: (path) => window.location.assign(addressOf(path)) },
    now,
    ...(rendered && { imageCdn: rendered.imageCdn }),
    identityProvider: async (merchant, standIn) =>
      (await import('./identityProvider.ts')).identityProvider(merchant, standIn),
    config: siteConfig(pageMerchants.role),
    merchants: pageMerchants.merchants,
    ...(pageMerchants.apiOrigins && { probeDomain: probeAmong(pageMerchants.apiOrigins) }),
    ...(pageMerchants.errorReports && { errorReports: reportsOfPage() }),
    languages: languagesWithTexts(),
    preferredLanguages: () => languagesFor(navigator.languages),
  })
