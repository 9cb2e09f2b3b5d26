import { MobileField } from '../fields/MobileField.tsx'
import { ReferenceField } from '../fields/ReferenceField.tsx'
import { TextField } from '../fields/TextField.tsx'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { ruleHint } from '../schema/ruleHint.ts'
import { joinedHint } from '../text/joinedHint.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositKind, TransferField } from './DepositMethod.ts'
import { transferRule, type TransferValues } from './transferSchema.ts'

/** Props of {@link TransferFieldInput}. */
export interface TransferFieldInputProps {
  readonly field: TransferField
  /** Kind of channel: a bank transfer must come from an account in the member's own name. */
  readonly kind: DepositKind
  readonly mobileRule: MobileRule
}

const labels = {
  senderMobile: 'deposit.sender_mobile',
  senderName: 'deposit.sender_name',
  senderAccount: 'deposit.sender_account',
  reference: 'deposit.reference',
  proof: 'deposit.receipt',
} as const

/** One detail that a method requires, with the control for its rule. Renders a field of the kit. */
export function TransferFieldInput({ field, kind, mobileRule }: TransferFieldInputProps) {
  const { text } = useFormText()
  const { name, rule, required, upperCase, example } = field
  const label = text(name === 'reference' && rule === 'mixed' ? 'deposit.transaction_id' : labels[name])
  if (rule === 'mobile') {
    return (
      <MobileField<TransferValues>
        name={name}
        label={label}
        description={text('deposit.sender_mobile_hint')}
        required={required}
        rule={mobileRule}
      />
    )
  }
  const hint = joinedHint(ruleHint(transferRule(field), text), example && text('deposit.example', { example }))
  if (rule === 'text')
    return (
      <TextField<TransferValues>
        name={name}
        label={label}
        description={name === 'senderName' && kind === 'bank' ? text('deposit.sender_name_hint') : undefined}
        required={required}
        autoComplete={name === 'senderName' ? 'name' : 'off'}
      />
    )
  return (
    <ReferenceField<TransferValues>
      name={name}
      label={label}
      description={hint}
      required={required}
      digits={rule === 'digits'}
      upperCase={upperCase}
    />
  )
}
