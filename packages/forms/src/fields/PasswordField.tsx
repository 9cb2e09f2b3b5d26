import { PasswordInput } from '@croupier/ui/PasswordInput'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { Pattern } from '../patterns/patterns.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** `current-password` to log in, `new-password` to choose one, `off` for one that password managers must not save. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  /** The keyboard a phone shows: `numeric` for a password of digits only, such as the payment password. */
  readonly inputMode?: Pattern['inputMode'] | undefined
  /** Field that repeats this one, checked again when this one changes. */
  readonly repeatedIn?: NoInfer<FieldPath<Values>> | undefined
}

/**
 * A password, bound to its form. Renders the kit's `Field` with a `PasswordInput`, which can show the password, warns
 * about Caps Lock, and supports pasting and password managers.
 */
export function PasswordField<Values extends FieldValues = never>({
  autoComplete,
  inputMode,
  repeatedIn,
  ...rest
}: PasswordFieldProps<Values>) {
  const { text } = useFormText()
  const { control, error } = useBoundField<Values>(rest, repeatedIn === undefined ? [] : [repeatedIn])
  return (
    <FieldFrame {...rest} error={error}>
      <PasswordInput
        {...control}
        dir="ltr"
        autoComplete={autoComplete}
        texts={{ reveal: `${text('field.show_password')}: ${rest.label}`, capsLock: text('field.caps_lock') }}

        inputMode={inputMode}
      />
    </FieldFrame>
  )
}
