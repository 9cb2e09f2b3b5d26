/** Figures of the running server for Prometheus, served on a port that visitors do not reach. */
import { Hono, type MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { platformPaths } from './platform-proxy.ts'

/** The measurements, and how to read them. */
export interface Measures {
  /** Counts each request that passes through it. */
  readonly middleware: MiddlewareHandler
  /** Answers `/metrics` in the format of Prometheus, and 404 to everything else. */
  readonly app: Hono
}

const platform = platformPaths.map((pattern) => pattern.replace('*', ''))

/** A few kinds only: a label for each path would let a stranger fill the memory. */
function kindOf(path: string): 'call' | 'asset' | 'page' {
  if (platform.some((prefix) => path.startsWith(prefix))) return 'call'
  return path.startsWith('/assets/') ? 'asset' : 'page'
}

/** Counts requests by kind, method and status and their seconds by kind, and exposes Node's own process metrics. */
export function createMeasures(): Measures {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by kind (page, asset, call), method and status.',
    labelNames: ['kind', 'method', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until the answer began, by kind (page, asset, call).',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
  const app = new Hono().get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  )
  return {
    app,
    async middleware(context, next) {
      const kind = kindOf(context.req.path)
      const stop = seconds.startTimer({ kind })
      await next()
      stop()
      const { method } = context.req
      requests.inc({ kind, method: known.has(method) ? method : 'other', status: context.res.status })
    },
  }
}
