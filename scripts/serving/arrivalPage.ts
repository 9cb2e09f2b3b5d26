/** The target of a time-travel link, as the sandbox issues it for a ticket. */
export interface Arrival {
  readonly market: string
  readonly choice: string
  readonly path: string
  readonly session: { readonly token: string; readonly username: string; readonly accountType: number } | null
}

/** Writes what the site stores about a visit to where the site reads it, as its own login and market selector do. */
export function arrivalPage({ market, choice, path, session }: Arrival, nonce?: string): string {
  const kept = JSON.stringify({ market, choice, path, session }).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Arriving</title></head><body><script${nonce === undefined ? '' : ` nonce="${nonce}"`}>
const { market, choice, path, session } = ${kept}
sessionStorage.clear()
sessionStorage.setItem('merchant', market)
sessionStorage.setItem('merchantCode', market)
localStorage.setItem('merchantCurrency', choice)
document.cookie = 'merchant=' + encodeURIComponent(market) + '; path=/; samesite=lax'
if (session) {
  sessionStorage.setItem('token', session.token)
  sessionStorage.setItem('username', session.username)
  sessionStorage.setItem('isAgent', String(session.accountType))
  sessionStorage.setItem('sessionMark', crypto.randomUUID())
}
location.replace(path)
</script></body></html>`
}
