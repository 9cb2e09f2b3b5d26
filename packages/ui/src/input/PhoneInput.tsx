import { piecewise, useTidyTyping } from '../field/useTidyTyping.ts'
import { latinDigits } from './amountText.ts'
import { Input, type InputProps } from './Input.tsx'

/** Props of {@link PhoneInput}. */
export interface PhoneInputProps extends Omit<InputProps, 'type' | 'inputMode' | 'start'> {
  /** The country's dial code as shown, e.g. "+63". */
  dialCode?: string | undefined
}

/**
 * The number without a dial code that is already shown: pasted and autofilled numbers often include it.
 *
 * @param dialCode with its plus, "+63"; digits alone belong to the number.
 */
export const nationalNumber = (text: string, dialCode: string | undefined): string => {
  const latin = latinDigits(text)
  const [, digits] = /^\+(\d+)$/.exec(dialCode ?? '') ?? []
  const written = digits === undefined ? undefined : /^\s*(?:\+|00)\s?(\d+)/.exec(latin.replace(/[()]/g, ''))?.[1]
  if (digits === undefined || !written?.startsWith(digits)) return latin
  return latin.replace(new RegExp(`^[\\s(]*(?:\\+|00)\\s?${digits}[\\s).-]*`), '')
}

/**
 * A national phone number behind its dial code. Renders an `Input` of type `tel`.
 *
 * Digits of other scripts arrive as Latin ones, and a dial code that is pasted or filled in again ("+63 917 123 4567")
 * goes; what else a number may hold is for the server's configured pattern.
 */
export const PhoneInput = ({ dialCode, onChange, onCompositionEnd, ...rest }: PhoneInputProps) => {
  const typing = useTidyTyping(
    piecewise((text) => nationalNumber(text, dialCode)),
    { onChange, onCompositionEnd },
  )
  const mark = dialCode === undefined ? undefined : <bdi>{dialCode}</bdi>
  return (
    <Input
      autoComplete="tel-national"
      {...rest}
      {...(mark === undefined ? {} : { start: mark })}
      dir="ltr"
      type="tel"
      inputMode="tel"
      {...typing}
    />
  )
}
