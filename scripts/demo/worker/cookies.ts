/**
 * The cookies of platform and games. A browser drops `Set-Cookie` from the responses that scripts make and `Cookie`
 * from their requests, so the demo keeps them itself.
 */
export interface CookieJar {
  /** Value of the `Cookie` header. */
  header(): string
  /** Stores the value of a `Set-Cookie` header. */
  take(text: string): void
  clear(): void
}

/** A cookie jar with the given cookies; `keep` is called with all of them after each change. */
export function cookieJar(
  kept: Readonly<Record<string, string>>,
  keep: (cookies: Readonly<Record<string, string>>) => void,
): CookieJar {
  const cookies = new Map(Object.entries(kept))
  const changed = () => keep(Object.fromEntries(cookies))
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take(text) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(text) ?? []
      if (name === '') return
      if (/;\s*max-age=0\b/i.test(text)) cookies.delete(name)
      else cookies.set(name, value)
      changed()
    },
    clear() {
      cookies.clear()
      changed()
    },
  }
}

/** Passes each cookie to the jar when it is written to headers. */
export function hearCookies(jar: CookieJar, headers: typeof Headers = Headers): void {
  const { append, set } = headers.prototype
  const hear = (write: typeof append): typeof append =>
    function heard(this: Headers, name, value) {
      if (name.toLowerCase() === 'set-cookie') jar.take(value)
      write.call(this, name, value)
    }
  headers.prototype.append = hear(append)
  headers.prototype.set = hear(set)
}

/** A request with cookies, for apps that read them from its headers. */
export function withCookies(request: Request, cookies: string): Request {
  const headers = new Headers(request.headers)
  if (cookies !== '') headers.set('cookie', cookies)
  Object.defineProperty(request, 'headers', { value: headers })
  return request
}
