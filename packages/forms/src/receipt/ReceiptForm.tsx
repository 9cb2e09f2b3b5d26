import { compareMoney, moneySum, moneyText } from '@croupier/money'
import { Callout } from '@croupier/ui/Callout'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { minorTyped } from '../amount/readTyped.ts'
import { defaultReceiptRule, readReceipts, type ReceiptRule } from '../deposit/receipts.ts'
import { AmountField } from '../fields/AmountField.tsx'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { CommentField } from '../fields/CommentField.tsx'
import { FilesField } from '../fields/FilesField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { TimeLeft } from '../time-left/TimeLeft.tsx'
import { useDraft, type DraftProps } from '../unsaved/useDraft.ts'
import { receiptActions, receiptAnswerSchema, type ReceiptAnswer, type ReceiptValues } from './receiptSchema.ts'

/** A payout to be confirmed. Amounts are decimal text. */
export interface Payout {
  /** The platform’s id, sent with the answer. */
  readonly id: string
  /** Amount of this payout. */
  readonly amount: string
  /** For the whole withdrawal: received so far, and still outstanding. */
  readonly totalReceived: string
  /** Still outstanding for the whole withdrawal. */
  readonly totalRemaining: string
  /** Everything has arrived, so no answer is needed. */
  readonly allPaid: boolean
  /** Counted as received by the operator: final. */
  readonly forced?: boolean | undefined
}

/** Props of {@link ReceiptForm}. */
export interface ReceiptFormProps extends SharedFormProps, DraftProps<ReceiptValues> {
  /** The payout to confirm. */
  readonly payout: Payout
  /** When the payout counts as received without an answer, in epoch milliseconds; shown as a countdown. */
  readonly automaticAt?: number | null | undefined
  /** Called when the countdown ends, e.g. to reload the payout. */
  readonly onAutomatic?: (() => void) | undefined
  /** Returns the platform's time in epoch milliseconds. Keep the function between renders. */
  readonly now?: (() => number) | undefined
  /** Limits for pictures of the proof. */
  readonly proofFiles?: ReceiptRule | undefined
  /** The currency's sign, shown before the amount. */
  readonly currency: string
  /** Formats an amount: "1,000.00". */
  readonly money: (amount: string) => string
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (answer: ReceiptAnswer) => Promise<Outcome>
}

const systemTime = () => Date.now()

const words = { RECEIVED: 'received', PARTIAL: 'partial', NOT_RECEIVED: 'not_received' } as const

/**
 * Confirms a payout: received in full, in part, or not at all, with proof. Renders a
 * `<form>`, or a notice once no answer is needed. No answer is preselected.
 */
export function ReceiptForm(props: ReceiptFormProps) {
  const { payout, automaticAt, onAutomatic, now = systemTime } = props
  const { proofFiles = defaultReceiptRule, currency, money } = props
  const [over, setOver] = useState(() => typeof automaticAt === 'number' && automaticAt <= now())
  const { draft, onDraft, onSubmit, disabled } = props
  const { text, spelling } = useFormText()
  const schema = useMemo(
    () => receiptAnswerSchema({ amount: payout.amount, proofFiles, spelling, money }),
    [payout.amount, proofFiles, spelling, money],
  )
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { action: '', amount: '', comment: '', proof: [], ...draft },
  })
  const send = useDraft(form, onDraft, async ({ action, amount, comment, proof }) =>
    onSubmit({
      id: payout.id,
      action,
      comment,
      ...(action === 'PARTIAL' ? { amount } : {}),
      ...(action === 'NOT_RECEIVED' ? { proof: await readReceipts(proof) } : {}),
    }),
  )
  if (payout.forced) return <Callout tone="warning">{text('receipt.forced')}</Callout>
  if (payout.allPaid) return <Callout tone="success">{text('receipt.all_paid')}</Callout>
  if (over) return <Callout tone="info">{text('receipt.over')}</Callout>
  const end = () => {
    setOver(true)
    onAutomatic?.()
  }
  return (
    <Form form={form} label={text('receipt.title')} onValid={send} disabled={disabled}>
      <DescriptionList
        variant="sunken"
        items={[
          { label: text('receipt.sent'), value: money(payout.amount), strong: true },
          { label: text('receipt.total_received'), value: money(payout.totalReceived) },
          { label: text('receipt.total_remaining'), value: money(payout.totalRemaining) },
        ]}
      />
      {typeof automaticAt === 'number' ? (
        <Callout tone="info">
          <div>{text('receipt.automatic')}</div>
          <TimeLeft
            label={text('receipt.time_left')}
            spoken={(minutes) => text('receipt.expires_soon', { minutes })}
            until={automaticAt}
            now={now}
            onOver={end}
          />
        </Callout>
      ) : null}
      <ChoiceField<ReceiptValues>
        name="action"
        legend={text('receipt.question')}
        choices={receiptActions.map((action) => ({
          value: action,
          label: text(`receipt.${words[action]}`),
          description: text(`receipt.${words[action]}_hint`),
        }))}
      />
      <Details payout={payout} proofFiles={proofFiles} currency={currency} money={money} />
      <SubmitButton busyText={text('form.sending')}>{text('receipt.submit')}</SubmitButton>
    </Form>
  )
}

/** Fields of the chosen answer. Separate, so that only they re-render when it changes. */
function Details({
  payout,
  proofFiles,
  currency,
  money,
}: Pick<ReceiptFormProps, 'payout' | 'currency' | 'money'> & { readonly proofFiles: ReceiptRule }) {
  const { control } = useSurroundingForm<ReceiptValues>()
  const [action, amount] = useWatch({ control, name: ['action', 'amount'] })
  const { text, spelling } = useFormText()
  if (action === 'PARTIAL') {
    const left = moneySum([payout.amount], [moneyText(minorTyped(amount, spelling) ?? 0n, spelling.digits)])
    return (
      <>
        <AmountField<ReceiptValues> name="amount" label={text('receipt.amount')} required currency={currency} />
        <DescriptionList
          variant="sunken"
          items={[
            { label: text('receipt.remaining'), value: money(compareMoney(left, '0') > 0 ? left : '0'), strong: true },
          ]}
        />
        <CommentField<ReceiptValues> name="comment" label={text('field.comment')} />
      </>
    )
  }
  if (action !== 'NOT_RECEIVED') return null
  return (
    <>
      <FilesField<ReceiptValues>
        name="proof"
        label={text('receipt.proof')}
        required
        rules={{ types: proofFiles.types, maxSize: proofFiles.bytes, maxFiles: proofFiles.most }}
      />
      <CommentField<ReceiptValues> name="comment" label={text('field.comment')} />
    </>
  )
}
