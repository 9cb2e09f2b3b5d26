import type { ChangeEvent, ReactNode } from 'react'
import { latinDigits } from './amountText.ts'
import { Input, type InputProps } from './Input.tsx'

/** Props of {@link PhoneInput}. */
export interface PhoneInputProps extends Omit<InputProps, 'type' | 'inputMode' | 'start'> {
  /** The country's dial code as shown, e.g. "+63". */
  dialCode?: string | undefined
  /** A control to choose the country, in place of a fixed dial code. */
  country?: ReactNode | undefined
}

/**
 * A national phone number behind its dial code. Renders an `Input` of type `tel`.
 *
 * Digits of other scripts arrive as Latin ones; what else a number may hold is for the server's configured pattern.
 */
export const PhoneInput = ({ dialCode, country, onChange, ...rest }: PhoneInputProps) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = latinDigits(event.target.value)
    if (text !== event.target.value) event.target.value = text
    onChange?.(event)
  }
  const mark = country ?? (dialCode === undefined ? undefined : <bdi>{dialCode}</bdi>)
  return (
    <Input
      autoComplete="tel-national"
      {...rest}
      {...(mark === undefined ? {} : { start: mark })}
      dir="ltr"
      type="tel"
      inputMode="tel"
      onChange={change}
    />
  )
}
