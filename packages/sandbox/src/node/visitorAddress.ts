import { BlockList, isIP } from 'node:net'
import type { AddressOf } from '../wire/Platform.ts'

/** What a server of Node hands over with a request. */
interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/**
 * Tells visitors' addresses where the sites stand in front: what a site says in `X-Forwarded-For`, and for everybody else
 * the other end of the connection. A visitor on this machine has none, as it is the same for all of them.
 * @param sites addresses and ranges of the sites, such as `10.0.0.5` or `10.0.0.0/8`; this machine is always one
 * @throws RangeError that names an entry which is neither
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

/** An IPv4 address that a socket reports as IPv6, without what it is wrapped in. */
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
