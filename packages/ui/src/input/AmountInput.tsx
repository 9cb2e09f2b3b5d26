import { numberText } from '@croupier/locales/digits'
import { decimalOf, moneyText, readAmount, typedText, type DecimalMark } from '@croupier/money'
import { useState, type ChangeEvent, type ClipboardEvent, type FocusEvent } from 'react'
import { useTidyTyping, type Tidy } from '../field/useTidyTyping.ts'
import { typeInto } from '../field/typeInto.ts'
import { Input, type InputProps } from './Input.tsx'

/** Props of {@link AmountInput}. */
export interface AmountInputProps extends Omit<InputProps, 'type' | 'inputMode' | 'value' | 'defaultValue'> {
  /** Shown before the amount, e.g. "₱" or "BDT". */
  currency?: string | undefined
  /** Decimals of the currency. If given, the amount is completed on blur: "7.5" becomes "7.50". */
  digits?: number | undefined
  /** The decimal mark of the user's language. Default a point. */
  decimalMark?: DecimalMark | undefined
  /** The amount as decimal text, when controlled. */
  value?: string | undefined
  /** Initial amount as decimal text, when uncontrolled. */
  defaultValue?: string | undefined
  /**
   * Called on every change with the amount as decimal text, "1234.50"; text that is not an amount is passed unchanged.
   */
  onValueChange?: ((amount: string) => void) | undefined
}

const inLatin: Tidy = (typed, at) => ({ text: numberText(typed), caret: numberText(typed.slice(0, at)).length })

/** An amount with all decimals of its currency; undefined for text that is not an amount. */
const completed = (amount: string, digits: number): string | undefined => {
  const read = readAmount(amount, { digits, mark: '.' })
  return read.ok ? moneyText(read.minor, digits) : undefined
}

/** Whether the pasted text replaces everything: only then can its grouping be read. */
const takesAll = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  (selectionStart ?? 0) === 0 && (selectionEnd ?? 0) === value.length

/**
 * An amount of money as decimal text, never a float. Renders an `Input`.
 *
 * The field keeps what the user types in the format of their language, with Latin digits, and `decimalOf` of
 * `@croupier/money` parses it: "1.500,25" with a decimal comma is "1500.25". By the time `onChange` runs,
 * `event.target.value` is the shown text, and the caret is where the user left it; text that an input method is still
 * composing is not changed. A pasted amount loses its currency and grouping: "₱1,500.00" becomes "1500.00". Too many
 * decimals or a stray letter are kept, so that the form can report them. There are no stepper buttons, since amounts
 * are not picked in single steps.
 */
export const AmountInput = ({
  currency,
  digits,
  decimalMark = '.',
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  onPaste,
  onCompositionEnd,
  start,
  ...rest
}: AmountInputProps) => {
  const [typed, setTyped] = useState('')
  const read = (text: string) => decimalOf(text, decimalMark, currency) ?? text
  const typing = useTidyTyping(inLatin, {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      // Only a controlled field renders for it.
      if (value !== undefined) setTyped(event.target.value)
      onValueChange?.(read(event.target.value))
      onChange?.(event)
    },
    onCompositionEnd,
  })
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event)
    const input = event.currentTarget
    if (event.defaultPrevented || input.readOnly || !takesAll(input)) return
    const pasted = event.clipboardData.getData('text')
    const amount = decimalOf(numberText(pasted), decimalMark, currency)
    const text = amount === undefined ? pasted : typedText(amount, decimalMark)
    // The browser handles unchanged text, so that undo works.
    if (text === pasted) return
    event.preventDefault()
    typeInto(input, text)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const whole = digits === undefined ? undefined : completed(read(event.target.value), digits)
    const text = whole === undefined ? event.target.value : typedText(whole, decimalMark)
    if (text !== event.target.value) typeInto(event.target, text)
    onBlur?.(event)
  }
  return (
    <Input
      autoComplete="off"
      {...rest}
      {...(value !== undefined && { value: read(typed) === value ? typed : typedText(value, decimalMark) })}
      {...(defaultValue !== undefined && { defaultValue: typedText(defaultValue, decimalMark) })}
      dir="ltr"
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      start={currency ?? start}
      {...typing}
      onBlur={leave}
      onPaste={paste}
    />
  )
}
