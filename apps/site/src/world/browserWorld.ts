import { createClient, createJweSealing } from '@croupier/api'
import { knownLanguages } from '@croupier/locales'
import { defaultSiteConfig, type Cookies, type World } from '@croupier/stores'
import { memberCentrePages } from '../member-centre/pages.ts'
import { merchants } from './merchants.ts'

const cookies: Cookies = {
  get: (name) =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${encodeURIComponent(name)}=`))
      ?.split('=')
      .slice(1)
      .map(decodeURIComponent)
      .join('='),
  set(name, value, { maxAgeMs }) {
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; max-age=${Math.round(maxAgeMs / 1000)}; path=/; samesite=lax`
  },
  delete(name) {
    document.cookie = `${encodeURIComponent(name)}=; max-age=0; path=/; samesite=lax`
  },
}

/** Everything the stores touch, as a browser has it. `go` moves inside the site; the router gives it. */
export function browserWorld(go: (path: string) => void): World {
  return {
    createClient: (context) =>
      createClient({
        baseURL: '',
        merchant: () => context.merchant(),
        language: () => context.language(),
        token: () => context.token(),
        sealing: createJweSealing(),
      }),
    sessionStorage: window.sessionStorage,
    localStorage: window.localStorage,
    cookies,
    clock: {
      now: () => Date.now(),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (handle) => window.clearTimeout(handle as number),
      setInterval: (run, ms) => window.setInterval(run, ms),
      clearInterval: (handle) => window.clearInterval(handle as number),
    },
    random: () => Math.random(),
    uuid: () => crypto.randomUUID(),
    place: {
      host: () => window.location.host,
      href: () => window.location.href,
      search: () => window.location.search,
      go,
      reloadAt: (path) => window.location.assign(path),
    },
    config: defaultSiteConfig,
    merchants,
    // No measuring tag is built in: an integrator passes one here, and it starts only after consent (S-018).
    analytics: { start: () => undefined },
    languages: knownLanguages().map((language) => language.code),
    memberCentrePages,
    agentCentrePages: [],
  }
}
