import { DescriptionList } from '@croupier/ui/DescriptionList'
import { useMemo } from 'react'
import { spendableBand } from '../amount/spendableSchema.ts'
import { AmountField } from '../fields/AmountField.tsx'
import { CommentField } from '../fields/CommentField.tsx'
import { PaymentPasswordField } from '../fields/PaymentPasswordField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import type { PasswordAsked } from '../payment-password/askedPassword.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { uplineTransferSchema, type UplineTransfer, type UplineTransferValues } from './transferSchemas.ts'

/** Props of {@link UplineTransferForm}. Money is decimal text. */
export interface UplineTransferFormProps extends SharedFormProps, PasswordAsked {
  /** Available amount, as decimal text. */
  readonly available: string
  /** Minimum amount, as decimal text. */
  readonly minimum: string
  /** Maximum amount, as decimal text, if there is one. */
  readonly maximum?: string | null | undefined
  /** Name of the upline, shown as the receiver. */
  readonly uplineName?: string | null | undefined
  /** The currency's sign, shown before the amount. */
  readonly currency: string
  /** Formats an amount: "1,000.00". */
  readonly money: (amount: string) => string
  /** While the member hides the balance, neither hint nor error says how much is available. */
  readonly isBalanceHidden?: boolean | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (transfer: UplineTransfer) => Promise<Outcome>
}

/**
 * Sends money to the upline: amount and payment password. Renders a `<form>`; sends only through `onSubmit`.
 */
export function UplineTransferForm(props: UplineTransferFormProps) {
  const { available, minimum, maximum, uplineName, currency, money, asksPassword = true, onSubmit, disabled } = props
  const { isBalanceHidden = false } = props
  const { text, spelling } = useFormText()
  const schema = useMemo(
    () => uplineTransferSchema({ available, minimum, maximum, spelling, format: money, isBalanceHidden }, asksPassword),
    [available, minimum, maximum, spelling, money, isBalanceHidden, asksPassword],
  )
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { amount: '', password: '', remark: '' },
  })
  const { min, max } = spendableBand({ available, minimum, maximum, spelling })
  const hint = isBalanceHidden
    ? text('withdrawal.at_least', { min: money(min) })
    : text('deposit.amount_hint', { min: money(min), max: money(max) })
  return (
    <Form form={form} label={text('transfer.upline_title')} onValid={onSubmit} disabled={disabled}>
      {uplineName ? (
        <DescriptionList variant="sunken" items={[{ label: text('transfer.to_upline'), value: uplineName }]} />
      ) : null}
      <AmountField<UplineTransferValues>
        name="amount"
        label={text('deposit.amount')}
        description={hint}
        required
        currency={currency}
      />
      <CommentField<UplineTransferValues> name="remark" label={text('field.remark')} />
      {asksPassword ? <PaymentPasswordField<UplineTransferValues> name="password" /> : null}
      <SubmitButton busyText={text('form.sending')}>{text('transfer.submit')}</SubmitButton>
    </Form>
  )
}
