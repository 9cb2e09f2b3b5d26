import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Headers by which a client could claim another address, host or protocol than its own, or have another address or
 * method read than the one that was checked here. Those with an underscore become the same variables as those with a hyphen
 * behind many gateways; nginx drops them as well.
 */
const claims: readonly RegExp[] = [
  /_/,
  /^(?:forwarded|via|x-host)$/,
  /^x-(?:forwarded|original|originating|rewrite|override|http-method|method)(?:-|$)/,
  /(?:^|-)(?:client|socket)?(?:ip|addr|address)$/,
]

/** Headers of one connection (RFC 9110, 7.6.1); what they name beside themselves is not taken from a client either. */
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

/** The address at the other end of the connection; none where there is no connection, as in a test of the app alone. */
const peerOf = (context: Context): string | undefined => {
  const { incoming } = (context.env ?? {}) as { incoming?: unknown }
  return incoming === undefined ? undefined : getConnInfo(context).remote.address
}

function comesThroughProxy(context: Context, trustedProxies: readonly string[]): boolean {
  const peer = peerOf(context)
  return peer !== undefined && trustedProxies.includes(peer.replace(/^::ffff:/, ''))
}

/** `http` or `https`, as the browser asked: what a trusted proxy in front says, otherwise what this server saw. */
export function protocolOf(context: Context, trustedProxies: readonly string[]): string {
  const told = comesThroughProxy(context, trustedProxies) ? context.req.header('x-forwarded-proto') : undefined
  return told ?? new URL(context.req.url).protocol.replace(':', '')
}

/** The visitor's address: what a trusted proxy in front says, otherwise the other end of the connection. */
export function addressOf(context: Context, trustedProxies: readonly string[]): string | undefined {
  const told = comesThroughProxy(context, trustedProxies)
    ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return told || peerOf(context)
}

/**
 * The headers of a request as the platform gets them. `X-Forwarded-For`, `-Host` and `-Proto` say what this server saw,
 * whatever the client sent: the platform uses them for regions and limits. A proxy that is in front is
 * believed when its address is named. `X-Request-Id` is the id under which this server logs the request.
 */
export function forwardedHeaders(context: Context, trustedProxies: readonly string[]): Record<string, string> {
  const sent = context.req.header()
  const isProxy = comesThroughProxy(context, trustedProxies)
  const address = addressOf(context, trustedProxies)
  const protocol = protocolOf(context, trustedProxies)
  const host = (isProxy && sent['x-forwarded-host']) || sent['host']
  const id = context.get('requestId') as string | undefined
  const own = Object.entries(sent).filter(([name]) => isOwn(name))
  return {
    ...Object.fromEntries(own),
    'x-forwarded-proto': protocol,
    ...(host !== undefined && { 'x-forwarded-host': host }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
    // The same id in both logs finds a request again.
    ...(id !== undefined && { 'x-request-id': id }),
  }
}
