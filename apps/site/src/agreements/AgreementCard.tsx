import type { Agreement, AgreementDetail } from '@croupier/stores'
import type { Description } from '@croupier/ui'
import { ContractCard, type ContractState } from '@croupier/ui/ContractCard'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useRoot } from '../base/RootContext.ts'
import { useMoney } from '../parts/money/useMoney.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { useAgreementText } from './useAgreementText.ts'

const states: Readonly<Record<Agreement['status'], ContractState>> = {
  P: 'offered',
  E: 'offered',
  A: 'active',
  V: 'ending',
  R: 'rejected',
  C: 'ended',
}

const endReasons = ['refused', 'withdrawn', 'expired', 'terminated', 'replaced', 'upline'] as const

const isZero = (decimal: string) => !/[1-9]/.test(decimal)

/**
 * A contract on one card: the other party, rate, conditions, status, and what agreeing would end (S-396, S-401).
 * Renders an `<article>`.
 */
export const AgreementCard = observer(function AgreementCard({
  agreement,
  former,
  wouldEnd,
  actions,
  headingLevel = 4,
}: {
  agreement: Agreement
  /** The contract it would replace. */
  former?: Agreement | null | undefined
  /** What agreeing would end; known for the open contract. */
  wouldEnd?: AgreementDetail['wouldEnd'] | undefined
  actions?: ReactNode
  /** Rank of its title. Default 4. */
  headingLevel?: 3 | 4
}) {
  const text = useText()
  const words = useAgreementText()
  const terms = useTerms(agreement)
  const { platformClock } = useRoot()
  const { id, status, inForceFrom } = agreement
  const isAhead = status === 'A' && inForceFrom !== null && inForceFrom > platformClock.now()
  return (
    <ContractCard
      data-agreement={id}
      headingLevel={headingLevel}
      title={words.name(agreement)}
      rate={words.highest(agreement)}
      texts={{ rate: text('agreements.rate') }}
      {...(former && { formerRate: text('agreements.former_rate', { rate: words.highest(former) }) })}
      period={words.period(agreement)}
      terms={terms}
      state={states[status]}
      stateText={text(isAhead ? 'agreements.status_ahead' : `agreements.status_${status}`)}
      consequences={
        wouldEnd && {
          title: text('agreements.ends_title'),
          items: wouldEnd.map(({ account, kind, productType, rate, rateType }) =>
            text('agreements.ends_item', {
              name: account ?? text('agreements.unavailable'),
              kind: text(`agreements.kind_${kind}`),
              product: words.product(productType),
              rate: words.rate(rate, rateType),
            }),
          ),
        }
      }
      actions={actions}
    />
  )
})

/** Conditions and start of a contract that can be answered or ended. */
function useTerms(agreement: Agreement): readonly Description[] {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const words = useAgreementText()
  const { kind, productType, tiers, offeredAt, expiresAt, inForceFrom, endedAt, endReason, carriedOver } = agreement
  const reason = endReasons.find((one) => one === endReason)
  return [
    { label: text('agreement_form.product'), value: words.product(productType) },
    ...tiers.map((step, index) => ({
      label: text('agreement_form.tier', { number: index + 1 }),
      value: words.step(kind, step),
    })),
    ...(isZero(carriedOver) ? [] : [{ label: text('agreements.carried'), value: money.amount(carriedOver) }]),
    ...(inForceFrom === null ? [{ label: text('agreements.offered_at'), value: moment(offeredAt) }] : []),
    ...(expiresAt === null ? [] : [{ label: text('agreements.answer_until'), value: moment(expiresAt) }]),
    ...(inForceFrom === null ? [] : [{ label: text('agreements.in_force_from'), value: moment(inForceFrom) }]),
    ...(endedAt === null ? [] : [{ label: text('agreements.ended_at'), value: moment(endedAt) }]),
    ...(reason ? [{ label: text('agreements.end_reason'), value: text(`agreements.end_${reason}`) }] : []),
  ]
}
