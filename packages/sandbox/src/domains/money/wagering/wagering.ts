import { Refusal } from '../../../Refusal.ts'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { heldByBonus, payBonusMoney } from './bonusAccounts.ts'
import type { World } from '../../../World.ts'
import type { GameWeights, Wagering } from './rows.ts'

/** Highest multiple of a bonus that may be asked for. */
const HIGHEST_MULTIPLE = 10

/** Terms under which a bonus is bound. */
export interface WageringTerms {
  /** The reward's id. */
  readonly id: string
  readonly bonus: bigint
  /** The bonus has to be staked this many times; 0 binds nothing. */
  readonly multiple: number
  readonly weights: GameWeights
  readonly expiresAt: number
}

/**
 * Pays a bonus and binds it: the money goes to a separate account until the terms are met. A multiple of 0 leaves it
 * free. Throws `RangeError` above the highest multiple.
 */
export function payBonus(world: World, member: Member, terms: WageringTerms): void {
  if (!Number.isInteger(terms.multiple) || terms.multiple < 0 || terms.multiple > HIGHEST_MULTIPLE) {
    throw new RangeError(`a wagering multiple of ${terms.multiple} is not allowed`)
  }
  if (terms.bonus === 0n) return
  payBonusMoney(world, member, terms, terms.bonus, terms.multiple > 0)
  if (terms.multiple === 0) return
  world.tables.wagering.put(terms.id, {
    id: terms.id,
    memberId: member.id,
    bonus: terms.bonus,
    required: terms.bonus * BigInt(terms.multiple),
    done: 0n,
    weights: terms.weights,
    openedAt: world.clock.now(),
    expiresAt: terms.expiresAt,
    status: 'open',
    closedAt: null,
    takenBack: 0n,
  })
}

/** The member's open requirements, oldest first. What has run out by now is closed before. */
export function openWagering(world: World, memberId: number): readonly Wagering[] {
  expireWagering(world, memberId)
  return world.tables.wagering.by('open', String(memberId))
}

/** Weighted stakes the member still owes over all open requirements, minor units; 0 when nothing is bound. */
export function wageringLeft(world: World, memberId: number): bigint {
  return openWagering(world, memberId).reduce((left, row) => left + row.required - row.done, 0n)
}

/**
 * Bonus money the member holds in all wallets, with what was won by it, minor units. None of it can be withdrawn or
 * sent before the requirement is met; the member's own money is never held back by it.
 */
export function boundByWagering(world: World, memberId: number): bigint {
  return openWagering(world, memberId)
    .flatMap(({ id }) => heldByBonus(world, id))
    .reduce((bound, { balance }) => bound + balance, 0n)
}

/**
 * Counts a settled bet at the oldest open requirement. Called for every bet; costs one look-up for members without a
 * bonus. A cancelled bet (its whole stake returned, without a result) arrives with a payout equal to the stake and counts
 * like a tie.
 */
export function countBet(
  world: World,
  bet: { readonly memberId: number; readonly gameType: string; readonly stake: bigint; readonly at: number },
): void {
  if (world.tables.wagering.keysBy('open', String(bet.memberId)).length === 0) return
  const [row] = openWagering(world, bet.memberId)
  if (!row || bet.at < row.openedAt) return
  const counted = (bet.stake * BigInt(row.weights[bet.gameType] ?? 100)) / 100n
  const done = row.done + counted < row.required ? row.done + counted : row.required
  const met = done === row.required
  world.tables.wagering.put(row.id, {
    ...row,
    done,
    status: met ? 'met' : 'open',
    closedAt: met ? world.clock.now() : null,
  })
  if (!met) return
  const moves = heldByBonus(world, row.id).map(({ id, part, balance }) => ({
    from: id,
    to: part?.of ?? memberAccount(row.memberId),
    amount: balance,
  }))
  if (moves.length > 0) post(world, { kind: 'bonus-met', reference: row.id, moves })
}

/**
 * Ends a bonus at the member's request: what is left of the bonus and what was won by it is taken back from every
 * wallet, and from rounds under way when they end; everything else stays the member's. Refuses a bonus that is not the
 * member's or no longer open.
 */
export function endBonus(world: World, memberId: number, id: string): Wagering {
  expireWagering(world, memberId)
  const row = world.tables.wagering.get(id)
  if (!row || row.memberId !== memberId) throw new Refusal('promotion.bonus.unknown')
  if (row.status !== 'open') throw new Refusal('promotion.bonus.closed')
  return takeBack(world, row, 'ended', world.clock.now())
}

/** Closes the member's requirements whose time has run out, as of the moment it did. */
function expireWagering(world: World, memberId: number): void {
  const now = world.clock.now()
  for (const row of world.tables.wagering.by('open', String(memberId))) {
    if (now >= row.expiresAt) takeBack(world, row, 'expired', row.expiresAt)
  }
}

function takeBack(world: World, row: Wagering, status: 'ended' | 'expired', closedAt: number): Wagering {
  const member = world.tables.members.get(String(row.memberId))
  if (!member) throw new Error(`no member ${row.memberId}`)
  const held = heldByBonus(world, row.id)
  const takenBack = held.reduce((sum, { balance }) => sum + balance, 0n)
  const house = houseAccount(member.merchant)
  const moves = held.map(({ id, balance }) => ({ from: id, to: house, amount: balance }))
  if (moves.length > 0) post(world, { kind: 'bonus-end', reference: row.id, moves })
  const closed: Wagering = { ...row, status, closedAt, takenBack }
  world.tables.wagering.put(row.id, closed)
  return closed
}
