import type { World } from '@croupier/stores'

/**
 * Asks another origin of the platform for a small file, to learn how fast it answers, whatever it says [S-262]. Rejects for
 * an origin that is not among `admitted`: the page's policy would block the request.
 */
export const probeAmong =
  (admitted: readonly string[]): NonNullable<World['probeDomain']> =>
  async (origin, signal) => {
    if (!admitted.includes(origin)) throw new Error(origin)
    return fetch(`${origin}/robots.txt`, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal,
    })
  }
