import type { PointReward } from '@croupier/stores'
import type { GoodsState } from '@croupier/ui'

/** Whether a piece of the mall can be had with these points, and if not why: the first reason that holds (S-381). */
export function goodsState({ stock, limit, redeemed, points }: PointReward, balance: number): GoodsState {
  if (stock !== null && stock <= 0) return 'sold-out'
  if (limit !== null && redeemed >= limit) return 'limit'
  return balance < points ? 'short' : 'available'
}
