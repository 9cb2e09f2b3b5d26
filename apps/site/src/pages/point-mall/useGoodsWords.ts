import type { PointReward } from '@croupier/stores'
import type { GoodsState } from '@croupier/ui'
import { useText } from '../../parts/text/useText.ts'

const deliveries = { goods: 'point_mall.by_post', cash: 'point_mall.at_once', ticket: 'point_mall.to_tickets' } as const

/** Texts about a piece of the mall: how it is delivered, and why it cannot be had. */
export function useGoodsWords() {
  const text = useText()
  return {
    delivery: ({ type }: Pick<PointReward, 'type'>) => text(deliveries[type]),
    reason: (state: GoodsState, { points }: Pick<PointReward, 'points'>, balance: number): string | undefined => {
      if (state === 'short') return text('point_mall.short', { points: points - balance })
      if (state === 'sold-out') return text('point_mall.sold_out')
      return state === 'limit' ? text('point_mall.limit') : undefined
    },
  }
}
