import type { Ports } from '@croupier/stores'

/**
 * Requests a small file from another origin of the platform, to measure its response time, whatever the status [S-262].
 * Rejects for an origin that is not among `admitted`: the page's policy would block the request.
 */
export const probeAmong =
  (admitted: readonly string[]): NonNullable<Ports['probeDomain']> =>
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
