import { dialects, endpoints, everyPath, inDialect, type Dialect, type Endpoint, type EndpointId } from '@croupier/api'
import { Hono } from 'hono'
import { NO_CURRENCY } from '../core/words/moneyWords.ts'
import { refusalText } from './refusalText.ts'
import { exchange } from './exchange.ts'
import { languageOfRequest } from './identify.ts'
import type { Platform } from './Platform.ts'

interface Route {
  readonly endpoint: Endpoint<EndpointId>
  readonly dialect: Dialect
}

/** The platform's calls as routes, created from the contract. Answers to the names of every dialect at once. */
export function createPlatformApp(platform: Platform): Hono {
  const routes = routesOf(Object.values(dialects))
  const app = new Hono()
  const answer = (request: Request, path: string, connection: unknown) => {
    const route = choose(routes.get(`${request.method} ${path}`) ?? [], request.headers.get('moduleid'))
    if (route) return exchange(platform, { ...route, address: platform.addressOf(request, connection) }, request)
    const code = 'function.not.available'
    const message = refusalText(platform.rules, { code, values: [] }, languageOfRequest(request), NO_CURRENCY)
    return Response.json({ success: false, value: null, message, errorCode: code }, { status: 404 })
  }
  for (const prefix of ['/wps/*', '/lgw/*', '/lotto/*', '/lotto-vn/*'])
    app.all(prefix, (context) => answer(context.req.raw, context.req.path, context.env))
  return app
}

function routesOf(spoken: readonly Dialect[]): ReadonlyMap<string, readonly Route[]> {
  const routes = new Map<string, Route[]>()
  for (const dialect of spoken) {
    for (const one of endpoints() as readonly Endpoint<EndpointId>[]) {
      const endpoint = inDialect(one, dialect)
      for (const path of everyPath(endpoint)) {
        const place = `${endpoint.method} ${path}`
        const there = routes.get(place) ?? []
        // Names shared by both dialects are one route; where only the module differs there are two.
        if (!there.some((route) => route.endpoint.id === one.id && route.endpoint.module === endpoint.module))
          routes.set(place, [...there, { endpoint, dialect }])
      }
    }
  }
  return routes
}

/** Endpoints may share a path; the module id then distinguishes them. */
function choose(candidates: readonly Route[], module: string | null): Route | undefined {
  return candidates.find(({ endpoint }) => endpoint.module === module) ?? (module === null ? candidates[0] : undefined)
}
