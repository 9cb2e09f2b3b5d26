import { defaultSiteConfig, type SiteConfig } from '@croupier/stores'
import type { PlatformSettings } from '@croupier/api/merchant'
import type { PageMerchants } from './pageMerchants.ts'

/** What the merchant's file says about the platform. */
export const platformOf = ({ merchants, served }: PageMerchants): PlatformSettings =>
  merchants.find(({ merchantCode }) => merchantCode === served)?.platform ?? {}

/**
 * The site's switches: the defaults, and those of the merchant's file. An agent site has its own entry: visitors log in
 * first (R-30, S-042).
 */
export function siteConfig(page: PageMerchants): SiteConfig {
  const { dialect: _dialect, sealing: _sealing, ...settings } = platformOf(page)
  const { role = 'everyone' } = page
  // A setting that the file omits keeps its default.
  const own = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  return { ...defaultSiteConfig, ...own, siteRole: role, loginedToHomePage: role === 'agent' }
}
