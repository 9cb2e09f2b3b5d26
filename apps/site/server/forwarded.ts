import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Headers by which a client could claim another address, host or protocol, or have another address or method read than
 * the one checked here. Behind many gateways, those with an underscore become the same variables as those with a
 * hyphen; nginx drops them as well.
 */
const claims: readonly RegExp[] = [
  /_/,
  /^(?:forwarded|via|x-host)$/,
  /^x-(?:forwarded|original|originating|rewrite|override|http-method|method)(?:-|$)/,
  /(?:^|-)(?:client|socket)?(?:ip|addr|address)$/,
]

/** Headers of one connection (RFC 9110, 7.6.1). Headers that a client lists in `Connection` are dropped too. */
const hopByHop: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

const isOwn = (name: string) => !claims.some((pattern) => pattern.test(name)) && !hopByHop.includes(name)

/** The address at the other end of the connection; undefined without a connection, as in a test of the app alone. */
const peerOf = (context: Context): string | undefined => {
  const { incoming } = (context.env ?? {}) as { incoming?: unknown }
  return incoming === undefined ? undefined : getConnInfo(context).remote.address
}

/** The key an address counts under: itself, or for IPv6 its /64 network, which one connection has to itself. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [start = [], rest] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const left = rest === undefined ? 0 : 8 - start.length - rest.length
  const groups = [...start, ...Array.from({ length: left }, () => '0'), ...(rest ?? [])]
  return groups.slice(0, 4).join(':').toLowerCase()
}

/** Whether an address belongs to a proxy whose `X-Forwarded-*` headers count. */
export type Trust = (address: string) => boolean

/**
 * Reads the proxies that count, as addresses or ranges: `10.0.0.5`, `10.1.0.0/16`, `2001:db8::/32`.
 * @throws RangeError naming an invalid entry
 */
export function trusting(proxies: readonly string[]): Trust {
  const known = new BlockList()
  for (const entry of proxies.map((one) => one.trim())) {
    const [address = '', bits, ...rest] = entry.split('/')
    const version = isIP(address)
    const longest = version === 6 ? 128 : 32
    const prefix = bits === undefined ? longest : /^\d+$/.test(bits) ? Number(bits) : Number.NaN
    if (version === 0 || rest.length > 0 || !(prefix <= longest))
      throw new RangeError(`"${entry}" is neither an address nor a range such as 10.0.0.0/8.`)
    known.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4')
  }
  return (address) => {
    const plain = withoutMapping(address)
    const version = isIP(plain)
    return version !== 0 && known.check(plain, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/** An IPv4 address that a socket reports as IPv6. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

function comesThroughProxy(context: Context, trusts: Trust): boolean {
  const peer = peerOf(context)
  return peer !== undefined && trusts(peer)
}

/**
 * `http` or `https`, as the browser requested: from a trusted proxy's header, otherwise from this server's connection.
 */
export function protocolOf(context: Context, trusts: Trust): string {
  const told = comesThroughProxy(context, trusts) ? context.req.header('x-forwarded-proto') : undefined
  return told ?? new URL(context.req.url).protocol.replace(':', '')
}

/**
 * The visitor's address: the other end of the connection or, behind a trusted proxy, the last address of
 * `X-Forwarded-For` that is not one. Entries that a visitor wrote before it never count.
 */
export function addressOf(context: Context, trusts: Trust): string | undefined {
  const peer = peerOf(context)
  if (peer === undefined || !trusts(peer)) return peer
  const hops = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return hops.findLast((hop) => !trusts(hop)) ?? hops[0] ?? peer
}

/**
 * The headers of a request as the platform gets them. `X-Forwarded-For`, `-Host` and `-Proto` hold what this server
 * saw, whatever the client sent: the platform uses them for regions and limits. A proxy in front is trusted if its
 * address is configured. `X-Request-Id` is the id under which this server logs the request.
 */
export function forwardedHeaders(context: Context, trusts: Trust): Record<string, string> {
  const sent = context.req.header()
  const isProxy = comesThroughProxy(context, trusts)
  const address = addressOf(context, trusts)
  const protocol = protocolOf(context, trusts)
  const host = (isProxy && sent['x-forwarded-host']) || sent['host']
  const id = context.get('requestId') as string | undefined
  const own = Object.entries(sent).filter(([name]) => isOwn(name))
  return {
    ...Object.fromEntries(own),
    'x-forwarded-proto': protocol,
    ...(host !== undefined && { 'x-forwarded-host': host }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
    // The same id in both logs identifies a request.
    ...(id !== undefined && { 'x-request-id': id }),
  }
}
