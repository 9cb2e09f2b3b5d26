import * as z from 'zod/mini'
import { languageFill } from '../../contract/language.ts'
import { moneySum } from '@croupier/money'
import { endpoint } from '../../contract/endpoint.ts'
import { pageAndSize } from '../../contract/paging.ts'
import {
  count,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeMoney,
  maybeText,
  money,
  text,
} from '../../contract/scalars.ts'

/**
 * The books of bet records: one per game category, two if bets stay open (sports, electronic lottery). Esports and
 * cockfight are recorded under SPORTS, where the platform groups their vendors.
 */
const betBooks = {
  RNG: '/wps/relay/ODSFE2_RNGOrders',
  FISH: '/wps/relay/ODSFE2_FishOrders',
  LIVE: '/wps/relay/ODSFE2_LiveOrders',
  PVP: '/wps/relay/ODSFE2_PvPOrders',
  SPORTS: '/wps/relay/ODSFE2_SportsSettOrders',
  SPORTS_UNSETTLED: '/wps/relay/ODSFE2_SportsUnsettOrders',
  ELOTT: '/wps/relay/ODSFE2_ElottSettledOrders',
  ELOTT_UNSETTLED: '/wps/relay/ODSFE2_ElottUnsettledOrders',
  // Extension: every category together, because a member looks for a bet and not for its category.
  ALL: '/wps/ext/records/bets',
  SETTLED: '/wps/ext/records/settled',
  OPEN: '/wps/ext/records/open',
} as const

const betOnTheWire = z.object({
  orderNo: text,
  gameType: maybeText,
  vassalage: maybeText,
  /** The vendor's label. */
  vendorName: maybeText,
  gameName: maybeText,
  nodeId: maybeText,
  betTime: maybeInstant,
  settleTime: maybeInstant,
  /** Stake. */
  betAmount: money,
  /** The part of the stake that counts as turnover. */
  validBetAmount: maybeMoney,
  /** Payout, stake included. */
  winAmount: money,
  /** Payout less stake; negative when the person lost. */
  netAmount: maybeMoney,
  /** 'win', 'lose', 'tie', 'cancelled' or 'open'; vendors may send others. */
  status: text,
})

/**
 * A bet. The wire facts know orderNo, betAmount, winAmount and status (3.18); the other fields are a reading and may be
 * missing: texts are then '', `betTime` is the time of settling or, if that is also unknown, 0, the valid part is the
 * whole stake, and the net amount is calculated.
 */
export const bet = z.pipe(
  betOnTheWire,
  z.transform(({ gameType, vassalage, betTime, validBetAmount, netAmount, ...row }: z.output<typeof betOnTheWire>) => ({
    ...row,
    gameType: gameType ?? '',
    vassalage: vassalage ?? '',
    betTime: betTime ?? row.settleTime ?? 0,
    validBetAmount: validBetAmount ?? row.betAmount,
    netAmount: netAmount ?? moneySum([row.winAmount], [row.betAmount]),
  })),
)
type BetOut = z.output<typeof bet>

const SUMS = ['betAmount', 'validBetAmount', 'winAmount', 'netAmount'] as const
const sums = z.object({ betAmount: money, validBetAmount: money, winAmount: money, netAmount: money })
type Sums = z.output<typeof sums>
const sumsOf = (bets: readonly BetOut[]): Sums =>
  Object.fromEntries(SUMS.map((name) => [name, moneySum(bets.map((one) => one[name]))])) as Sums

const betPage = z.object({
  list: list(bet),
  totalPages: z._default(count, 0),
  totalCount: maybeCount,
  totals: z.nullish(sums),
})
type BetPageOut = z.output<typeof betPage>

const bets = endpoint({
  id: 'records.bets',
  method: 'GET',
  path: betBooks.RNG,
  // Each book has its own address (wire fact 2.8).
  paths: { field: 'book', by: betBooks },
  // Reading: the wire facts name no module for bet records; MEMTRANS3 belongs to the account record of the same
  // service.
  module: 'MEMTRANS3',
  token: 'required',
  effect: 'read',
  // Reading: names as in the account record's query (3.18), the vendor by its `accountTypeName`. The order status is
  // the platform's number for third-party lottery, used for every book: 1 win, 2 lose, 3 tie, 4 cancelled; omitted for
  // all.
  input: () =>
    z.object({
      book: z._default(z.enum(Object.keys(betBooks) as (keyof typeof betBooks)[]), 'RNG'),
      /** Narrows ALL, SETTLED and OPEN down to one category. */
      category: z.optional(z.enum(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ELOTT'])),
      vendor: z.optional(z.string()),
      status: z.optional(z.enum(['1', '2', '3', '4'])),
      startTime: instant,
      endTime: instant,
      language: z.optional(z.string()),
      ...pageAndSize,
    }),
  // `totals` are sums over every page of the query. They are in no wire fact: for a platform that sends none they are
  // the sums of this response's bets, and `totalsCover` says which of the two they are.
  value: () =>
    z.pipe(
      betPage,
      z.transform(({ totals, ...page }: BetPageOut) => ({
        ...page,
        totals: totals ?? sumsOf(page.list),
        totalsCover: totals || page.totalPages <= 1 ? ('query' as const) : ('page' as const),
      })),
    ),
  errors: { 'date.range.too.long': { field: 'startTime' } },
  fills: languageFill,
})

/** Bet records. */
export const records = { 'records.bets': bets }
