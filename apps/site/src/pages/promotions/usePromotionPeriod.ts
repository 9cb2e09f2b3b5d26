import type { Promotion } from '@croupier/stores'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'

/** When a promotion runs, in words: a period, since when, or from when. Never a countdown (G-50). */
export function usePromotionPeriod(): (
  promotion: Pick<Promotion, 'startDate' | 'endDate' | 'status'>,
) => string | undefined {
  const text = useText()
  const { day } = useDateTimeText()
  return ({ startDate, endDate, status }) => {
    if (startDate === null) return undefined
    const from = day(startDate)
    // The end is the instant at which the promotion is over: its last day is the day before.
    if (endDate !== null) return text('promotion.period', { from, to: day(endDate - 1) })
    return text(status === 'comingSoon' ? 'promotion.starts' : 'promotion.period_open', { from })
  }
}
