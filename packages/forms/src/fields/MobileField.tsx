import { PhoneInput } from '@croupier/ui'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link MobileField}. */
export interface MobileFieldProps extends BoundFieldProps {
  /** The market's rule; its dialling code stands before the number [S-130]. */
  readonly rule: MobileRule
}

/**
 * A mobile number of a market, bound to the form around it. Renders the kit's `Field` with a `PhoneInput`.
 * Digits of other scripts turn into Latin ones as they are typed [S-129].
 */
export function MobileField({ rule, ...rest }: MobileFieldProps) {
  const { control, error } = useBoundField(rest.name)
  return (
    <FieldFrame {...rest} error={error}>
      <PhoneInput {...control} dialCode={`+${rule.diallingCode}`} autoComplete="tel" />
    </FieldFrame>
  )
}
