import type { ClaimOutcome, RewardGiven } from '@croupier/stores'
import { useRoot } from '../../base/RootContext.ts'
import { useRefusalToast } from '../forms/useRefusalToast.ts'
import { useMoney } from '../money/useMoney.ts'
import { useText } from '../text/useText.ts'

const ticketKinds = ['GOLDEN_EGG', 'PRIZE_WHEEL', 'RED_RAIN', 'CASH_VOUCHER', 'RAFFLE'] as const

/** Text of a claimed reward or prize: money, points, or a ticket. Use inside an observer. */
export function useGivenText(): (given: Pick<RewardGiven, 'rewardType' | 'value'>) => string {
  const text = useText()
  const money = useMoney()
  return ({ rewardType, value }) => {
    if (rewardType === 'AMOUNT') return money.amount(value)
    if (rewardType === 'POINT') return text('points.count', { points: Number(value) })
    const kind = ticketKinds.find((one) => one === value)
    return text(kind === undefined ? 'ticket.kind_other' : `ticket.kind_${kind}`)
  }
}

/** Shows a toast with the claimed reward, or why the claim was refused. Returns whether it was carried out. */
export function useClaimToast(): (outcome: ClaimOutcome) => boolean {
  const { toasts } = useRoot()
  const words = useGivenText()
  const toastRefusal = useRefusalToast()
  return (outcome) => {
    if (!toastRefusal(outcome) || outcome.kind !== 'done') return false
    const what = outcome.given.map(words).join(', ')
    toasts.show(
      what === ''
        ? { tone: 'info', textKey: 'reward.received_nothing' }
        : { tone: 'success', textKey: 'reward.received', values: { what } },
    )
    return true
  }
}
