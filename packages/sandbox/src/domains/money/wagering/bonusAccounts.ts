import { bonusAccount, houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { balanceOf, openAccount, post, type Posting } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'
import type { StakeSource, Wagering } from './rows.ts'

type Move = Posting['moves'][number]

/** The account that holds a bonus's money in one of the member's wallets, opened when it was never used. */
function openBonusAccount(world: World, row: Pick<Wagering, 'id' | 'memberId'>, wallet: string): string {
  const id = bonusAccount(row.memberId, row.id, wallet)
  const currency = world.tables.accounts.get(wallet)?.currency ?? ''
  openAccount(world, id, currency, { of: wallet, bonus: row.id })
  return id
}

/** What a bonus's accounts hold, in all wallets. */
export const heldByBonus = (world: Pick<World, 'tables'>, id: string) => world.tables.accounts.by('bonus', id)

/**
 * Moves an amount out of a wallet: the member's own money first, then the bonuses in the order given. What is missing is
 * asked of the own money, so that the posting fails.
 */
export function sourcesIn(
  world: World,
  wallet: string,
  open: readonly Pick<Wagering, 'id' | 'memberId'>[],
  amount: bigint,
): StakeSource[] {
  const own = balanceOf(world, wallet)
  const sources: StakeSource[] = []
  let left = amount > own ? amount - own : 0n
  for (const { id, memberId } of open) {
    const held = balanceOf(world, bonusAccount(memberId, id, wallet))
    const taken = held < left ? held : left
    if (taken > 0n) sources.push({ bonus: id, amount: taken })
    left -= taken
  }
  const first = (amount < own ? amount : own) + left
  return first > 0n || sources.length === 0 ? [{ bonus: null, amount: first }, ...sources] : sources
}

/** The account a source of a wallet is. */
export function accountOfSource(world: World, memberId: number, wallet: string, bonus: string | null): string {
  return bonus === null ? wallet : openBonusAccount(world, { id: bonus, memberId }, wallet)
}

/**
 * Splits a payout as its stake was made up; what cannot be divided goes to the bonus. The part of a bonus whose terms
 * have been met meanwhile is the member's own.
 */
export function payoutMoves(
  world: World,
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
    const row = bonus === null ? undefined : world.tables.wagering.get(bonus)
    const to = !row || row.status === 'met' ? wallet : openBonusAccount(world, row, wallet)
    moves.push({ from: house, to, amount: share })
    // The bonus was ended while the round was open: what the round would have paid it is taken back with it.
    if (row && (row.status === 'ended' || row.status === 'expired'))
      forfeited.push({ from: to, to: house, amount: share })
  }
  return { moves, forfeited }
}

/** Pays a bonus to a separate account in the main wallet; one without terms is the member's own money. */
export function payBonusMoney(world: World, member: Member, row: Pick<Wagering, 'id'>, amount: bigint, bound: boolean) {
  const main = memberAccount(member.id)
  const to = bound ? openBonusAccount(world, { id: row.id, memberId: member.id }, main) : main
  post(world, { kind: 'bonus', reference: row.id, moves: [{ from: houseAccount(member.merchant), to, amount }] })
}
