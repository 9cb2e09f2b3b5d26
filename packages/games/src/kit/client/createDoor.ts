/** The game's message channel to the page that frames it. */
export interface Door {
  /** Sends a message to the site; does nothing outside a frame. */
  post(message: Readonly<Record<string, unknown>>): void
  /** Calls back for each validated message from the site. */
  listen(
    handle: (
      message:
        | { readonly type: 'pause' | 'resume' | 'balanceChanged' }
        | { readonly type: 'balanceHidden'; readonly hidden: boolean }
        | { readonly type: 'theme'; readonly theme: 'light' | 'dark' }
        | { readonly type: 'language'; readonly language: string },
    ) => void,
  ): void
}

/** Opens the channel: sends messages to, and accepts them from, the parent window at exactly `siteOrigin`. */
export const createDoor = (host: Window, siteOrigin: string): Door => {
  const framed = host.parent !== host
  return {
    post(message) {
      if (framed) host.parent.postMessage({ source: 'croupier-game', version: 1, ...message }, siteOrigin)
    },
    listen(handle) {
      host.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (!framed || event.source !== host.parent || event.origin !== siteOrigin) return
        const data = event.data as Record<string, unknown> | null
        if (typeof data !== 'object' || data === null || data['source'] !== 'croupier-site' || data['version'] !== 1)
          return
        const type = data['type']
        if (type === 'pause' || type === 'resume' || type === 'balanceChanged') handle({ type })
        if (type === 'balanceHidden' && typeof data['hidden'] === 'boolean') handle({ type, hidden: data['hidden'] })
        if (type === 'theme' && (data['theme'] === 'light' || data['theme'] === 'dark'))
          handle({ type, theme: data['theme'] })
        if (
          type === 'language' &&
          typeof data['language'] === 'string' &&
          /^[A-Z]{2}(-[A-Z]{2})?$/.test(data['language'])
        )
          handle({ type, language: data['language'] })
      })
    },
  }
}
