/** The browser's offer to install the site, which Chromium makes and others do not. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

const set = (next: InstallOffer | undefined) => {
  offer = next
  for (const tell of listeners) tell()
}

/** The browser offers it once, at any time, so it is stored for the page that shows it. */
export const installOffer = {
  /** Begins to listen; once, when the site starts. */
  listen: (): void =>
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      set(event as InstallOffer)
    }),
  current: (): InstallOffer | undefined => offer,
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  /** Opens the browser's own question. It answers each offer once. */
  take: (): void => {
    void offer?.prompt()
    set(undefined)
  },
}
