import { Input } from '@croupier/ui/Input'
import type { ChangeEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link ReferenceField}. */
export interface ReferenceFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** Digits only: phones then show their number pad. */
  readonly digits?: boolean
  /** Shows letters as capitals while they are typed; they are sent as capitals too. */
  readonly upperCase?: boolean
}

/**
 * A reference, code or account number copied from elsewhere, bound to its form. Renders the kit's `Field`
 * with an `Input`. Spaces are allowed: the schema decides what is sent.
 */
export function ReferenceField<Values extends FieldValues = never>({
  digits = false,
  upperCase = false,
  ...rest
}: ReferenceFieldProps<Values>) {
  const { control, error } = useBoundField<Values>(rest)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (upperCase) capitalise(event.target)
    return control.onChange(event)
  }
  return (
    <FieldFrame {...rest} error={error}>
      <Input
        {...control}
        onChange={(event) => void change(event)}
        dir="ltr"
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize={upperCase ? 'characters' : 'none'}
        autoCorrect="off"
        spellCheck={false}
      />
    </FieldFrame>
  )
}

/** ASCII capitals are as long as small letters, so the caret can stay where it was. */
const capitalise = (input: HTMLInputElement) => {
  const capitals = input.value.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
  if (capitals === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = capitals
  input.setSelectionRange(selectionStart, selectionEnd)
}
