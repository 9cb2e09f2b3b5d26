import { useState } from 'react'
import type { Outcome } from '../form/refusal.ts'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { DepositChoiceForm, type DepositChoiceFormProps } from './DepositChoiceForm.tsx'
import type { DepositOrder } from './DepositMethod.ts'
import { DepositOrderForm } from './DepositOrderForm.tsx'
import type { DepositChoice } from './depositSchema.ts'
import type { TransferDetails, TransferValues } from './transferSchema.ts'

/** What was typed and chosen in both steps; the caller keeps it in memory, never in storage, while the form is closed. */
export interface DepositDraft {
  readonly choice?: Partial<DepositChoice>
  readonly transfer?: TransferValues
  /** The order that `transfer` was typed for; another order starts empty. */
  readonly orderId?: string
}

/** Props of {@link DepositForm}. */
export interface DepositFormProps extends Omit<DepositChoiceFormProps, 'draft' | 'onDraft'> {
  readonly mobileRule: MobileRule
  /** The order under way; without one the first step shows. Its method must be among `methods`. */
  readonly order?: DepositOrder | undefined
  readonly draft?: DepositDraft | undefined
  /** Hears the draft whenever a step is left, also by closing. */
  readonly onDraft?: ((draft: DepositDraft) => void) | undefined
  /** Tells the platform of the transfer made. Empty texts are left out. */
  readonly onSubmit: (order: DepositOrder, details: TransferDetails) => Promise<Outcome>
  /** Leaves the order for a new one; the caller drops `order`. */
  readonly onStartAgain: () => void
  /** The platform's time in epoch milliseconds. */
  readonly now?: (() => number) | undefined
}

const systemTime = () => Date.now()

/**
 * A deposit in two steps: choose promotion, method and amount; then send the money and tell what was sent (requirements
 * 1.1.2) [S-340]. Knows no store and sends nothing itself; which step shows follows from `order`.
 */
export function DepositForm(props: DepositFormProps) {
  const { order, mobileRule, onSubmit, onStartAgain, onDraft, now = systemTime, ...choice } = props
  const [draft, setDraft] = useState<DepositDraft>(props.draft ?? {})
  const keep = (part: DepositDraft) => {
    const next = { ...draft, ...part }
    setDraft(next)
    onDraft?.(next)
  }

  const method = order && props.methods.find(({ id }) => id === order.methodId)
  if (!order || !method) {
    return <DepositChoiceForm {...choice} draft={draft.choice ?? {}} onDraft={(values) => keep({ choice: values })} />
  }
  return (
    <DepositOrderForm
      key={order.id}
      order={order}
      method={method}
      mobileRule={mobileRule}
      money={props.money}
      now={now}
      draft={(draft.orderId === order.id && draft.transfer) || {}}
      onDraft={(transfer) => keep({ transfer, orderId: order.id })}
      onSubmit={onSubmit}
      onStartAgain={onStartAgain}
      disabled={props.disabled}
    />
  )
}
