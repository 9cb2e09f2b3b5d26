import { PhoneInput } from '@croupier/ui/PhoneInput'
import type { FieldValues } from 'react-hook-form'
import { includesDialCode, type MobileRule } from '../mobile/mobileRule.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link MobileField}. */
export interface MobileFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** The market's rule; its dialling code is shown before the number. */
  readonly rule: MobileRule
}

/**
 * A mobile number of a market, bound to its form. Renders the kit's `Field` with a `PhoneInput`. Digits of other
 * scripts become Latin as they are typed; a leading zero is removed, and so is a dialling code that was autofilled.
 */
export function MobileField<Values extends FieldValues = never>({ rule, ...rest }: MobileFieldProps<Values>) {
  const { control, error } = useBoundField<Values>(rest)
  return (
    <FieldFrame {...rest} error={error}>
      <PhoneInput
        {...control}
        dialCode={`+${rule.diallingCode}`}
        trunkPrefix="0"
        includesDialCode={(digits) => includesDialCode(rule, digits)}
        autoComplete="tel"
      />
    </FieldFrame>
  )
}
