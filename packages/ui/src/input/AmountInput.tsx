import type { ChangeEvent } from 'react'
import { amountText } from './amountText.ts'
import { Input, type InputProps } from './Input.tsx'

/** Props of {@link AmountInput}. */
export interface AmountInputProps extends Omit<InputProps, 'type' | 'inputMode'> {
  /** Shown before the amount, e.g. "₱" or "BDT". */
  currency?: string | undefined
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

/**
 * An amount of money as decimal text, never a float. Renders an `Input`.
 *
 * By the time `onChange` runs, `event.target.value` is what {@link amountText} makes of the typing, with the caret kept
 * where the person left it. Too many decimals or a stray letter stay in place for the form to name.
 */
export const AmountInput = ({ currency, onChange, start, ...rest }: AmountInputProps) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    normalise(event.target)
    onChange?.(event)
  }
  return (
    <Input autoComplete="off" {...rest} dir="ltr" inputMode="decimal" start={currency ?? start} onChange={change} />
  )
}
