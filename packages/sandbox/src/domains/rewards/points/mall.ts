import { Refusal } from '../../../Refusal.ts'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import { requirePaymentPassword } from '../../access/security/paymentPassword.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Currency } from '../../../core/words/moneyWords.ts'
import { type Context } from '../../../Context.ts'
import { giveTicket } from '../tickets/tickets.ts'
import { changePoints, pointAccount, settlePoints } from './account.ts'
import { goodsOf, type Goods } from './goods.ts'
import type { Redemption } from './rows.ts'

/** Points for a hundred minor units of money. */
export const POINTS_PER_UNIT = 100n
/** Points are converted in multiples of this. */
export const CONVERT_STEP = 100n
/** Goods id of a conversion in the redemption records. */
export const CONVERSION = 'convert'

/** Value of points in money, in minor units. */
export const moneyOfPoints = (points: bigint): bigint => (points * 100n) / POINTS_PER_UNIT

/** Points for one unit of a currency, which is a hundred minor units only where it has two decimals. */
export const pointsPerUnit = ({ digits }: Currency): number => Number(POINTS_PER_UNIT * 10n ** BigInt(digits)) / 100

/** Pieces of an item that are left, or null for unlimited. Rejected redemptions are returned to stock. */
export function stockLeft(context: Pick<Context, 'tables'>, merchant: string, goods: Goods): number | null {
  if (goods.stock === null) return null
  return goods.stock - pieces(context.tables.redemptions.by('goods', `${merchant}/${goods.id}`))
}

/** Pieces of an item that a member has redeemed. */
export function redeemedBy(context: Pick<Context, 'tables'>, member: Member, goods: Goods): number {
  return pieces(
    context.tables.redemptions
      .by('goods', `${member.merchant}/${goods.id}`)
      .filter((row) => row.memberId === member.id),
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

/** Redeems items for points: money and tickets immediately, goods once the operator has sent them. */
export function redeem(context: Context, member: Member, request: RedeemRequest): Redemption {
  requirePaymentPassword(context, member, request.password)
  const goods = goodsOf(request.goodsId)
  if (!goods) throw new Refusal('points.reward.unknown')
  const left = stockLeft(context, member.merchant, goods)
  if (left !== null && left < request.quantity) throw new Refusal('points.reward.sold.out')
  if (goods.limit !== null && redeemedBy(context, member, goods) + request.quantity > goods.limit) {
    throw new Refusal('points.reward.limit', { values: [String(goods.limit)] })
  }
  if (
    goods.type === 'goods' &&
    (request.address.trim().length < 5 || !/^\+?[\d\s-]{7,20}$/.test(request.mobile.trim()))
  ) {
    throw new Refusal('points.address.needed')
  }
  const redemption = book(context, member, {
    goodsId: goods.id,
    quantity: request.quantity,
    points: goods.points * BigInt(request.quantity),
    amount: goods.amount * BigInt(request.quantity),
    status: goods.type === 'goods' ? 'inProcess' : 'approved',
    address: request.address.trim(),
    mobile: request.mobile.trim(),
  })
  if (goods.ticket) for (let piece = 0; piece < request.quantity; piece++) giveTicket(context, member, goods.ticket)
  return redemption
}

/** Converts points to money at the fixed rate. */
export function convertPoints(context: Context, member: Member, points: bigint, password?: string): Redemption {
  requirePaymentPassword(context, member, password)
  if (points <= 0n || points % CONVERT_STEP !== 0n) {
    throw new Refusal('points.convert.step', { values: [String(CONVERT_STEP)] })
  }
  return book(context, member, {
    goodsId: CONVERSION,
    quantity: 1,
    points,
    amount: moneyOfPoints(points),
    status: 'approved',
    address: '',
    mobile: '',
  })
}

/** Decides a pending redemption. A rejection returns the points. */
export function decideRedemption(context: Context, id: string, approve: boolean, remark: string): Redemption {
  const redemption = context.tables.redemptions.get(id)
  if (redemption?.status !== 'inProcess') throw new Refusal('points.redemption.unknown')
  if (!approve) changePoints(context, redemption.memberId, { type: 'return', change: redemption.points, reference: id })
  const decided: Redemption = {
    ...redemption,
    status: approve ? 'approved' : 'rejected',
    pointsBalance: approve ? redemption.pointsBalance : pointAccount(context, redemption.memberId).balance,
    decidedAt: context.clock.now(),
    remark,
  }
  context.tables.redemptions.put(id, decided)
  sendMessage(context, redemption.memberId, approve ? 'points.sent' : 'points.returned', [String(redemption.points)])
  return decided
}

function book(
  context: Context,
  member: Member,
  request: Pick<Redemption, 'goodsId' | 'quantity' | 'points' | 'amount' | 'status' | 'address' | 'mobile'>,
): Redemption {
  settlePoints(context, member.id)
  const id = nextNumber(context, 'redemption', 1)
  const type = request.goodsId === CONVERSION ? 'convert' : 'redeem'
  const { balance } = changePoints(context, member.id, { type, change: -request.points, reference: String(id) })
  if (request.amount > 0n) {
    post(context, {
      kind: 'points',
      reference: String(id),
      moves: [{ from: houseAccount(member.merchant), to: memberAccount(member.id), amount: request.amount }],
    })
  }
  const now = context.clock.now()
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
  context.tables.redemptions.put(String(id), redemption)
  return redemption
}

const pieces = (rows: readonly Redemption[]): number => rows.reduce((sum, row) => sum + row.quantity, 0)
