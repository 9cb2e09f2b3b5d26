import type { MerchantFile } from '@croupier/api/merchant'
import { defaultSiteConfig } from '@croupier/stores'

/** Language the scripts will begin with, unless the person chose another before. */
export const firstLanguage = ({ languages: offered }: Pick<MerchantFile, 'languages'>): string =>
  offered.includes(defaultSiteConfig.defaultLanguage) ? defaultSiteConfig.defaultLanguage : (offered[0] ?? 'EN')
