import { DescriptionList } from '@croupier/ui/DescriptionList'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { PaymentPasswordField } from '../fields/PaymentPasswordField.tsx'
import { BackButton } from '../form/BackButton.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { Lead } from '../form/Lead.ts'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type ValuesOf } from '../form/useKitForm.ts'
import { askedPassword, type PasswordAsked } from '../payment-password/askedPassword.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** A bound account, as shown in lists. */
export interface BoundAccount {
  /** Bank or wallet: "GCash". */
  readonly bankName: string
  /** The number with all but its last digits hidden, as sent by the platform. */
  readonly maskedNumber: string
  /** Whether withdrawals go to it unless another is chosen. */
  readonly isDefault: boolean
}

/** What confirms the removal. */
export interface UnbindConfirmation {
  /** Payment password; undefined if it is not required. */
  readonly password?: string | undefined
}

/** Props of {@link UnbindAccountForm}. */
export interface UnbindAccountFormProps extends SharedFormProps, PasswordAsked {
  /** The account to remove. */
  readonly account: BoundAccount
  /** Name of the next default account; undefined if this is the only account. */
  readonly nextDefault?: string | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (confirmation: UnbindConfirmation) => Promise<Outcome>
  /** Goes back without changes. */
  readonly onCancel: () => void
}

const schemaFor = (asksPassword: boolean) => z.object({ password: askedPassword(asksPassword) })

/**
 * Removes a bank card or wallet: shows the account and the consequences, and asks for the payment password.
 * Renders a `<form>`. Sends only through `onSubmit`; the platform refuses an account with a pending withdrawal.
 */
export function UnbindAccountForm(props: UnbindAccountFormProps) {
  const { account, nextDefault, asksPassword = true, onSubmit, onCancel, disabled } = props
  const { text } = useFormText()
  const schema = useMemo(() => schemaFor(asksPassword), [asksPassword])
  const form = useKitForm({
    schema,
    initial: { password: '' },
  })
  const after = nextDefault === undefined ? text('bank.unbind_last') : text('bank.unbind_next', { name: nextDefault })
  return (
    <Form form={form} label={text('bank.unbind_title')} onValid={onSubmit} disabled={disabled}>
      <DescriptionList
        variant="sunken"
        items={[
          { label: text('bank.bank'), value: account.bankName },
          { label: text('bank.number'), value: <bdi dir="ltr">{account.maskedNumber}</bdi>, strong: true },
        ]}
      />
      <Lead>
        <span>{`${text('bank.unbind_effect')} `}</span>
        {account.isDefault ? <span>{after}</span> : null}
      </Lead>
      {asksPassword ? <PaymentPasswordField<ValuesOf<typeof schemaFor>> name="password" /> : null}
      <SubmitButton tone="danger" busyText={text('form.sending')}>
        {text('bank.unbind_submit')}
      </SubmitButton>
      <BackButton onBack={onCancel} />
    </Form>
  )
}
