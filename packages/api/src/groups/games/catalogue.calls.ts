import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { hotEntry, lane } from './schemas.ts'
import { everyClient, language } from './query.ts'
import { count, list, text } from '../../contract/scalars.ts'

const vendors = endpoint({
  id: 'games.vendors',
  method: 'GET',
  // Reading 2.9/2: this name with `merchantCode`; the newer names are a dialect.
  path: '/wps/relay/GCSGAME_gameVendor',
  module: 'COMM3',
  effect: 'read',
  input: () =>
    z.object({
      merchantCode: z.optional(z.string()),
      platform: z._default(z.string(), 'html5-desktop'),
      language: z.optional(z.string()),
    }),
  value: () => z.object({ data: z.object({ lanes: list(lane) }) }),
  fills: [{ field: 'merchantCode', from: 'merchant' }, language],
})

const vendorTypes = endpoint({
  id: 'games.vendorTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  module: 'COMM3',
  // Reading: older builds send a token, newer ones do not (wire row 68).
  token: 'optional',
  effect: 'read',
  input: () => z.object({ typeId: z._default(z.string(), '1'), merchant_code: z.optional(z.string()) }),
  value: () => z.object({ content: z.record(z.string(), z.object({ vendorCode: list(text) })) }),
  fills: [{ field: 'merchant_code', from: 'merchant' }],
})

const hot = endpoint({
  id: 'games.hot',
  // Reading 2.9/1: GET.
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  module: 'GAMELOHOT3',
  effect: 'read',
  input: () =>
    z.object({
      merchantCode: z.optional(z.string()),
      isPlatform: z._default(count, 2),
      // Sent only when set, as every empty field of a query (wire fact 1.4).
      vassalage: z._default(z.string(), ''),
      platform: everyClient,
      language: z.optional(z.string()),
    }),
  value: () => z.object({ list: list(hotEntry) }),
  fills: [{ field: 'merchantCode', from: 'merchant' }, language],
})

/** Vendors and hot games: what every page shows. */
export const catalogue = {
  'games.vendors': vendors,
  'games.vendorTypes': vendorTypes,
  'games.hot': hot,
}
