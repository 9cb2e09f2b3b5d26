import type { Choice } from '@croupier/ui'
import { Button } from '@croupier/ui/Button'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useFormDisabled } from '../form/formDisabled.ts'
import { ChoiceField } from './ChoiceField.tsx'

/** A bound bank card or wallet, as a picker shows it. */
export interface PayoutAccount {
  /** The platform’s id, the value of the field. */
  readonly id: string
  /** Bank or wallet, e.g. "GCash". */
  readonly name: string
  /** Its number, masked by the platform, e.g. "•••• 4567". */
  readonly number: string
  /** Shown but not selectable; `note` says why. Default false. */
  readonly disabled?: boolean | undefined
  /** A note, such as why it cannot be chosen now. */
  readonly note?: string | undefined
}

/** Props of {@link AccountField}. */
export interface AccountFieldProps<Values extends FieldValues> {
  /** The field's name in the form's values; its value is the account's id. */
  readonly name: NoInfer<FieldPath<Values>>
  /** What is being chosen. */
  readonly legend: string
  /** The accounts to choose from. */
  readonly accounts: readonly PayoutAccount[]
  /** Required, with none preselected. Default false. */
  readonly required?: boolean | undefined
  /** Adds another account; shown with `addText` below the choices. */
  readonly onAdd?: (() => void) | undefined
  /** Text of the link that adds an account. */
  readonly addText?: string | undefined
}

/** The receiving bank card or wallet, bound to its form. Renders a `<div>` with a `ChoiceField`. */
export function AccountField<Values extends FieldValues = never>({
  name,
  legend,
  accounts,
  required,
  onAdd,
  addText,
}: AccountFieldProps<Values>) {
  const off = useFormDisabled()
  const choices = accounts.map((account): Choice => ({
    value: account.id,
    label: account.name,
    // Numbers read left to right in every language.
    description: (
      <>
        <bdi dir="ltr">{account.number}</bdi>
        {account.note ? <Note>{account.note}</Note> : null}
      </>
    ),
    ...(account.disabled ? { disabled: true } : {}),
  }))
  return (
    <Root>
      <ChoiceField<Values> name={name} legend={legend} choices={choices} required={required} />
      {onAdd && addText ? (
        <Button variant="outline" tone="neutral" size="sm" onClick={onAdd} disabled={off}>
          {addText}
        </Button>
      ) : null}
    </Root>
  )
}

const Note = styled.span`
  display: block;
`

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s2};

  & > fieldset {
    inline-size: 100%;
  }
`
