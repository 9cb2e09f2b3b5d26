import { tokens } from '@croupier/ui/theme'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { styled } from 'styled-components'
import { PasswordField } from '../fields/PasswordField.tsx'
import { StrengthMeter } from '../fields/StrengthMeter.tsx'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import { ruleHint } from '../schema/ruleHint.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Props of {@link NewPasswordField}. */
export interface NewPasswordFieldProps<Values extends FieldValues> {
  readonly name: NoInfer<FieldPath<Values>>
  readonly label: string
  /** Shows the rule as a hint before any error. */
  readonly rule: FieldConfig
  /** Name of the field that repeats it. */
  readonly repeatedIn?: NoInfer<FieldPath<Values>> | undefined
}

/**
 * A new password with its rule and strength. Renders a `<div>` with a `PasswordField`; the strength is advice only.
 */
export function NewPasswordField<Values extends FieldValues = never>({
  name,
  label,
  rule,
  repeatedIn,
}: NewPasswordFieldProps<Values>) {
  const { text } = useFormText()
  return (
    <Root>
      <PasswordField<Values>
        name={name}
        label={label}
        description={ruleHint(rule, text)}
        required
        autoComplete="new-password"
        repeatedIn={repeatedIn}
      />
      <StrengthMeter name={name} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
`
