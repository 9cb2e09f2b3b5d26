import { t } from '@croupier/ui'
import { styled } from 'styled-components'
import { PasswordField } from '../fields/PasswordField.tsx'
import { StrengthMeter } from '../fields/StrengthMeter.tsx'
import { patternFor } from '../patterns/patterns.ts'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Props of {@link NewPasswordField}. */
export interface NewPasswordFieldProps {
  readonly name: string
  readonly label: string
  /** Its hint is told before anything is wrong [S-137]. */
  readonly rule: FieldConfig
  /** The field that repeats it. */
  readonly repeatedIn?: string
}

/**
 * A password about to be chosen, with the rule it follows and how strong it is. Renders a `<div>` with a
 * `PasswordField`; the strength is advice and stops nobody.
 */
export function NewPasswordField({ name, label, rule, repeatedIn }: NewPasswordFieldProps) {
  const { text } = useFormText()
  const { pattern } = patternFor(rule.patternId)
  return (
    <Root>
      <PasswordField
        name={name}
        label={label}
        description={text(pattern.messageId, { min: rule.minLength, max: rule.maxLength })}
        required
        autoComplete="new-password"
        {...(repeatedIn === undefined ? {} : { repeatedIn })}
      />
      <StrengthMeter name={name} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${t.space.s1};
`
