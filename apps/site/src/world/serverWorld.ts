import { createWire, type Carrier } from '@croupier/api'
import { languagesWithTexts } from '@croupier/locales'
import { languageKeys, type Place, type World } from '@croupier/stores'
import { memoryStorage } from '@croupier/stores/browser'
import { platformOf, siteConfig } from './siteConfig.ts'
import type { PageMerchants } from './pageMerchants.ts'

/** Whom a page is rendered for, and where the platform answers. */
export interface RenderedFor {
  /** Path of the site. */
  readonly path: string
  /** Host that the page is asked of, with its port. */
  readonly host: string
  readonly page: PageMerchants
  /** Code of the language, and of the one that a device has which has chosen none. */
  readonly language: string
  readonly usual: string
  /** Room for tables and columns, as on a desktop; a phone otherwise. */
  readonly isWide: boolean
  readonly platformUrl: string
}

const nothing = () => undefined

/** What the stores touch on the server: an empty device of a visitor, a clock without timers, and the platform. */
export function serverWorld(
  { host, language, page, path, platformUrl }: RenderedFor,
  { carry, hasPage }: { readonly carry: Carrier } & Pick<Place, 'hasPage'>,
): World {
  // One moment for all of the page: the browser begins with the same.
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
