/** Encodes an address as the JWE variant carries customer-service paths: base64url of its UTF-8 bytes. */
export function servicePath(address: string): string {
  const bytes = new TextEncoder().encode(address)
  const latin = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(latin).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Decodes such a path. Only web addresses are accepted.
 * @throws RangeError for anything else, without quoting it
 */
export function readServicePath(path: string): string {
  const latin = atob(path.replaceAll('-', '+').replaceAll('_', '/'))
  const address = new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(latin, (character) => character.charCodeAt(0)),
  )
  return webAddress(address)
}

/**
 * Accepts only web addresses, because the address is opened in a window.
 * @throws RangeError for anything else, without quoting it
 */
export function webAddress(address: string): string {
  if (!/^https?:\/\//i.test(address)) throw new RangeError('The customer-service path is no web address')
  return address
}
