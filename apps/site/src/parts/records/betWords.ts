import type { Bet, BetBook, BetPage, BetStatus } from '@croupier/stores'
import type { BadgeTone } from '@croupier/ui'
import type { PlainKey, Text } from '@croupier/locales'

/** The books in the order of the site's categories, with the keys of their names. */
const books: readonly (readonly [book: BetBook, key: PlainKey, open?: 'open'])[] = [
  ['RNG', 'con_rng'],
  ['LIVE', 'con_live'],
  ['FISH', 'con_fish'],
  ['PVP', 'con_pvp'],
  ['SPORTS', 'con_sports'],
  ['SPORTS_UNSETTLED', 'con_sports', 'open'],
  ['ELOTT', 'con_lott'],
  ['ELOTT_UNSETTLED', 'con_lott', 'open'],
]

/** The books to choose from. Bets that are not settled yet are their own book. */
export const bookOptions = (text: Text) =>
  books.map(([value, key, open]) => ({ value, label: open ? `${text(key)}: ${text('records.open_bets')}` : text(key) }))

/** The book of an option. */
export const bookOf = (value: string): BetBook => books.find(([book]) => book === value)?.[0] ?? 'RNG'

const statuses: readonly (readonly [BetStatus, PlainKey])[] = [
  ['1', 'records.status_win'],
  ['2', 'records.status_lose'],
  ['3', 'records.status_tie'],
  ['4', 'records.status_cancelled'],
]

/** Every status and a choice for all of them. */
export const statusOptions = (text: Text) => [
  { value: '', label: text('records.all') },
  ...statuses.map(([value, key]) => ({ value, label: text(key) })),
]

/** The status of an option; nothing for all. */
export const statusOf = (value: string): BetStatus | undefined => statuses.find(([status]) => status === value)?.[0]

const known: Readonly<Record<string, readonly [key: PlainKey, tone: BadgeTone]>> = {
  win: ['records.status_win', 'win'],
  lose: ['records.status_lose', 'neutral'],
  tie: ['records.status_tie', 'neutral'],
  cancelled: ['records.status_cancelled', 'warning'],
  open: ['records.status_open', 'info'],
}

const isGain = (net: string): boolean => !net.startsWith('-') && /[1-9]/.test(net)

/**
 * Words and colour of a bet's status; a vendor's own status is shown as it came. A payout at or below the stake is a return,
 * whatever the vendor calls it: it is stated, never celebrated [G-27].
 */
export function statusWords(
  { status, netAmount: net }: Pick<Bet, 'status' | 'netAmount'>,
  text: Text,
): { readonly words: string; readonly tone: BadgeTone } {
  if (status === 'win' && !isGain(net)) return { words: text('records.status_returned'), tone: 'neutral' }
  const [key, tone] = known[status] ?? []
  return key && tone ? { words: text(key), tone } : { words: status, tone: 'neutral' }
}

/** Label of the totals: some platforms give them for the current page only. */
export const totalsKey = ({ totalsCover }: Pick<BetPage, 'totalsCover'>): PlainKey =>
  totalsCover === 'page' ? 'records.page_total' : 'records.period_total'
