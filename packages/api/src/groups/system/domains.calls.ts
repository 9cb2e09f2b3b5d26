import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { list, maybeText, nothing, text } from '../../contract/scalars.ts'
import { resource } from './calls.ts'

const domainList = list(z.object({ domain: text }))
const wrapped = z.object({ domainRoute: domainList, resources: list(resource) })
type DomainRoutes = z.output<typeof wrapped>

const domainRoutes = endpoint({
  id: 'system.domainRoutes',
  method: 'GET',
  path: '/wps/system/domainRoute',
  module: 'COMM3',
  effect: 'read',
  // Reading 8/6: the host is sent as `data`; the platform refuses a call without it.
  input: () => z.object({ data: z.optional(z.string().check(z.maxLength(255))) }),
  // Reading: domains and resources under the names of the status response; a bare list contains only domains.
  value: () =>
    z.pipe(
      z.union([wrapped, z.array(z.object({ domain: text }))]),
      z.transform((value: DomainRoutes | DomainRoutes['domainRoute']): DomainRoutes =>
        Array.isArray(value) ? { domainRoute: value, resources: [] } : value,
      ),
    ),
  fills: [{ field: 'data', from: 'host' }],
})

const signedDomains = endpoint({
  id: 'system.signedDomains',
  method: 'GET',
  path: '/wps/ext/system/domains',
  module: 'COMM3',
  effect: 'read',
  // Extension: no known platform signs its addresses.
  extension: true,
  input: () => nothing,
  /** A JWS (compact, ES256) whose payload `readSignedDomains` reads; null if the operator has not signed one. */
  value: () => z.object({ token: maybeText }),
})

/** Addresses of the site. */
export const domains = {
  'system.domainRoutes': domainRoutes,
  'system.signedDomains': signedDomains,
}
