import type { Bet, BetCategory, BetPage, BetState, BetStatus } from '@croupier/stores'
import type { BadgeTone } from '@croupier/ui'
import type { PlainKey, Text } from '@croupier/locales'

/** The categories of bets in the order of the site's, with the keys of their names. */
const categories: readonly (readonly [category: BetCategory, key: PlainKey])[] = [
  ['RNG', 'con_rng'],
  ['LIVE', 'con_live'],
  ['FISH', 'con_fish'],
  ['PVP', 'con_pvp'],
  ['SPORTS', 'con_sports'],
  ['ELOTT', 'con_lott'],
]

/** The categories to choose from, and a choice for all of them. */
export const categoryOptions = (text: Text) => [
  { value: '', label: text('records.all') },
  ...categories.map(([value, key]) => ({ value, label: text(key) })),
]

/** The category of an option; undefined for all. */
export const categoryOf = (value: string): BetCategory | undefined => categories.find(([one]) => one === value)?.[0]

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

/** The status of an option; undefined for all. */
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
 * Text and colour of a bet's status; a vendor's own status is shown unchanged. A payout at or below the stake is a
 * return, whatever the vendor calls it: it is stated, never celebrated [G-27].
 */
export function statusWords(
  { status, netAmount: net }: Pick<Bet, 'status' | 'netAmount'>,
  text: Text,
): { readonly words: string; readonly tone: BadgeTone } {
  if (status === 'win' && !isGain(net)) return { words: text('records.status_returned'), tone: 'neutral' }
  const [key, tone] = known[status] ?? []
  return key && tone ? { words: text(key), tone } : { words: status, tone: 'neutral' }
}

/**
 * What the totals sum: settled bets, unless only open ones are requested; some platforms send them for one page only.
 * The number of bets follows only where it counts the same bets: of all bets, some are open.
 */
export const totalsWords = (
  { totalsCover, totalCount }: Pick<BetPage, 'totalsCover' | 'totalCount'>,
  state: BetState,
  text: Text,
): string => {
  if (totalsCover === 'page') return text('records.page_total')
  const summed = text(state === 'open' ? 'records.open_total' : 'records.settled_total')
  return state === 'all' || totalCount === null ? summed : `${summed} · ${text('records.bets', { count: totalCount })}`
}
