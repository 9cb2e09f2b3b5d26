import { createWire, type Carrier } from '@croupier/api'
import { languagesWithTexts } from '@croupier/locales'
import { defaultSiteConfig, languageKeys, type KeyValueStorage, type World } from '@croupier/stores'
import type { PageMerchants } from '../world/pageMerchants.ts'

/** Whom a first view is for, and where the platform answers. */
export interface FirstViewOf {
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

const emptyStorage = (): KeyValueStorage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const nothing = () => undefined

/** What the stores touch on the server: an empty device of a visitor, a clock without timers, and the platform. */
export function serverWorld({ host, language, page, path, platformUrl }: FirstViewOf, carry: Carrier): World {
  const localStorage = emptyStorage()
  localStorage.setItem(languageKeys.current, language)
  return {
    openWire: (context) => createWire({ ...context, baseURL: platformUrl, fetch: carry }),
    sessionStorage: emptyStorage(),
    localStorage,
    cookies: { get: nothing, set: nothing, delete: nothing },
    clock: {
      now: () => Date.now(),
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
      hasPage: () => true,
    },
    operatingSystem: '',
    config: defaultSiteConfig,
    merchants: page.merchants,
    analytics: { start: nothing },
    openServicePath: async () => '',
    languages: languagesWithTexts(),
  }
}
