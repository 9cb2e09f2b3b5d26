import { createWire, type Carrier } from '@croupier/api'
import { languagesWithTexts } from '@croupier/locales'
import { languageKeys, type Place, type Ports } from '@croupier/stores'
import { memoryStorage } from '@croupier/stores/browser'
import { platformOf, siteConfig } from './siteConfig.ts'
import type { PageMerchants } from './pageMerchants.ts'

/** The device that a page is rendered for, and the platform's address. */
export interface RenderedFor {
  /** Path of the site. */
  readonly path: string
  /** Requested host of the page, with its port. */
  readonly host: string
  readonly page: PageMerchants
  /** Code of the language, and the default for a device without a choice. */
  readonly language: string
  readonly usual: string
  /** Room for tables and columns, as on a desktop; a phone otherwise. */
  readonly isWide: boolean
  readonly platformUrl: string
}

const nothing = () => undefined

/** The stores' environment on the server: an empty device of a visitor, a clock without timers, and the platform. */
export function serverPorts(
  { host, language, page, path, platformUrl }: RenderedFor,
  { carry, hasPage }: { readonly carry: Carrier } & Pick<Place, 'hasPage'>,
): Ports {
  // One timestamp for the whole page: the browser starts with the same.
  const at = Date.now()
  const { dialect } = platformOf(page)
  return {
    openWire: (context) => createWire({ ...context, baseURL: platformUrl, fetch: carry, dialect }),
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage({ [languageKeys.current]: language }),
    cookies: { get: nothing, set: nothing, delete: nothing },
    clock: {
      now: () => at,
      setTimeout: nothing,
      clearTimeout: nothing,
      setInterval: nothing,
      clearInterval: nothing,
    },
    random: () => Math.random(),
    uuid: () => crypto.randomUUID(),
    place: {
      host: () => host,
      href: () => `https://${host}${path}`,
      search: () => '',
      go: nothing,
      reloadAt: nothing,
      hasPage,
    },
    operatingSystem: '',
    config: siteConfig(page),
    merchants: page.merchants,
    analytics: { start: nothing },
    openServicePath: async () => '',
    languages: languagesWithTexts(),
  }
}
