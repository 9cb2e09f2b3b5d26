import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageAndSize } from './paging.ts'
import { count, instant, list, maybeCount, maybeInstant, maybeText, money, text } from './scalars.ts'

/**
 * The books of bet records: one a game category, two where bets stay open (sports, electronic lottery).
 * Esports and cockfight are booked under SPORTS, as the platform groups their vendors there.
 */
export const betBooks = {
  RNG: '/wps/relay/ODSFE2_RNGOrders',
  FISH: '/wps/relay/ODSFE2_FishOrders',
  LIVE: '/wps/relay/ODSFE2_LiveOrders',
  PVP: '/wps/relay/ODSFE2_PvPOrders',
  SPORTS: '/wps/relay/ODSFE2_SportsSettOrders',
  SPORTS_UNSETTLED: '/wps/relay/ODSFE2_SportsUnsettOrders',
  ELOTT: '/wps/relay/ODSFE2_ElottSettledOrders',
  ELOTT_UNSETTLED: '/wps/relay/ODSFE2_ElottUnsettledOrders',
} as const

/** A bet (wire fact 3.18; fields beyond orderNo, betAmount, winAmount and status are a reading). */
export const bet = z.object({
  orderNo: text,
  gameType: text,
  vassalage: text,
  /** The vendor's label. */
  vendorName: maybeText,
  gameName: maybeText,
  nodeId: maybeText,
  betTime: instant,
  settleTime: maybeInstant,
  /** Stake. */
  betAmount: money,
  /** The part of the stake that counts as turnover. */
  validBetAmount: money,
  /** Payout, stake included. */
  winAmount: money,
  /** Payout less stake; negative when the person lost. */
  netAmount: money,
  /** 'win', 'lose', 'tie', 'cancelled' or 'open'; vendors may send others. */
  status: text,
})

const bets = endpoint({
  id: 'records.bets',
  method: 'GET',
  path: betBooks.RNG,
  // Each book has its own address (wire fact 2.8).
  paths: { field: 'book', by: betBooks },
  // Reading: the facts name no module for bet records; MEMTRANS3 belongs to the account record of the same service.
  module: 'MEMTRANS3',
  token: 'required',
  effect: 'read',
  // Reading: names as in the account record's query (3.18), the vendor by its `accountTypeName`. The order status is the
  // platform's number for third-party lottery, used for every book: 1 win, 2 lose, 3 tie, 4 cancelled; left out for all.
  input: z.object({
    book: z._default(z.enum(Object.keys(betBooks) as (keyof typeof betBooks)[]), 'RNG'),
    vendor: z.optional(z.string()),
    status: z.optional(z.enum(['1', '2', '3', '4'])),
    startTime: instant,
    endTime: instant,
    language: z.optional(z.string()),
    ...pageAndSize,
  }),
  value: z.object({
    list: list(bet),
    totalPages: z._default(count, 0),
    totalCount: maybeCount,
    /** Sums over every page of the query. */
    totals: z.object({ betAmount: money, validBetAmount: money, winAmount: money, netAmount: money }),
  }),
  errors: ['date.range.too.long'],
  fills: [{ field: 'language', from: 'language' }],
})

/** Bet records. Wire fact 2.8. */
export const records = { 'records.bets': bets }
