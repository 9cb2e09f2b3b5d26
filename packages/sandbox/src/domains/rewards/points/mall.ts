import { Refusal } from '../../../Refusal.ts'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import { requirePaymentPassword } from '../../access/security/paymentPassword.ts'
import type { Member } from '../../identity/members/rows.ts'
import { type World } from '../../../World.ts'
import { giveTicket } from '../tickets/tickets.ts'
import { changePoints, pointAccount, settlePoints } from './account.ts'
import { goodsOf, type Goods } from './goods.ts'
import type { Redemption } from './rows.ts'

/** Points that make 1.00 of money. */
export const POINTS_PER_UNIT = 100n
/** Points are converted in steps of this many: one unit of money. */
export const CONVERT_STEP = 100n
/** Goods id of a conversion in the redemption records. */
export const CONVERSION = 'convert'

const MINOR_PER_UNIT = 100n

/** What points are worth in money, in minor units. */
export const moneyOfPoints = (points: bigint): bigint => (points * MINOR_PER_UNIT) / POINTS_PER_UNIT

/** Pieces of a kind that are left, or null for no end. Rejected redemptions go back on the shelf. */
export function stockLeft(world: Pick<World, 'tables'>, merchant: string, goods: Goods): number | null {
  if (goods.stock === null) return null
  return goods.stock - pieces(world.tables.redemptions.by('goods', `${merchant}/${goods.id}`))
}

/** Pieces of a kind a member has redeemed. */
export function redeemedBy(world: Pick<World, 'tables'>, member: Member, goods: Goods): number {
  return pieces(
    world.tables.redemptions.by('goods', `${member.merchant}/${goods.id}`).filter((row) => row.memberId === member.id),
  )
}

/** A request to redeem. */
export interface RedeemRequest {
  readonly goodsId: string
  readonly quantity: number
  readonly address: string
  readonly mobile: string
  readonly password?: string | undefined
}

/** Redeems goods for points: money and tickets immediately, things after the operator has sent them. */
export function redeem(world: World, member: Member, request: RedeemRequest): Redemption {
  requirePaymentPassword(world, member, request.password)
  const goods = goodsOf(request.goodsId)
  if (!goods) throw new Refusal('points.reward.unknown')
  const left = stockLeft(world, member.merchant, goods)
  if (left !== null && left < request.quantity) throw new Refusal('points.reward.sold.out')
  if (goods.limit !== null && redeemedBy(world, member, goods) + request.quantity > goods.limit) {
    throw new Refusal('points.reward.limit', { values: [String(goods.limit)] })
  }
  if (
    goods.type === 'goods' &&
    (request.address.trim().length < 5 || !/^\+?[\d\s-]{7,20}$/.test(request.mobile.trim()))
  ) {
    throw new Refusal('points.address.needed')
  }
  const redemption = book(world, member, {
    goodsId: goods.id,
    quantity: request.quantity,
    points: goods.points * BigInt(request.quantity),
    amount: goods.amount * BigInt(request.quantity),
    status: goods.type === 'goods' ? 'inProcess' : 'approved',
    address: request.address.trim(),
    mobile: request.mobile.trim(),
  })
  if (goods.ticket) for (let piece = 0; piece < request.quantity; piece++) giveTicket(world, member, goods.ticket)
  return redemption
}

/** Turns points into money at the fixed rate. */
export function convertPoints(world: World, member: Member, points: bigint, password?: string): Redemption {
  requirePaymentPassword(world, member, password)
  if (points <= 0n || points % CONVERT_STEP !== 0n) {
    throw new Refusal('points.convert.step', { values: [String(CONVERT_STEP)] })
  }
  return book(world, member, {
    goodsId: CONVERSION,
    quantity: 1,
    points,
    amount: moneyOfPoints(points),
    status: 'approved',
    address: '',
    mobile: '',
  })
}

/** Decides a redemption that waits. Rejecting gives the points back. */
export function decideRedemption(world: World, id: string, approve: boolean, remark: string): Redemption {
  const redemption = world.tables.redemptions.get(id)
  if (redemption?.status !== 'inProcess') throw new Refusal('points.redemption.unknown')
  if (!approve) changePoints(world, redemption.memberId, { type: 'return', change: redemption.points, reference: id })
  const decided: Redemption = {
    ...redemption,
    status: approve ? 'approved' : 'rejected',
    pointsBalance: approve ? redemption.pointsBalance : pointAccount(world, redemption.memberId).balance,
    decidedAt: world.clock.now(),
    remark,
  }
  world.tables.redemptions.put(id, decided)
  sendMessage(world, redemption.memberId, approve ? 'points.sent' : 'points.returned', [String(redemption.points)])
  return decided
}

function book(
  world: World,
  member: Member,
  request: Pick<Redemption, 'goodsId' | 'quantity' | 'points' | 'amount' | 'status' | 'address' | 'mobile'>,
): Redemption {
  settlePoints(world, member.id)
  const id = nextNumber(world, 'redemption', 1)
  const type = request.goodsId === CONVERSION ? 'convert' : 'redeem'
  const { balance } = changePoints(world, member.id, { type, change: -request.points, reference: String(id) })
  if (request.amount > 0n) {
    post(world, {
      kind: 'points',
      reference: String(id),
      moves: [{ from: houseAccount(member.merchant), to: memberAccount(member.id), amount: request.amount }],
    })
  }
  const now = world.clock.now()
  const redemption: Redemption = {
    ...request,
    id,
    memberId: member.id,
    merchant: member.merchant,
    pointsBalance: balance,
    appliedAt: now,
    decidedAt: request.status === 'approved' ? now : null,
    remark: '',
  }
  world.tables.redemptions.put(String(id), redemption)
  return redemption
}

const pieces = (rows: readonly Redemption[]): number => rows.reduce((sum, row) => sum + row.quantity, 0)
