import { useWatch } from 'react-hook-form'
import { TextField } from '../fields/TextField.tsx'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositMethod } from './DepositMethod.ts'
import { payeeField, type DepositChoice } from './depositSchema.ts'

/** Props of {@link PayeeName}. */
export interface PayeeNameProps {
  readonly methods: readonly DepositMethod[]
}

/**
 * The name on the paying account, for a method that checks it before reserving a transfer (requirements 1.1.2). Renders
 * a `TextField` named `payeeName`, or nothing.
 */
export function PayeeName({ methods }: PayeeNameProps) {
  const { control } = useSurroundingForm<DepositChoice>()
  const methodId = useWatch({ control, name: 'methodId' })
  const { text } = useFormText()
  const method = methods.find(({ id }) => id === methodId)
  const asked = method && payeeField(method)
  if (!asked) return null
  return (
    <TextField<DepositChoice>
      name="payeeName"
      label={text('deposit.payee_name')}
      description={text('deposit.sender_name_hint')}
      required={asked.required}
      autoComplete="name"
    />
  )
}
