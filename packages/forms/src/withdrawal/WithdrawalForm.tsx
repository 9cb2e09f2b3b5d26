import { useRef, useState } from 'react'
import { compareMinor } from '../amount/readTyped.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { Outcome, Rejection } from '../form/rejection.ts'
import type { DraftProps } from '../unsaved/useDraft.ts'
import { WithdrawalChoiceForm, type WithdrawalChoiceFormProps } from './WithdrawalChoiceForm.tsx'
import { WithdrawalConfirmForm, type WithdrawalCode } from './WithdrawalConfirmForm.tsx'
import type { CheckedWithdrawal, WithdrawalChoice, WithdrawalProof, WithdrawType } from './withdrawalSchema.ts'

/** A withdrawal request, in the platform's format. */
export interface WithdrawalRequest {
  /** Amount before the fee, in minor units. */
  readonly amount: bigint
  /** `WithdrawalAccount.id` of the receiving account. */
  readonly bankCardId: string
  /** Whether the payout may be matched with other members’ deposits. */
  readonly c2c: boolean
  /** Payment password; omitted where `WithdrawalTerms.password` is false. */
  readonly password?: string
  /** Code sent by SMS; omitted below `WithdrawalTerms.codeFrom`. */
  readonly verificationCode?: string
}

/** Props of {@link WithdrawalForm}. */
export interface WithdrawalFormProps
  extends Omit<WithdrawalChoiceFormProps, 'onChoice' | 'draft' | 'onDraft' | 'returned'>, DraftProps<WithdrawalChoice> {
  /** Sends the code that confirms a withdrawal. Needed with `terms.codeFrom`: if omitted, no code is required. */
  readonly code?: WithdrawalCode | undefined
  /** Requests the fee of a withdrawal; resolves with it, or with the reason why the withdrawal is impossible. */
  readonly onCharge: (request: {
    /** In minor units. */
    readonly withdrawAmount: bigint
    readonly withdrawType: WithdrawType
    readonly c2c: boolean
  }) => Promise<{ readonly fee: string } | Rejection>
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (request: WithdrawalRequest) => Promise<Outcome>
}

interface Quote {
  readonly choice: CheckedWithdrawal
  readonly fee: string
}

/**
 * A withdrawal in two steps: account and amount; then fee, payout and the payment password. Renders one
 * `<form>` at a time; independent of stores, sends only through `onSubmit`. It shows no offers.
 *
 * The draft holds the first step only, because the second asks for secrets. Once the withdrawal is accepted, the draft
 * is cleared and the form starts empty, so that a second press sends nothing.
 */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { onCharge, onSubmit, code, draft, onDraft, ...first } = props
  const { digits } = useFormText().spelling
  const [kept, setKept] = useState<Partial<WithdrawalChoice>>(draft ?? {})
  const [quote, setQuote] = useState<Quote>()
  const [returned, setReturned] = useState(false)
  /** True from a successful withdrawal until something is entered: an empty form leaves no draft then. */
  const sent = useRef(false)
  const account = quote && props.accounts.find(({ id }) => id === quote.choice.bankCardId)

  const keep = (choice: Partial<WithdrawalChoice>) => {
    if (sent.current && !choice.bankCardId && !choice.amount) return
    sent.current = false
    setKept(choice)
    onDraft?.(choice)
  }

  const charge = async (choice: CheckedWithdrawal): Promise<Outcome> => {
    const chosen = props.accounts.find(({ id }) => id === choice.bankCardId)
    if (!chosen) return { fields: { bankCardId: { key: 'withdrawal.choose_account' } } }
    const { amount, c2c } = choice
    const answer = await onCharge({ withdrawAmount: amount, withdrawType: chosen.withdrawType, c2c })
    if (!('fee' in answer)) return answer
    if (compareMinor(amount, answer.fee, digits) <= 0)
      return { fields: { amount: { key: 'withdrawal.fee_above', values: { fee: props.money(answer.fee) } } } }
    setQuote({ choice, fee: answer.fee })
  }

  const goBack = () => {
    setReturned(true)
    setQuote(undefined)
  }

  if (!quote || !account) {
    return <WithdrawalChoiceForm {...first} draft={kept} onDraft={keep} returned={returned} onChoice={charge} />
  }
  const confirm = async ({ password, verificationCode }: WithdrawalProof) => {
    const outcome = await onSubmit({
      ...quote.choice,
      ...(password === '' ? {} : { password }),
      ...(verificationCode === '' ? {} : { verificationCode }),
    })
    if (outcome) return outcome
    sent.current = true
    setKept({})
    setReturned(false)
    setQuote(undefined)
    onDraft?.(undefined)
  }
  return (
    <WithdrawalConfirmForm
      choice={quote.choice}
      account={account}
      fee={quote.fee}
      terms={props.terms}
      money={props.money}
      code={code}
      disabled={props.disabled}
      onConfirm={confirm}
      onBack={goBack}
    />
  )
}
