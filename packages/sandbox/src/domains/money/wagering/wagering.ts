import { Refusal } from '../../../Refusal.ts'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import { heldByBonus, payBonusMoney } from './bonusAccounts.ts'
import type { Context } from '../../../Context.ts'
import type { GameWeights, Wagering } from './rows.ts'

/** Highest multiple of a bonus that terms may require. */
const HIGHEST_MULTIPLE = 10

/** Wagering terms of a bonus. */
export interface WageringTerms {
  /** The reward's id. */
  readonly id: string
  readonly bonus: bigint
  /** The bonus must be staked this many times; 0 means no requirement. */
  readonly multiple: number
  readonly weights: GameWeights
  readonly expiresAt: number
}

/**
 * Pays a bonus and locks it: the money goes to a separate account until the terms are met. A multiple of 0 leaves it
 * free. Throws `RangeError` above the highest multiple.
 */
export function payBonus(context: Context, member: Member, terms: WageringTerms): void {
  if (!Number.isInteger(terms.multiple) || terms.multiple < 0 || terms.multiple > HIGHEST_MULTIPLE) {
    throw new RangeError(`a wagering multiple of ${terms.multiple} is not allowed`)
  }
  if (terms.bonus === 0n) return
  payBonusMoney(context, member, terms, terms.bonus, terms.multiple > 0)
  if (terms.multiple === 0) return
  context.tables.wagering.put(terms.id, {
    id: terms.id,
    memberId: member.id,
    bonus: terms.bonus,
    required: terms.bonus * BigInt(terms.multiple),
    done: 0n,
    weights: terms.weights,
    openedAt: context.clock.now(),
    expiresAt: terms.expiresAt,
    status: 'open',
    closedAt: null,
    takenBack: 0n,
  })
}

/** The member's open requirements, oldest first. Closes expired ones before. */
export function openWagering(context: Context, memberId: number): readonly Wagering[] {
  expireWagering(context, memberId)
  return context.tables.wagering.by('open', String(memberId))
}

/** Weighted stakes still required over all open requirements, minor units; 0 when no bonus is locked. */
export function wageringLeft(context: Context, memberId: number): bigint {
  return openWagering(context, memberId).reduce((left, row) => left + row.required - row.done, 0n)
}

const sumOf = (held: ReturnType<typeof heldByBonus>): bigint => held.reduce((sum, { balance }) => sum + balance, 0n)

/**
 * The member's bonus money in all wallets, with winnings from it, minor units. None of it can be withdrawn or
 * transferred before the requirement is met; the member's own money is never locked by it.
 */
export function boundByWagering(context: Context, memberId: number): bigint {
  return sumOf(openWagering(context, memberId).flatMap(({ id }) => heldByBonus(context, id)))
}

/**
 * Counts a settled bet toward the oldest open requirement. Called for every bet; costs one look-up for members without
 * a bonus. A cancelled bet (its whole stake returned, without a result) has a payout equal to the stake and counts like
 * a tie.
 */
export function countBet(
  context: Context,
  bet: { readonly memberId: number; readonly gameType: string; readonly stake: bigint; readonly at: number },
): void {
  if (context.tables.wagering.keysBy('open', String(bet.memberId)).length === 0) return
  const [row] = openWagering(context, bet.memberId)
  if (!row || bet.at < row.openedAt) return
  const counted = (bet.stake * BigInt(row.weights[bet.gameType] ?? 100)) / 100n
  const done = row.done + counted < row.required ? row.done + counted : row.required
  const met = done === row.required
  context.tables.wagering.put(row.id, {
    ...row,
    done,
    status: met ? 'met' : 'open',
    closedAt: met ? context.clock.now() : null,
  })
  if (!met) return
  const held = heldByBonus(context, row.id)
  const moves = held.map(({ id, part, balance }) => ({
    from: id,
    to: part?.of ?? memberAccount(row.memberId),
    amount: balance,
  }))
  if (moves.length > 0) post(context, { kind: 'bonus-met', reference: row.id, moves })
  sendMessage(context, row.memberId, 'bonus.met', [row.bonus, sumOf(held)], { kind: 'bonus', id: row.id })
}

/**
 * Ends a bonus at the member's request: forfeits what is left of it and the winnings from it in every
 * wallet, and in open rounds when they end; everything else stays the member's. Refuses a bonus that is not the
 * member's or no longer open.
 */
export function endBonus(context: Context, memberId: number, id: string): Wagering {
  expireWagering(context, memberId)
  const row = context.tables.wagering.get(id)
  if (!row || row.memberId !== memberId) throw new Refusal('promotion.bonus.unknown')
  if (row.status !== 'open') throw new Refusal('promotion.bonus.closed')
  return takeBack(context, row, 'ended', context.clock.now())
}

/** Closes the member's expired requirements, as of the moment they expired, and tells the member. */
function expireWagering(context: Context, memberId: number): void {
  const now = context.clock.now()
  for (const row of context.tables.wagering.by('open', String(memberId))) {
    if (now < row.expiresAt) continue
    const { takenBack } = takeBack(context, row, 'expired', row.expiresAt)
    sendMessage(context, memberId, 'bonus.expired', [row.bonus, takenBack], { kind: 'bonus', id: row.id })
  }
}

function takeBack(context: Context, row: Wagering, status: 'ended' | 'expired', closedAt: number): Wagering {
  const member = context.tables.members.get(String(row.memberId))
  if (!member) throw new Error(`no member ${row.memberId}`)
  const held = heldByBonus(context, row.id)
  const takenBack = sumOf(held)
  const house = houseAccount(member.merchant)
  const moves = held.map(({ id, balance }) => ({ from: id, to: house, amount: balance }))
  if (moves.length > 0) post(context, { kind: 'bonus-end', reference: row.id, moves })
  const closed: Wagering = { ...row, status, closedAt, takenBack }
  context.tables.wagering.put(row.id, closed)
  return closed
}
