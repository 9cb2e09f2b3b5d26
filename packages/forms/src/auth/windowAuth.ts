import { AuthFailure, type ProvedIdentity, type SocialAuth } from './AuthPort.ts'

/** Options of {@link createWindowAuth}. */
export interface WindowAuthOptions {
  /** Address of the login page. */
  readonly address: string
  /** Further query parameters of the page, such as the merchant. */
  readonly parameters?: Readonly<Record<string, string>>
}

/** Interval for checking whether the window was closed. */
const watchMs = 300

const tokenIn = (data: unknown, state: string): string | undefined => {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'croupier-identity')
    return undefined
  if (!('state' in data) || data.state !== state || !('idToken' in data)) return undefined
  return typeof data.idToken === 'string' && data.idToken !== '' ? data.idToken : undefined
}

/**
 * Logs in through a popup window that shows a substitute for the providers' own, such as the sandbox's. Its page
 * receives `channel`, `origin` and `state` in its query, and posts `{ kind: 'croupier-identity', state, idToken }` to
 * that origin. Messages are accepted only from the opened window, from the page's origin and with the same state.
 */
export const createWindowAuth = ({ address, parameters = {} }: WindowAuthOptions): SocialAuth => ({
  prepare: async () => undefined,
  signIn: (channel) =>
    new Promise<ProvedIdentity>((resolve, reject) => {
      // crypto.randomUUID exists in secure contexts only, and plain HTTP on a local network is not one.
      const state = crypto.getRandomValues(new Uint32Array(4)).join('-')
      const page = new URL(address)
      page.search = new URLSearchParams({ ...parameters, channel, origin: window.location.origin, state }).toString()
      const opened = window.open(page, '', 'popup,width=480,height=640')
      // Some blockers return a window that is already closed.
      if (!opened || opened.closed) {
        reject(new AuthFailure('popup-blocked'))
        return
      }
      const end = () => {
        window.removeEventListener('message', onMessage)
        window.clearInterval(watch)
      }
      const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
        const firebaseIdToken = source === opened && origin === page.origin ? tokenIn(data, state) : undefined
        if (firebaseIdToken === undefined) return
        end()
        opened.close()
        resolve({ firebaseChannel: channel, firebaseIdToken })
      }
      const watch = window.setInterval(() => {
        if (!opened.closed) return
        end()
        reject(new AuthFailure('popup-closed-by-user'))
      }, watchMs)
      window.addEventListener('message', onMessage)
    }),
})
