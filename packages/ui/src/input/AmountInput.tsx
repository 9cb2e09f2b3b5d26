import type { ChangeEvent, ClipboardEvent, FocusEvent } from 'react'
import { useTidyTyping, type Tidy } from '../field/useTidyTyping.ts'
import { typeInto } from '../field/typeInto.ts'
import { amountText, tidyAmount, withoutCurrency, type DecimalMark } from './amountText.ts'
import { Input, type InputProps } from './Input.tsx'

/** Props of {@link AmountInput}. */
export interface AmountInputProps extends Omit<InputProps, 'type' | 'inputMode'> {
  /** Shown before the amount, e.g. "₱" or "BDT". */
  currency?: string | undefined
  /** Decimals of the currency. If given, the amount is completed on blur: "7.5" becomes "7.50". */
  digits?: number | undefined
  /** The decimal mark of the user's language. Default a point. */
  decimalMark?: DecimalMark | undefined
  /** Called with the amount as decimal text, "1234.50", on every change. */
  onValueChange?: ((amount: string) => void) | undefined
}

const tidy: Tidy = (typed, at) => {
  const text = amountText(typed)
  const before = amountText(typed.slice(0, at))
  return { text, caret: (text.includes(',') ? before : before.replaceAll(',', '')).length }
}

/** The same for languages with a decimal comma: a comma just typed is the decimal mark. */
const tidyComma: Tidy = (typed, at) =>
  at > 0 && typed[at - 1] === ',' ? tidy(`${typed.slice(0, at - 1)}.${typed.slice(at)}`, at) : tidy(typed, at)

/** Whether the pasted text replaces everything: only then can its grouping be read. */
const takesAll = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  (selectionStart ?? 0) === 0 && (selectionEnd ?? 0) === value.length

/**
 * An amount of money as decimal text, never a float. Renders an `Input`.
 *
 * By the time `onChange` runs, {@link amountText} has converted `event.target.value`, and the caret is where the user
 * left it; text that an input method is still composing is left alone. In languages with a decimal comma, a typed comma
 * becomes a point, and a pasted "1.500,00" becomes "1500.00". A pasted amount loses its currency: "₱1,500.00" becomes
 * "1500.00". Too many decimals or a stray letter are kept, so that the form can report them. There are no stepper
 * buttons, since amounts are not picked in single steps.
 */
export const AmountInput = ({
  currency,
  digits,
  decimalMark = '.',
  onValueChange,
  onChange,
  onBlur,
  onPaste,
  onCompositionEnd,
  start,
  ...rest
}: AmountInputProps) => {
  const typing = useTidyTyping(decimalMark === ',' ? tidyComma : tidy, {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onValueChange?.(event.target.value)
      onChange?.(event)
    },
    onCompositionEnd,
  })
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event)
    const input = event.currentTarget
    if (event.defaultPrevented || input.readOnly || !takesAll(input)) return
    const pasted = event.clipboardData.getData('text')
    const text = amountText(withoutCurrency(pasted, currency), decimalMark)
    // Unchanged text is left to the browser, so that undo works.
    if (text === pasted) return
    event.preventDefault()
    typeInto(input, text)
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
      {...typing}
      onBlur={leave}
      onPaste={paste}
    />
  )
}
