import { typedText } from '@croupier/money'
import { Button } from '@croupier/ui/Button'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { compareMinor } from '../amount/readTyped.ts'
import { useFormDisabled } from '../form/formDisabled.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositChoice } from './depositSchema.ts'

/** Props of {@link QuickAmounts}. */
export interface QuickAmountsProps {
  /** Decimal text. */
  readonly amounts: readonly string[]
  /** The amount in the field, in minor units. */
  readonly taken: bigint | undefined
  readonly money: (amount: string) => string
}

/**
 * Buttons that fill in an amount. None is selected until the user presses it or types the same amount. Renders a
 * `<div role="group">` of buttons, or nothing without amounts.
 */
export function QuickAmounts({ amounts, taken, money }: QuickAmountsProps) {
  const { setValue } = useSurroundingForm<DepositChoice>()
  const off = useFormDisabled()
  const { text, spelling } = useFormText()
  if (amounts.length === 0) return null
  const take = (amount: string) =>
    setValue('amount', typedText(amount, spelling.mark), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <Root role="group" aria-label={text('deposit.quick_amounts')}>
      {amounts.map((amount) => {
        const pressed = taken !== undefined && compareMinor(taken, amount, spelling.digits) === 0
        return (
          <Button
            key={amount}
            variant={pressed ? 'soft' : 'outline'}
            tone={pressed ? 'accent' : 'neutral'}
            aria-pressed={pressed}
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
