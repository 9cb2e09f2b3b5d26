import type { ChangeEvent, ClipboardEvent, FocusEvent } from 'react'
import { typeInto } from '../field/typeInto.ts'
import { amountText, tidyAmount, type DecimalMark } from './amountText.ts'
import { Input, type InputProps } from './Input.tsx'

/** Props of {@link AmountInput}. */
export interface AmountInputProps extends Omit<InputProps, 'type' | 'inputMode'> {
  /** Shown before the amount, e.g. "₱" or "BDT". */
  currency?: string | undefined
  /** Decimals of the currency. When given, a finished amount is written out in full on leaving: "7.5" becomes "7.50". */
  digits?: number | undefined
  /** The decimal mark of the person's language. Default a point. */
  decimalMark?: DecimalMark | undefined
  /** The amount as decimal text, "1234.50", whenever it changes. */
  onValueChange?: ((amount: string) => void) | undefined
}

const normalise = (input: HTMLInputElement) => {
  const typed = input.value
  const text = amountText(typed)
  if (text === typed) return
  const before = amountText(typed.slice(0, input.selectionStart ?? typed.length))
  const caret = (text.includes(',') ? before : before.replaceAll(',', '')).length
  input.value = text
  input.setSelectionRange(caret, caret)
}

/** A comma just typed where the decimal mark is one. */
const takeMark = (input: HTMLInputElement) => {
  const at = input.selectionStart ?? input.value.length
  if (at === 0 || input.value[at - 1] !== ',') return
  input.value = `${input.value.slice(0, at - 1)}.${input.value.slice(at)}`
  input.setSelectionRange(at, at)
}

/** Whether what is pasted will be the whole text: only then can its grouping be read. */
const takesAll = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  (selectionStart ?? 0) === 0 && (selectionEnd ?? 0) === value.length

/**
 * An amount of money as decimal text, never a float. Renders an `Input`.
 *
 * By the time `onChange` runs, `event.target.value` is what {@link amountText} makes of the typing, with the caret kept
 * where the person left it. Where the language has a decimal comma, a typed comma is the decimal mark and arrives as a
 * point, and a pasted "1.500,00" is read as a whole. Too many decimals or a stray letter stay in place for the form to
 * name. There is no spinner: nobody picks an amount by single steps.
 */
export const AmountInput = ({
  currency,
  digits,
  decimalMark = '.',
  onValueChange,
  onChange,
  onBlur,
  onPaste,
  start,
  ...rest
}: AmountInputProps) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (decimalMark === ',') takeMark(event.target)
    normalise(event.target)
    onValueChange?.(event.target.value)
    onChange?.(event)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event)
    if (event.defaultPrevented || decimalMark === '.' || !takesAll(event.currentTarget)) return
    event.preventDefault()
    typeInto(event.currentTarget, amountText(event.clipboardData.getData('text'), decimalMark))
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const tidy = digits === undefined ? event.target.value : tidyAmount(event.target.value, digits)
    if (tidy !== event.target.value) typeInto(event.target, tidy)
    onBlur?.(event)
  }
  return (
    <Input
      autoComplete="off"
      {...rest}
      dir="ltr"
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      start={currency ?? start}
      onChange={change}
      onBlur={leave}
      onPaste={paste}
    />
  )
}
