import { defaultSiteConfig, type SiteConfig } from '@croupier/stores'
import type { PlatformSettings } from '@croupier/api/merchant'
import type { PageMerchants } from './pageMerchants.ts'

/** What the file of the page's merchant says about the platform. */
export const platformOf = ({ merchants, served }: PageMerchants): PlatformSettings =>
  merchants.find(({ merchantCode }) => merchantCode === served)?.platform ?? {}

/**
 * The site's switches: the usual ones, and what the merchant's file says. An agent site has its own entry: visitors sign
 * in before anything else (R-30, S-042).
 */
export function siteConfig(page: PageMerchants): SiteConfig {
  const { dialect: _dialect, sealing: _sealing, ...settings } = platformOf(page)
  const { role = 'everyone' } = page
  // A setting that the file leaves out keeps its usual value.
  const own = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  return { ...defaultSiteConfig, ...own, siteRole: role, loginedToHomePage: role === 'agent' }
}
