import type { PointReward } from '@croupier/stores'
import type { GoodsState } from '@croupier/ui'

/** Whether a piece of the mall can be had with these points; if not, the first reason that applies (S-381). */
export function goodsState({ stock, limit, redeemed, points }: PointReward, balance: number): GoodsState {
  if (stock !== null && stock <= 0) return 'sold-out'
  if (limit !== null && redeemed >= limit) return 'limit'
  return balance < points ? 'short' : 'available'
}
