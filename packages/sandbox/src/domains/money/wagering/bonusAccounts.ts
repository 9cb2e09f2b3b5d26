import { bonusAccount, houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { balanceOf, openAccount, post, type Posting } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import type { StakeSource, Wagering } from './rows.ts'

type Move = Posting['moves'][number]

/** The account for a bonus's money in one of the member's wallets; opened on first use. */
function openBonusAccount(context: Context, row: Pick<Wagering, 'id' | 'memberId'>, wallet: string): string {
  const id = bonusAccount(row.memberId, row.id, wallet)
  const currency = context.tables.accounts.get(wallet)?.currency ?? ''
  openAccount(context, id, currency, { of: wallet, bonus: row.id })
  return id
}

/** A bonus's money in all wallets. */
export const heldByBonus = (context: Pick<Context, 'tables'>, id: string) => context.tables.accounts.by('bonus', id)

/**
 * Sources for an amount from a wallet: the member's own money first, then the bonuses in the order given. A shortfall
 * is taken from the member's own money, so that the posting fails.
 */
export function sourcesIn(
  context: Context,
  wallet: string,
  open: readonly Pick<Wagering, 'id' | 'memberId'>[],
  amount: bigint,
): StakeSource[] {
  const own = balanceOf(context, wallet)
  const sources: StakeSource[] = []
  let left = amount > own ? amount - own : 0n
  for (const { id, memberId } of open) {
    const held = balanceOf(context, bonusAccount(memberId, id, wallet))
    const taken = held < left ? held : left
    if (taken > 0n) sources.push({ bonus: id, amount: taken })
    left -= taken
  }
  const first = (amount < own ? amount : own) + left
  return first > 0n || sources.length === 0 ? [{ bonus: null, amount: first }, ...sources] : sources
}

/** The account of a source of a wallet. */
export function accountOfSource(context: Context, memberId: number, wallet: string, bonus: string | null): string {
  return bonus === null ? wallet : openBonusAccount(context, { id: bonus, memberId }, wallet)
}

/**
 * Splits a payout in the proportions of its stake; the remainder goes to the bonus. The share of a bonus whose terms
 * have been met meanwhile is the member's own.
 */
export function payoutMoves(
  context: Context,
  member: Member,
  wallet: string,
  sources: readonly StakeSource[],
  payout: bigint,
): { readonly moves: readonly Move[]; readonly forfeited: readonly Move[] } {
  const house = houseAccount(member.merchant)
  const stake = sources.reduce((sum, { amount }) => sum + amount, 0n)
  const moves: Move[] = []
  const forfeited: Move[] = []
  let left = payout
  for (const [place, { bonus, amount }] of sources.entries()) {
    const share = place === sources.length - 1 ? left : (payout * amount) / stake
    left -= share
    const row = bonus === null ? undefined : context.tables.wagering.get(bonus)
    const to = !row || row.status === 'met' ? wallet : openBonusAccount(context, row, wallet)
    moves.push({ from: house, to, amount: share })
    // The bonus ended while the round was open, so the round's payout to it is forfeited too.
    if (row && (row.status === 'ended' || row.status === 'expired'))
      forfeited.push({ from: to, to: house, amount: share })
  }
  return { moves, forfeited }
}

/** Pays a bonus to a separate account in the main wallet; a bonus without terms is the member's own money. */
export function payBonusMoney(
  context: Context,
  member: Member,
  row: Pick<Wagering, 'id'>,
  amount: bigint,
  bound: boolean,
) {
  const main = memberAccount(member.id)
  const to = bound ? openBonusAccount(context, { id: row.id, memberId: member.id }, main) : main
  post(context, { kind: 'bonus', reference: row.id, moves: [{ from: houseAccount(member.merchant), to, amount }] })
}
