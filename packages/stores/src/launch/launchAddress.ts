/** A game that may be opened: its address, and the only origin from which messages are accepted. */
export interface LaunchedGame {
  readonly url: string
  readonly origin: string
}

/** The address of a launch is not a web address, or its host is not one of the allowed game hosts. */
export class InvalidLaunchAddress extends Error {
  override readonly name = 'InvalidLaunchAddress'
}

/**
 * Checks the address returned by a launch. Only http and https count, so that no script address is ever framed or
 * opened. With `hosts`, the address must lead to one of them or to a subdomain of one; without, to any.
 *
 * @throws InvalidLaunchAddress
 */
export function launchAddress(address: string, base: string, hosts: readonly string[] | undefined): LaunchedGame {
  const url = readUrl(address, base)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.host === '')
    throw new InvalidLaunchAddress('The launch address is no web address.')
  if (hosts && !hosts.some((host) => url.host === host || url.host.endsWith(`.${host}`)))
    throw new InvalidLaunchAddress('The launch address leads to a host that no game comes from.')
  return { url: address, origin: url.origin }
}

/** Host of a CDN entry, which may lack its protocol. */
export const hostOfCdn = (cdn: string): string => readUrl(cdn, 'https://none.invalid')?.host ?? ''

const readUrl = (address: string, base: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined
