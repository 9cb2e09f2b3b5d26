import { Input } from '@croupier/ui/Input'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Pattern } from '../patterns/patterns.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link TextField}. */
export interface TextFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** Autofill hint for browsers and password managers. */
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  /** Keyboard shown on phones. Default text. */
  readonly inputMode?: Pattern['inputMode'] | undefined
  /** Shows the value left to right in every language: account names, codes, email addresses. */
  readonly code?: boolean
}

/** A line of text, bound to its form. Renders the kit's `Field` with an `Input`. */
export function TextField<Values extends FieldValues = never>({
  autoComplete,
  inputMode,
  code = false,
  ...rest
}: TextFieldProps<Values>) {
  const { control, error } = useBoundField<Values>(rest)
  return (
    <FieldFrame {...rest} error={error}>
      <Input
        {...control}
        type={inputMode === 'email' ? 'email' : 'text'}
        inputMode={inputMode}
        autoComplete={autoComplete}
        {...(code ? { dir: 'ltr', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
      />
    </FieldFrame>
  )
}
