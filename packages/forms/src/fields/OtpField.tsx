import { OtpInput } from '@croupier/ui'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link OtpField}. */
export interface OtpFieldProps extends BoundFieldProps {
  /** Digits of the code. Default 6. */
  readonly length?: number | undefined
}

/**
 * A code of digits drawn as cells, bound to the form around it: from an authenticator app, an e-mail or a message.
 * Renders the kit's `Field` with an `OtpInput`; phones and password managers fill it (`one-time-code`).
 */
export function OtpField({ length, ...rest }: OtpFieldProps) {
  const { control, error } = useBoundField(rest.name)
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
