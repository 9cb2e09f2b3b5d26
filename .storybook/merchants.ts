import { parseMerchant, type MerchantFile } from '@croupier/api/merchant'
import { parseBrand } from '@croupier/ui/brand'
import type { Brand } from '@croupier/ui'
import siamBrand from '../examples/merchants/siam/brand.json' with { type: 'json' }
import '../examples/merchants/siam/fonts.css'
import siamDark from '../examples/merchants/siam/logo-dark.svg?url'
import siamLight from '../examples/merchants/siam/logo-light.svg?url'
import siam from '../examples/merchants/siam/merchant.json' with { type: 'json' }
import crbdBrand from '../merchants/crbd/brand.json' with { type: 'json' }
import '../merchants/crbd/fonts.css'
import crbdDark from '../merchants/crbd/logo-dark.svg?url'
import crbdLight from '../merchants/crbd/logo-light.svg?url'
import crshowBrand from '../merchants/crshow/brand.json' with { type: 'json' }
import '../merchants/crshow/fonts.css'
import crshowDark from '../merchants/crshow/logo-dark.svg?url'
import crshowLight from '../merchants/crshow/logo-light.svg?url'
import { shippedMerchants } from '../merchants/shipped.ts'

/** The merchants that the toolbar offers: those of the repository, and the one that the guide creates. */
export const merchants: readonly MerchantFile[] = [
  ...shippedMerchants,
  parseMerchant(siam, 'examples/merchants/siam/merchant.json'),
]

/**
 * Logos are imported, because the brand's file names them relative to its own folder. A built Storybook has whole
 * addresses.
 */
const logo = (light: string, dark: string) => {
  const ofPage = (address: string) =>
    address.startsWith('data:') ? address : new URL(address, globalThis.location?.href ?? 'http://localhost/').pathname
  return { light: ofPage(light), dark: ofPage(dark) }
}

/** Brands of merchants that have one, by code. */
const ownBrands: Readonly<Record<string, Brand>> = {
  crbd: parseBrand({ ...crbdBrand, logo: logo(crbdLight, crbdDark) }),
  crshow: parseBrand({ ...crshowBrand, logo: logo(crshowLight, crshowDark) }),
  siam: parseBrand({ ...siamBrand, logo: logo(siamLight, siamDark) }),
}

/** The merchant chosen in the toolbar; undefined when the story decides. */
export const merchantOf = (code: unknown): MerchantFile | undefined => merchants.find((one) => one.code === code)

/** The brand of the toolbar's merchant, if it has one. */
export const merchantBrand = (code: unknown): Brand | undefined => ownBrands[String(code)]
