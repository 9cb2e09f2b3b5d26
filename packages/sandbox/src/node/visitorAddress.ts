import { BlockList, isIP } from 'node:net'
import type { AddressOf } from '../wire/Platform.ts'

/** Connection data that Node's server passes with a request. */
interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/**
 * Reads visitors' addresses behind the sites' servers: from `X-Forwarded-For` if a site sends it, otherwise from
 * the connection. Null for visitors on this machine, as they would all have the same one.
 * @param sites addresses and ranges of the sites, such as `10.0.0.5` or `10.0.0.0/8`; this machine is always one
 * @throws RangeError that names an invalid entry
 */
export function visitorAddress(sites: readonly string[]): AddressOf {
  const here = listOf(['127.0.0.0/8', '::1'])
  const trusted = listOf(sites)
  return (request, connection) => {
    const peer = plain((connection as Connection | undefined)?.incoming?.socket?.remoteAddress ?? '')
    const isSite = has(here, peer) || has(trusted, peer)
    const told = isSite ? plain(request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '') : ''
    const address = isIP(told) === 0 ? peer : told
    return isIP(address) === 0 || has(here, address) ? null : address
  }
}

/** Unwraps an IPv4 address that a socket reports as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

const has = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/')
    const version = isIP(address)
    const longest = version === 6 ? 128 : 32
    const prefix = bits === undefined ? longest : /^\d+$/.test(bits) ? Number(bits) : Number.NaN
    if (version === 0 || rest.length > 0 || !(prefix <= longest))
      throw new RangeError(`SITE_ADDRESSES: "${entry}" is neither an address nor a range such as 10.0.0.0/8.`)
    list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}
