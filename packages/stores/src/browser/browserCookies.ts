import type { Cookies } from '../ports/Ports.ts'

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * The browser's cookies: readable by the page, limited to this site. Holds the remembered user name, the chosen
 * merchant and the language.
 */
export const browserCookies: Cookies = {
  get: (name) =>
    document.cookie
      .split('; ')
      .filter((pair) => pair.startsWith(`${encodeURIComponent(name)}=`))
      .map((pair) => decoded(pair.slice(pair.indexOf('=') + 1)))[0],
  set(name, value, { maxAgeMs }) {
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; max-age=${Math.round(maxAgeMs / 1000)}; path=/; samesite=lax`
  },
  delete(name) {
    document.cookie = `${encodeURIComponent(name)}=; max-age=0; path=/; samesite=lax`
  },
}
