import { siteMerchant } from '@croupier/api/merchant'
import { languages } from '@croupier/locales'
import { brandScheme, brandStyles, cssText, fallbackFont } from '@croupier/ui/brand'
import { themeScript } from '@croupier/ui/theme-script'
import type { PageMerchants } from '../../src/ports/pageMerchants.ts'

/** Who may log in at a site: everybody, only members, or only agents (R-30). */
export type SiteRole = NonNullable<PageMerchants['role']>
import type { Chosen } from './chooseSite.ts'
import { firstLanguage } from './firstLanguage.ts'
import { hasFile, type SiteFolder } from './loadSites.ts'
import { escaped, json } from './markup.ts'
import { noScriptPart, unloadedPart } from './pageTexts.ts'

/** Address of a file of a merchant's folder. */
export const fileAddress = ({ merchant }: Pick<SiteFolder, 'merchant'>, name: string): string =>
  `/merchants/${merchant.code}/${name}`

/** Name, colour and icons of the site for the device's home screen. */
export function manifest(site: SiteFolder): Readonly<Record<string, unknown>> {
  const { colors } = brandScheme(site.brand)
  const icon = (name: string, sizes: string, type: string, purpose?: string) =>
    hasFile(site, name) ? [{ src: fileAddress(site, name), sizes, type, ...(purpose && { purpose }) }] : []
  return {
    name: site.merchant.name,
    short_name: site.merchant.name,
    start_url: '/',
    display: 'standalone',
    background_color: colors.canvas.light,
    theme_color: colors.deep.light,
    icons: [
      ...icon('icon-192.png', '192x192', 'image/png'),
      ...icon('icon-512.png', '512x512', 'image/png'),
      ...icon('icon-512.png', '512x512', 'image/png', 'maskable'),
      ...icon('favicon.svg', 'any', 'image/svg+xml'),
    ],
  }
}

function head(site: SiteFolder, nonce: string | undefined): string {
  const { merchant, brand } = site
  const language = firstLanguage(merchant)
  const description =
    merchant.description[language] ?? merchant.description['EN'] ?? Object.values(merchant.description)[0] ?? ''
  const { colors } = brandScheme(brand)
  const linked = (name: string, tag: (address: string) => string) =>
    hasFile(site, name) ? [tag(fileAddress(site, name))] : []
  const ownLogo = brand.logo && {
    light: brand.logo.light.replace(/^\.\//, fileAddress(site, '')),
    dark: brand.logo.dark.replace(/^\.\//, fileAddress(site, '')),
  }
  return [
    `<title>${escaped(merchant.name)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta name="theme-color" content="${colors.deep.light}" />`,
    `<meta name="application-name" content="${escaped(merchant.name)}" />`,
    `<meta property="og:site_name" content="${escaped(merchant.name)}" />`,
    `<meta property="og:title" content="${escaped(merchant.name)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    ...linked('social.png', (address) => `<meta property="og:image" content="${address}" />`),
    ...linked('favicon.svg', (address) => `<link rel="icon" href="${address}" type="image/svg+xml" />`),
    ...linked('apple-touch-icon.png', (address) => `<link rel="apple-touch-icon" href="${address}" />`),
    '<link rel="manifest" href="/manifest.webmanifest" />',
    ...linked('fonts.css', (address) => `<link rel="stylesheet" href="${address}" />`),
    `<style data-page="brand"${nonce === undefined ? '' : ` nonce="${nonce}"`}>${brandStyles({ ...brand, ...(ownLogo && { logo: ownLogo }) })}</style>`,
  ].join('\n    ')
}

const heroOf = (site: SiteFolder) => (hasFile(site, 'hero.svg') ? fileAddress(site, 'hero.svg') : null)

/** As the scripts compare it: without a trailing slash or path. */
const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : [])

/** What a page says about its merchants. */
export function pageMerchantsOf(
  { site, offered }: Chosen,
  {
    role = 'everyone',
    errorReports = false,
    apiOrigins = [],
  }: Pick<PageMerchants, 'role' | 'errorReports' | 'apiOrigins'> = {},
): PageMerchants {
  return {
    served: site.merchant.code,
    merchants: offered.map((one) => siteMerchant(one.merchant)),
    legal: site.legalPages,
    hero: heroOf(site),
    ...(role === 'everyone' ? {} : { role }),
    ...(errorReports ? { errorReports } : {}),
    ...(apiOrigins.length > 0 ? { apiOrigins: apiOrigins.flatMap(originOf) } : {}),
  }
}

/** The kit's part of the first paint: the stored theme (S-254), the tokens, and the metrics of the fallback font. */
const theme = (nonce: string | undefined) =>
  `<script>${themeScript()}</script><style data-page="tokens"${nonce === undefined ? '' : ` nonce="${nonce}"`}>${`${cssText()}${fallbackFont}`.replaceAll(/\s*\n\s*/g, ' ')}</style>`

/**
 * The built page as a merchant's: language, brand, title, icons, pictures and the data for the scripts. So the first
 * paint is already the merchant's, and no script has to compute a brand. `nonce` is that of the styles.
 */
export function renderPage(
  template: string,
  chosen: Chosen,
  nonce?: string,
  facts: Pick<PageMerchants, 'role' | 'errorReports' | 'apiOrigins'> = {},
): string {
  const { site } = chosen
  const { merchant, brand } = site
  const row = languages.find(({ code }) => code === firstLanguage(merchant))
  const told = json(pageMerchantsOf(chosen, facts))
  return template
    .replace(
      /<html[^>]*>/,
      `<html lang="${row?.tag ?? 'en'}" dir="${row?.direction ?? 'ltr'}" data-brand="${brand.name}" data-theme="light">`,
    )
    .replace('<!--merchant-->', () => `${head(site, nonce)}${theme(nonce)}`)
    .replace('<!--brand-->', () => escaped(merchant.name))
    .replace('<!--unloaded-->', () => unloadedPart(site.pageTexts ?? []))
    .replace('<!--no-script-->', () => noScriptPart(site.pageTexts ?? []))
    .replace('<!--merchants-->', () => `<script type="application/json" id="merchants">${told}</script>`)
}
