import { endpoints, everyPath, type Endpoint, type EndpointId } from '@croupier/api'
import { Hono } from 'hono'
import { refusalMessage } from '../refusal/messages.ts'
import { exchange } from './exchange.ts'
import { languageOfRequest } from './identify.ts'
import type { Platform } from './Platform.ts'

/** The platform's calls as routes, made from the contract. */
export function createPlatformApp(platform: Platform): Hono {
  const routes = new Map<string, Endpoint<EndpointId>[]>()
  for (const endpoint of endpoints() as readonly Endpoint<EndpointId>[]) {
    for (const path of everyPath(endpoint)) {
      const route = `${endpoint.method} ${path}`
      routes.set(route, [...(routes.get(route) ?? []), endpoint])
    }
  }
  const app = new Hono()
  const answer = (request: Request, path: string) => {
    const endpoint = choose(routes.get(`${request.method} ${path}`) ?? [], request.headers.get('moduleid'))
    if (endpoint) return exchange(platform, endpoint, request)
    const code = 'function.not.available'
    const message = refusalMessage(code, languageOfRequest(request))
    return Response.json({ success: false, value: null, message, errorCode: code }, { status: 404 })
  }
  for (const prefix of ['/wps/*', '/lgw/*', '/lotto/*'])
    app.all(prefix, (context) => answer(context.req.raw, context.req.path))
  return app
}

/** Endpoints may share an address; then the module id tells them apart (wire rows 23 and 24). */
function choose(candidates: readonly Endpoint<EndpointId>[], module: string | null): Endpoint<EndpointId> | undefined {
  return candidates.find((endpoint) => endpoint.module === module) ?? (module === null ? candidates[0] : undefined)
}
