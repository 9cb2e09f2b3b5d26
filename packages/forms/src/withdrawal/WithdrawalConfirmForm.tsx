import { moneySum, moneyText } from '@croupier/money'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { useMemo } from 'react'
import { PaymentPasswordField } from '../fields/PaymentPasswordField.tsx'
import { SmsCodeField } from '../fields/SmsCodeField.tsx'
import { rejectionAsFault } from '../form/asFault.ts'
import { BackButton } from '../form/BackButton.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { StepHeading } from '../form/StepHeading.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import {
  needsCode,
  withdrawalProofSchema,
  type WithdrawalAccount,
  type CheckedWithdrawal,
  type WithdrawalProof,
  type WithdrawalTerms,
} from './withdrawalSchema.ts'

/** Requests a code for the profile's number; the caller keeps the countdown. */
export interface WithdrawalCode {
  /** Seconds until another code can be requested; 0 when one can. */
  readonly secondsLeft: number
  /** Requests a code; resolves with the rejection, or with undefined. */
  readonly send: () => Promise<Outcome>
}

/** Props of {@link WithdrawalConfirmForm}. */
export interface WithdrawalConfirmFormProps extends SharedFormProps {
  readonly choice: CheckedWithdrawal
  readonly account: WithdrawalAccount
  /** Deducted from the amount, decimal text. */
  readonly fee: string
  readonly terms: WithdrawalTerms
  readonly money: (amount: string) => string
  readonly code?: WithdrawalCode | undefined
  readonly onConfirm: (proof: WithdrawalProof) => Promise<Outcome>
  readonly onBack: () => void
}

/**
 * The second step of a withdrawal: shows fee, payout and time before it asks for the payment password.
 * Renders a `<form>`.
 */
export function WithdrawalConfirmForm(props: WithdrawalConfirmFormProps) {
  const { choice, account, fee, terms, money, code, onConfirm, onBack, disabled } = props
  const { text, spelling } = useFormText()
  // A code that cannot be requested is not demanded; the platform then refuses with its own message.
  const asked = needsCode(terms, choice.amount, spelling.digits) ? code : undefined
  const asksCode = asked !== undefined
  const schema = useMemo(() => withdrawalProofSchema(terms.password, asksCode), [terms.password, asksCode])
  const form = useKitForm({
    schema,
    initial: { password: '', verificationCode: '' },
  })
  const amount = moneyText(choice.amount, spelling.digits)
  return (
    <Form form={form} label={text('withdrawal.confirm')} onValid={onConfirm} disabled={disabled} laterStep>
      <StepHeading>{text('withdrawal.confirm')}</StepHeading>
      <DescriptionList
        variant="sunken"
        items={[
          {
            label: text('withdrawal.to'),
            value: (
              <>
                <span>{`${account.name} `}</span>
                <bdi dir="ltr">{account.number}</bdi>
              </>
            ),
          },
          { label: text('deposit.amount'), value: money(amount) },
          { label: text('deposit.fee'), value: /[1-9]/.test(fee) ? money(fee) : text('deposit.no_fee') },
          { label: text('deposit.you_get'), value: money(moneySum([amount], [fee])), strong: true },
          ...(terms.expectedMinutes
            ? [
                {
                  label: text('withdrawal.expected'),
                  value: text('withdrawal.expected_time', { minutes: terms.expectedMinutes }),
                },
              ]
            : []),
        ]}
      />
      {asked ? <Code code={asked} /> : null}
      {terms.password ? <PaymentPasswordField<WithdrawalProof> name="password" /> : null}
      <SubmitButton busyText={text('form.sending')}>{text('withdrawal.submit')}</SubmitButton>
      <BackButton onBack={onBack} />
    </Form>
  )
}

function Code({ code }: { readonly code: WithdrawalCode }) {
  const form = useSurroundingForm<WithdrawalProof>()
  const send = async () => {
    const rejection = await code.send()
    if (!rejection) return form.setFocus('verificationCode')
    form.setError('verificationCode', rejectionAsFault(rejection))
  }
  return <SmsCodeField<WithdrawalProof> name="verificationCode" required secondsLeft={code.secondsLeft} onSend={send} />
}
