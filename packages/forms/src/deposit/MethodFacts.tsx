import { DescriptionList } from '@croupier/ui/DescriptionList'
import { useWatch } from 'react-hook-form'
import { minorTyped } from '../amount/readTyped.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositMethod } from './DepositMethod.ts'
import { feeOf, type DepositChoice } from './depositSchema.ts'
import { feeText, timeFacts, transferWords } from './methodWords.ts'

/** Props of {@link MethodFacts}. */
export interface MethodFactsProps {
  readonly methods: readonly DepositMethod[]
  readonly money: (amount: string) => string
}

/**
 * What the chosen method costs for the amount, its kind of transfer, usual duration and opening hours. A separate
 * component, so that typing re-renders only this part. Renders a `DescriptionList`, or nothing without a method.
 */
export function MethodFacts({ methods, money }: MethodFactsProps) {
  const { control } = useSurroundingForm<DepositChoice>()
  const [methodId, typed] = useWatch({ control, name: ['methodId', 'amount'] })
  const { text, spelling } = useFormText()
  const method = methods.find(({ id }) => id === methodId)
  if (!method) return null
  const fee = feeOf(method, minorTyped(typed, spelling) ?? 0n, spelling.digits)
  const kind = method.transferType ? transferWords(method.transferType, text) : undefined
  return (
    <DescriptionList
      variant="sunken"
      items={[
        ...(kind ? [{ label: text('deposit.transfer_type'), value: kind.name, strong: true }] : []),
        { label: text('deposit.fee'), value: feeText(fee, money, text), strong: true },
        ...timeFacts(method, text),
      ]}
    />
  )
}
