import { Button, tokens } from '@croupier/ui'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { minorOf } from '../amount/minorOf.ts'
import { useFormDisabled } from '../form/formDisabled.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositChoice } from './depositSchema.ts'

/** Props of {@link QuickAmounts}. */
export interface QuickAmountsProps {
  /** Decimal text. */
  readonly amounts: readonly string[]
  readonly money: (amount: string) => string
}

/**
 * Buttons that fill in an amount. None is selected until the user presses it or types the same amount [G-50]. Renders a
 * `<div role="group">` of buttons, or nothing without amounts.
 */
export function QuickAmounts({ amounts, money }: QuickAmountsProps) {
  const { control, setValue } = useSurroundingForm<DepositChoice>()
  const typed = useWatch({ control, name: 'amount' })
  const off = useFormDisabled()
  const { text } = useFormText()
  if (amounts.length === 0) return null
  const take = (amount: string) =>
    setValue('amount', amount, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <Root role="group" aria-label={text('deposit.quick_amounts')}>
      {amounts.map((amount) => {
        const taken = minorOf(typed) === minorOf(amount)
        return (
          <Button
            key={amount}
            variant={taken ? 'soft' : 'outline'}
            tone={taken ? 'accent' : 'neutral'}
            aria-pressed={taken}
            disabled={off}
            onClick={() => take(amount)}
          >
            {money(amount)}
          </Button>
        )
      })}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr));
  gap: ${tokens.space.s2};

  & > button {
    padding-inline: ${tokens.space.s2};
    font-variant-numeric: tabular-nums;
  }
`
