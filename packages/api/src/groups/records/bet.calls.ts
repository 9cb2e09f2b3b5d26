import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { idText, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import { bet } from './calls.ts'
import { count, instant, list, maybeCount, maybeText, money, text } from '../../contract/scalars.ts'

/** One selection of a sports bet. */
const sportsLeg = z.object({
  leagueId: maybeText,
  enLeagueName: maybeText,
  enMatchName: maybeText,
  enBetTypeName: maybeText,
  enBetPosName: maybeText,
  betType: maybeText,
  hdp: maybeText,
  halfScore: maybeText,
  fullScore: maybeText,
  firstGoal: maybeText,
  lastGoal: maybeText,
})

/** A sports bet with its selections. */
const sportsOrder = z.object({
  orderNo: text,
  origOrderNo: maybeText,
  betDetails: list(sportsLeg),
  odds: maybeText,
  oddsType: maybeText,
  betAmount: money,
  winAmount: money,
  status: text,
  // Readings, as in the other books.
  vassalage: maybeText,
  betTime: z.nullish(instant),
})

const sports = endpoint({
  id: 'records.sports',
  method: 'GET',
  path: '/wps/relay/ODSFE2_ordersSportsRemote',
  // Reading: as for the other books of the service.
  module: 'MEMTRANS3',
  token: 'required',
  effect: 'read',
  input: () =>
    z.object({
      vendor: z.optional(textUpTo(40)),
      startTime: instant,
      endTime: instant,
      ...pageAndSize,
      language,
    }),
  value: () =>
    z.object({
      list: list(sportsOrder),
      totalPages: z._default(count, 0),
      totalCount: maybeCount,
      /** Sums over every page of the query. */
      footer: z.object({ betAmount: money, winAmount: money, netAmount: money }),
    }),
  errors: { 'date.range.too.long': { field: 'startTime' } },
  fills: languageFill,
})

const detail = endpoint({
  id: 'records.bet',
  method: 'GET',
  // Extension: one bet with what its game needs to show it again.
  path: '/wps/ext/orders/detail',
  module: 'MEMTRANS3',
  token: 'required',
  effect: 'read',
  extension: true,
  input: () => z.object({ orderNo: idText, language }),
  value: () => z.object({ order: bet, balanceAfter: money, detail: z.unknown() }),
  errors: { 'order.unknown': {} },
  fills: languageFill,
})

/** Bet records beyond the books of `records`: sports with selections, and one bet in full. */
export const fullBets = { 'records.sports': sports, 'records.bet': detail }
