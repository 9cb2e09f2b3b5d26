import { useMemo } from 'react'
import { spendableBand } from '../amount/spendableSchema.ts'
import { AmountField } from '../fields/AmountField.tsx'
import { CommentField } from '../fields/CommentField.tsx'
import { PaymentPasswordField } from '../fields/PaymentPasswordField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { FieldRow } from '../form/FieldRow.ts'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import type { PasswordAsked } from '../payment-password/askedPassword.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { downlineTransferSchema, type DownlineTransfer, type DownlineTransferValues } from './transferSchemas.ts'

/** Props of {@link DownlineTransferForm}. Money is decimal text. */
export interface DownlineTransferFormProps extends SharedFormProps, PasswordAsked {
  /** Available amount, as decimal text. */
  readonly available: string
  /** Minimum amount, as decimal text. */
  readonly minimum: string
  /** Maximum amount, as decimal text, if there is one. */
  readonly maximum?: string | null | undefined
  /** Login name of the sender, who cannot be the receiver. */
  readonly ownAccount: string
  /** A preselected downline. */
  readonly account?: string | undefined
  /** The currency's sign, shown before the amount. */
  readonly currency: string
  /** Formats an amount: "1,000.00". */
  readonly money: (amount: string) => string
  /** While the member hides the balance, neither hint nor error says how much is available. */
  readonly isBalanceHidden?: boolean | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (transfer: DownlineTransfer) => Promise<Outcome>
}

/**
 * Sends money to a direct downline: login name, amount and payment password. Renders a `<form>`; sends only
 * through `onSubmit`.
 */
export function DownlineTransferForm(props: DownlineTransferFormProps) {
  const { available, minimum, maximum, ownAccount, account = '', currency, money, asksPassword = true } = props
  const { isBalanceHidden = false, onSubmit, disabled } = props
  const { text, spelling } = useFormText()
  const schema = useMemo(
    () =>
      downlineTransferSchema(
        { available, minimum, maximum, spelling, format: money, isBalanceHidden },
        ownAccount,
        asksPassword,
      ),
    [available, minimum, maximum, spelling, money, isBalanceHidden, ownAccount, asksPassword],
  )
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { account, amount: '', password: '', remark: '' },
  })
  const { min, max } = spendableBand({ available, minimum, maximum, spelling })
  const hint = isBalanceHidden
    ? text('withdrawal.at_least', { min: money(min) })
    : text('deposit.amount_hint', { min: money(min), max: money(max) })
  return (
    <Form form={form} label={text('transfer.downline_title')} onValid={onSubmit} disabled={disabled}>
      <FieldRow>
        <TextField<DownlineTransferValues>
          name="account"
          label={text('transfer.account')}
          description={text('transfer.account_hint')}
          required
          autoComplete="off"
          code
        />
        <AmountField<DownlineTransferValues>
          name="amount"
          label={text('deposit.amount')}
          description={hint}
          required
          currency={currency}
        />
      </FieldRow>
      <CommentField<DownlineTransferValues> name="remark" label={text('field.remark')} />
      {asksPassword ? <PaymentPasswordField<DownlineTransferValues> name="password" /> : null}
      <SubmitButton busyText={text('form.sending')}>{text('transfer.submit')}</SubmitButton>
    </Form>
  )
}
