/** The operator's side of the site's server: health, readiness, a line for every request, and a graceful shutdown. */
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { callLimit } from './call-limit.ts'
import { addressOf, trusting, type Trust } from './forwarded.ts'
import type { Measures } from './metrics.ts'
import { platformPaths } from './platform-proxy.ts'

/** How a server is run. */
export interface ServiceOptions {
  /** The site itself. */
  readonly site: Hono
  /** Receives a line of JSON for each request; without it nothing is logged. */
  readonly log?: (line: string) => void
  /** Addresses and ranges of proxies whose `X-Forwarded-*` headers count, as the site's own. */
  readonly trustedProxies?: readonly string[]
  /** Counts requests and their time; without it nothing is measured. */
  readonly measures?: Measures
  /** Calls of the platform that one visitor may make in a minute; default no limit. */
  readonly callsPerMinute?: number
}

/** A site with what its operator needs. */
export interface Service {
  readonly app: Hono
  /**
   * From now on the server is not ready, so that a balancer sends no new requests. Running ones finish, and each answer
   * closes its connection: one that stays open could get a request in the moment the server ends.
   */
  drain(): void
}

/** Paths that a balancer or a container requests; they are neither logged nor part of the site. */
const healthPaths = { alive: '/healthz', ready: '/readyz' } as const

/**
 * Adds health and readiness to the site. `/healthz` answers 200 while the process lives; `/readyz` answers 200 until
 * `drain`, then 503. Neither calls the platform: if that is down, the site has a page that says so, and taking every
 * server out of the balancer would take that page away too.
 */
export function createService({ site, log, trustedProxies = [], measures, callsPerMinute }: ServiceOptions): Service {
  const trusts = trusting(trustedProxies)
  let draining = false
  const app = new Hono()
  const state = (context: Context, well: boolean) =>
    context.json({ status: well ? 'ok' : 'stopping' }, well ? 200 : 503, { 'Cache-Control': 'no-store' })
  app.use(async (context, next) => {
    await next()
    if (draining) context.header('Connection', 'close')
  })
  app.get(healthPaths.alive, (context) => state(context, true))
  app.get(healthPaths.ready, (context) => state(context, !draining))
  app.use(requestId())
  if (log) app.use(requestLog(log, trusts))
  if (measures) app.use(measures.middleware)
  if (callsPerMinute) for (const pattern of platformPaths) app.use(pattern, callLimit(callsPerMinute, trusts))
  app.route('/', site)
  return {
    app,
    drain() {
      draining = true
    },
  }
}

/**
 * Writes one line of JSON for each request: time, id, method, host, path, status, milliseconds, the visitor's address
 * and whether the connection was cut short. Never the query or a header: they can contain personal data.
 */
function requestLog(write: (line: string) => void, trusts: Trust): MiddlewareHandler {
  return async (context, next) => {
    const from = performance.now()
    await next()
    const { status } = context.res
    const line = {
      time: new Date().toISOString(),
      level: status >= 500 ? 'error' : status >= 400 ? 'warning' : 'info',
      id: context.get('requestId'),
      method: context.req.method,
      host: context.req.header('host') ?? '',
      path: context.req.path,
      status,
      ms: Math.round((performance.now() - from) * 10) / 10,
      address: addressOf(context, trusts) ?? '',
    }
    write(JSON.stringify(line))
  }
}
