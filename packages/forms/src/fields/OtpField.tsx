import { OtpInput } from '@croupier/ui/OtpInput'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link OtpField}. */
export interface OtpFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** Digits of the code. Default 6. */
  readonly length?: number | undefined
}

/**
 * A numeric code shown as cells, bound to its form: from an authenticator app, an email or a text message. Renders the
 * kit's `Field` with an `OtpInput`; phones and password managers fill it (`one-time-code`).
 */
export function OtpField<Values extends FieldValues = never>({ length, ...rest }: OtpFieldProps<Values>) {
  const { control, error } = useBoundField<Values>(rest)
  return (
    <FieldFrame {...rest} error={error}>
      <OtpInput
        {...control}
        onChange={(event) => void control.onChange(event)}
        autoComplete="one-time-code"
        {...(length === undefined ? {} : { length })}
      />
    </FieldFrame>
  )
}
