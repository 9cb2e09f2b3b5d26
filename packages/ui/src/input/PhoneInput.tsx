import { useTidyTyping } from '../field/useTidyTyping.ts'
import { numberText } from '@croupier/locales/digits'
import { Input, type InputProps } from './Input.tsx'

/** Props of {@link PhoneInput}. */
export interface PhoneInputProps extends Omit<InputProps, 'type' | 'inputMode' | 'start'> {
  /** The country's dial code as shown, e.g. "+63". */
  dialCode?: string | undefined
  /** Trunk prefix: dialled within the country, but not after the dial code. "0" in most countries. */
  trunkPrefix?: string | undefined
  /**
   * Whether digits that begin with those of `dialCode` include it. Distinguishes an autofilled dial code without its
   * plus, "639171234567", from a number that begins with the same digits.
   */
  includesDialCode?: ((digits: string) => boolean) | undefined
}

/**
 * Removes the dial code that the field already shows: pasted and autofilled numbers often include it.
 *
 * @param dialCode with its plus, "+63". The same digits without "+" or "00" before them are part of the number, unless
 *   `includesDialCode` says otherwise.
 * @param trunkPrefix removed only before a digit from 1 to 9, because "0" may be the start of "00".
 */
export const nationalNumber = (
  text: string,
  dialCode: string | undefined,
  trunkPrefix?: string,
  includesDialCode?: PhoneInputProps['includesDialCode'],
): string => {
  const latin = numberText(text).replace(/^\s*tel:/i, '')
  const [, digits] = /^\+(\d+)$/.exec(dialCode ?? '') ?? []
  if (digits === undefined) return latin
  const bare = new RegExp(`^\\s*${digits}[\\s-]*(?=\\d)`)
  if (bare.test(latin) && includesDialCode?.(latin.replace(/\D/g, ''))) return latin.replace(bare, '')
  const written = /^\s*(?:\+|00)\s?(\d+)/.exec(latin.replace(/[()]/g, ''))?.[1]
  const number = written?.startsWith(digits)
    ? latin.replace(new RegExp(`^[\\s(]*(?:\\+|00)\\s?${digits}[\\s).-]*`), '')
    : latin
  return trunkPrefix === undefined ? number : number.replace(new RegExp(`^([\\s(]*)${trunkPrefix}(?=[1-9])`), '$1')
}

/**
 * A national phone number behind its dial code. Renders an `Input` of type `tel`.
 *
 * Digits of other scripts become Latin. A dial code that is pasted or autofilled again ("+63 917 123 4567") is removed,
 * and so is `trunkPrefix` ("0917 123 4567"): "+63 0917" is not a number. Anything else is left to the pattern
 * configured on the server.
 */
export const PhoneInput = ({
  dialCode,
  trunkPrefix,
  includesDialCode,
  onChange,
  onCompositionEnd,
  ...rest
}: PhoneInputProps) => {
  const typing = useTidyTyping(
    (text, caret) => {
      const number = nationalNumber(text, dialCode, trunkPrefix, includesDialCode)
      // Text is removed only at the front, so the text after the caret gives its new position.
      return { text: number, caret: Math.max(0, number.length - numberText(text.slice(caret)).length) }
    },
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
