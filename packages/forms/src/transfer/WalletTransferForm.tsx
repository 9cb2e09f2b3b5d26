import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { AmountField } from '../fields/AmountField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf } from '../form/useKitForm.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { walletTransferSchema, type TransferWallet, type WalletTransferValues } from './transferSchemas.ts'

/** A transfer between the member's own wallets, in the platform's format. */
export interface WalletTransfer {
  /** `TransferWallet.accountTypeId` of the source. */
  readonly fromAccountType: number
  /** `TransferWallet.accountTypeId` of the destination; never that of the source. */
  readonly toAccountType: number
  /** In minor units. */
  readonly amount: bigint
}

/** Props of {@link WalletTransferForm}. */
export interface WalletTransferFormProps extends SharedFormProps {
  /** The member's wallets. */
  readonly wallets: readonly TransferWallet[]
  /** The currency's sign, shown before the amount. */
  readonly currency: string
  /** Formats an amount: "1,000.00". */
  readonly money: (amount: string) => string
  /** While the member hides the balance, neither the wallets nor the hint say how much they have. */
  readonly isBalanceHidden?: boolean | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (transfer: WalletTransfer) => Promise<Outcome>
}

/**
 * Moves money between the member's own wallets. Renders a `<form>`; independent of stores, sends only through
 * `onSubmit`.
 */
export function WalletTransferForm(props: WalletTransferFormProps) {
  const { wallets, currency, money, isBalanceHidden = false, onSubmit, disabled } = props
  const { text, spelling } = useFormText()
  const schema = useMemo(
    () => walletTransferSchema(wallets, spelling, money, isBalanceHidden),
    [wallets, spelling, money, isBalanceHidden],
  )
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { from: '', to: '', amount: '' },
  })
  const options = wallets.map(({ accountTypeId, name, available }) => ({
    value: String(accountTypeId),
    label: isBalanceHidden ? name : text('transfer.wallet', { name, amount: money(available) }),
  }))
  const send = ({ from, to, amount }: EntryOf<typeof walletTransferSchema>) =>
    onSubmit({ fromAccountType: Number(from), toAccountType: Number(to), amount })
  const placeholder = text('form.choose')
  return (
    <Form form={form} label={text('transfer.wallets_title')} onValid={send} disabled={disabled}>
      <SelectField<WalletTransferValues>
        name="from"
        label={text('transfer.from')}
        required
        options={options}
        placeholder={placeholder}
      />
      <SelectField<WalletTransferValues>
        name="to"
        label={text('transfer.to')}
        required
        options={options}
        placeholder={placeholder}
      />
      <Amount wallets={wallets} currency={currency} money={money} isBalanceHidden={isBalanceHidden} />
      <SubmitButton busyText={text('form.sending')}>{text('transfer.submit')}</SubmitButton>
    </Form>
  )
}

/** Amount, with the balance of the source wallet. Separate, so that only it re-renders when the wallet changes. */
function Amount({
  wallets,
  currency,
  money,
  isBalanceHidden,
}: Pick<WalletTransferFormProps, 'wallets' | 'currency' | 'money' | 'isBalanceHidden'>) {
  const { control } = useSurroundingForm<WalletTransferValues>()
  const from = useWatch({ control, name: 'from' })
  const { text } = useFormText()
  const wallet = wallets.find(({ accountTypeId }) => String(accountTypeId) === from)
  const hint = wallet && !isBalanceHidden ? text('amount.available', { amount: money(wallet.available) }) : undefined
  return (
    <AmountField<WalletTransferValues>
      name="amount"
      label={text('deposit.amount')}
      description={hint}
      required
      currency={currency}
    />
  )
}
