import { compareMoney } from '@croupier/money'
import { useWatch } from 'react-hook-form'
import { minorTyped } from '../amount/readTyped.ts'
import { AmountField } from '../fields/AmountField.tsx'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositLimit, DepositMatch, DepositMethod } from './DepositMethod.ts'
import type { DepositChoice } from './depositSchema.ts'
import { MatchField } from './MatchField.tsx'
import { QuickAmounts } from './QuickAmounts.tsx'

/** Props of {@link DepositAmount}. */
export interface DepositAmountProps {
  readonly methods: readonly DepositMethod[]
  readonly limits: readonly DepositLimit[]
  readonly currency: string
  readonly money: (amount: string) => string
  readonly moment: (at: number) => string
  readonly loadMatches?: ((methodId: string) => Promise<readonly DepositMatch[]>) | undefined
}

/**
 * The amount with the range of the chosen method, shown above the methods. A separate component, so that typing
 * re-renders only this part.
 */
export function DepositAmount({ methods, limits, currency, money, moment, loadMatches }: DepositAmountProps) {
  const { control } = useSurroundingForm<DepositChoice>()
  const [methodId, typed] = useWatch({ control, name: ['methodId', 'amount'] })
  const { text, spelling } = useFormText()
  const method = methods.find(({ id }) => id === methodId)
  const label = text('deposit.amount')
  if (!method) return <AmountField<DepositChoice> name="amount" label={label} required currency={currency} />

  const { minimum, maximum, quickAmounts } = method
  const amount = minorTyped(typed, spelling)
  if (method.kind === 'c2c' && loadMatches)
    return (
      <MatchField key={methodId} methodId={methodId} amount={amount} load={loadMatches} money={money} moment={moment} />
    )
  const allowed = quickAmounts.filter((quick) => limits.every(({ left }) => compareMoney(quick, left) <= 0))
  return (
    <>
      <AmountField<DepositChoice>
        name="amount"
        label={label}
        description={text('deposit.amount_hint', { min: money(minimum), max: money(maximum) })}
        required
        currency={currency}
      />
      <QuickAmounts amounts={allowed} taken={amount} money={money} />
    </>
  )
}
