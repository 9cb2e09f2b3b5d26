import { Callout } from '@croupier/ui/Callout'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../fields/CheckboxField.tsx'
import { MobileField } from '../fields/MobileField.tsx'
import { PaymentPasswordField } from '../fields/PaymentPasswordField.tsx'
import { ReferenceField } from '../fields/ReferenceField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { BackButton } from '../form/BackButton.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import type { MobileRule } from '../mobile/mobileRule.ts'
import type { PasswordAsked } from '../payment-password/askedPassword.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { bankCardSchema, type BankCardEntry, type WithdrawBank } from './bankCardSchema.ts'

/** Props of {@link BankCardForm}. */
export interface BankCardFormProps extends SharedFormProps, PasswordAsked {
  /** The banks and wallets of the market. */
  readonly banks: readonly WithdrawBank[]
  /** Name in the profile, which every account must have; empty until the first account sets it. */
  readonly accountName?: string | null | undefined
  /** Format of the market's mobile numbers. */
  readonly mobileRule: MobileRule
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (entry: BankCardEntry) => Promise<Outcome>
  /** Goes back without changes. Without it there is no back button. */
  readonly onCancel?: (() => void) | undefined
}

/**
 * Binds a bank card or wallet for withdrawals. Renders a `<form>`; independent of stores, sends only through
 * `onSubmit`.
 */
export function BankCardForm(props: BankCardFormProps) {
  const { banks, accountName, mobileRule, asksPassword = true, onSubmit, onCancel, disabled } = props
  const { text } = useFormText()
  const knownHolder = Boolean(accountName)
  const schema = useMemo(
    () => bankCardSchema(banks, mobileRule, { knownHolder, asksPassword }),
    [banks, mobileRule, knownHolder, asksPassword],
  )
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { bankCode: '', accountNumber: '', accountName: accountName ?? '', password: '', isDefault: false },
  })
  const options = banks.map(({ bankCode, bankName, isWithdrawActive }) => ({
    value: bankCode,
    label: isWithdrawActive ? bankName : text('bank.closed', { name: bankName }),
    disabled: !isWithdrawActive,
  }))
  return (
    <Form form={form} label={text('bank.title')} onValid={onSubmit} disabled={disabled}>
      <SelectField<BankCardEntry>
        name="bankCode"
        label={text('bank.bank')}
        required
        options={options}
        placeholder={text('form.choose')}
      />
      <AccountNumber banks={banks} mobileRule={mobileRule} />
      {accountName ? (
        <Callout tone="info">{text('bank.name_fixed', { name: accountName })}</Callout>
      ) : (
        <TextField<BankCardEntry>
          name="accountName"
          label={text('bank.name')}
          description={text('bank.name_hint')}
          required
          autoComplete="name"
        />
      )}
      <CheckboxField<BankCardEntry> name="isDefault">{text('bank.default')}</CheckboxField>
      {asksPassword ? <PaymentPasswordField<BankCardEntry> name="password" /> : null}
      <SubmitButton busyText={text('form.sending')}>{text('bank.submit')}</SubmitButton>
      {onCancel ? <BackButton onBack={onCancel} /> : null}
    </Form>
  )
}

/** The account number in the format of the chosen bank. Separate, so that only it re-renders when the bank changes. */
function AccountNumber({ banks, mobileRule }: Pick<BankCardFormProps, 'banks' | 'mobileRule'>) {
  const { control } = useSurroundingForm<BankCardEntry>()
  const bankCode = useWatch({ control, name: 'bankCode' })
  const { text } = useFormText()
  const bank = banks.find((one) => one.bankCode === bankCode)
  if (bank?.mobile) {
    return (
      <MobileField<BankCardEntry> name="accountNumber" label={text('bank.wallet_number')} required rule={mobileRule} />
    )
  }
  const hint = bank && text('bank.number_digits', { min: bank.digits.minimum, max: bank.digits.maximum })
  return (
    <ReferenceField<BankCardEntry>
      name="accountNumber"
      label={text('bank.number')}
      description={hint}
      required
      digits
    />
  )
}
