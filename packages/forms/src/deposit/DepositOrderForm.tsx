import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { useMemo, useState } from 'react'
import { FilesField } from '../fields/FilesField.tsx'
import { BackButton } from '../form/BackButton.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { Lead } from '../form/Lead.ts'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { TimeLeft } from '../time-left/TimeLeft.tsx'
import { useHandOver } from '../unsaved/useHandOver.ts'
import type { DepositMethod, DepositOrder } from './DepositMethod.ts'
import { Step, StepHead } from './depositStyle.ts'
import { defaultReceiptRule, readReceipts } from './receipts.ts'
import { TransferFacts } from './TransferFacts.tsx'
import { TransferFieldInput } from './TransferFieldInput.tsx'
import {
  receiptField,
  textFields,
  transferSchema,
  type TransferDetails,
  type TransferValues,
} from './transferSchema.ts'

/** Props of {@link DepositOrderForm}. */
export interface DepositOrderFormProps extends SharedFormProps {
  readonly order: DepositOrder
  readonly method: DepositMethod
  readonly mobileRule: MobileRule
  readonly money: (amount: string) => string
  readonly moment: (at: number) => string
  readonly now: () => number
  readonly draft: TransferValues
  readonly onDraft: (draft: TransferValues) => void
  /** Reports the transfer to the platform. */
  readonly onSubmit: (order: DepositOrder, details: TransferDetails) => Promise<Outcome>
  /** The platform says that this order is over, whatever the clock says. */
  readonly ended?: boolean | undefined
  /** Abandons this order for a new one. */
  readonly onStartAgain: () => void
}

/**
 * The second step of a deposit: payment instructions with their deadline, and the report of the transfer. Renders a
 * `<div>` with a `<form>`, or a notice once the order has expired.
 */
export function DepositOrderForm(props: DepositOrderFormProps) {
  const { order, method, mobileRule, money, moment, now } = props
  const { draft, onDraft, onSubmit, onStartAgain, disabled, ended = false } = props
  const { text } = useFormText()
  const [expired, setExpired] = useState(() => order.expiresAt <= now())
  const { senderName } = order
  const { proofFiles } = method
  // A name given with the order is not asked for again.
  const asked = useMemo(
    () => method.fields.filter(({ name }) => name !== 'senderName' || !senderName),
    [method, senderName],
  )
  const fields = textFields(asked)
  const receipts = receiptField(asked)
  const receiptRule = proofFiles ?? defaultReceiptRule
  const schema = useMemo(
    () => transferSchema({ fields: asked, proofFiles }, mobileRule),
    [asked, proofFiles, mobileRule],
  )
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: {
      ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
      ...(receipts ? { proof: [] } : {}),
      ...draft,
    },
  })
  useHandOver(form, onDraft)

  if (expired || ended) {
    return (
      <Callout tone="warning" action={<Button onClick={onStartAgain}>{text('deposit.new')}</Button>}>
        {text('deposit.expired')}
      </Callout>
    )
  }

  // Empty fields are left out.
  const send = async ({ proof = [], ...texts }: TransferValues) => {
    const told: TransferDetails = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''))
    return onSubmit(order, proof.length > 0 ? { ...told, proof: await readReceipts(proof) } : told)
  }

  return (
    <Step>
      <StepHead>
        <h3>{text('deposit.pay_to')}</h3>
        <TimeLeft
          label={text('deposit.time_left')}
          spoken={(minutes) => text('deposit.expires_soon', { minutes })}
          until={order.expiresAt}
          now={now}
          onOver={() => setExpired(true)}
        />
      </StepHead>
      <TransferFacts order={order} method={method} money={money} moment={moment} />
      <StepHead>
        <h3>{text('deposit.step_confirm')}</h3>
        <Lead>{text('deposit.confirm_hint')}</Lead>
      </StepHead>
      <Form form={form} label={text('deposit.step_confirm')} onValid={send} disabled={disabled}>
        {fields.map((field) => (
          <TransferFieldInput key={field.name} field={field} kind={method.kind} mobileRule={mobileRule} />
        ))}
        {receipts ? (
          <FilesField<TransferValues>
            name="proof"
            label={text('deposit.receipt')}
            required={receipts.required}
            rules={{ types: receiptRule.types, maxSize: receiptRule.bytes, maxFiles: receiptRule.most }}
          />
        ) : null}
        <SubmitButton busyText={text('deposit.submitting')}>{text('deposit.submit')}</SubmitButton>
        <BackButton onBack={onStartAgain} />
      </Form>
    </Step>
  )
}
