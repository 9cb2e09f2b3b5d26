import * as z from 'zod/mini'
import { idText, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { rebateRates } from '../../contract/product-types.ts'
import { count, flag, instant, list, maybeInstant, maybeText, successOnly, text } from '../../contract/scalars.ts'

/** A link that registers people under the agent. */
export const registerLink = z.object({
  affiUrlId: text,
  /** Sent as `affiliateCode` at registration. */
  code: text,
  name: maybeText,
  /** Account type of those who come by it. */
  type: count,
  rates: rebateRates,
  createdAt: instant,
  /** Null: forever. */
  expiresAt: maybeInstant,
  state: z.enum(['open', 'expired']),
  /** People who signed up through it, how many of them have deposited, and how many play: counted, not stored. */
  registrations: count,
  depositors: count,
  activeMembers: count,
})

const links = endpoint({
  id: 'team.links',
  method: 'GET',
  path: '/wps/agent/affiliateUrls',
  module: 'CREATEAFF3',
  token: 'required',
  effect: 'read',
  input: () => z.object({ ...pageAndSize }),
  value: () => z.object({ list: list(registerLink), totalPages: count, totalCount: count, ownCode: maybeText }),
  errors: {},
})

const addLink = endpoint({
  id: 'team.addLink',
  method: 'POST',
  path: '/wps/agent/affiliateUrl',
  module: 'CREATEAFF3',
  token: 'required',
  effect: 'write',
  gate: 'recruit',
  input: () =>
    z.object({
      name: z.optional(textUpTo(40)),
      type: z._default(count, 0),
      rates: z._default(rebateRates, {}),
      /** Whole days the link is valid; omitted: no expiry. */
      days: z.optional(count),
    }),
  value: () => registerLink,
  errors: {
    'team.rate.too.high': { field: 'rates' },
    'team.type.invalid': { field: 'type' },
    'team.link.too.many': {},
    'team.link.days': { field: 'days' },
    'field.invalid': {},
  },
})

const removeLink = endpoint({
  id: 'team.removeLink',
  method: 'DELETE',
  path: '/wps/agent/affiliateUrl',
  module: 'CREATEAFF3',
  token: 'required',
  effect: 'write',
  gate: 'agent',
  input: () => z.object({ affiUrlId: idText }),
  value: () => successOnly,
  errors: { 'team.link.unknown': {} },
})

const linkMembers = endpoint({
  id: 'team.linkMembers',
  method: 'GET',
  path: '/wps/agent/registeredAffiliates',
  module: 'CREATEAFF3',
  token: 'required',
  effect: 'read',
  input: () => z.object({ affiUrlId: idText, ...pageAndSize }),
  value: () =>
    z.object({
      list: list(
        z.object({ id: maybeText, account: maybeText, registeredAt: instant, deposited: flag, available: flag }),
      ),
      totalPages: count,
      totalCount: count,
    }),
  errors: { 'team.link.unknown': {} },
})

/** Links that register people under an agent. */
export const teamLinks = {
  'team.links': links,
  'team.addLink': addLink,
  'team.removeLink': removeLink,
  'team.linkMembers': linkMembers,
}
