import { useRef, useState } from 'react'
import type { Outcome } from '../form/rejection.ts'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { DepositChoiceForm, type DepositChoiceFormProps } from './DepositChoiceForm.tsx'
import type { DepositOrder, DepositPause } from './DepositMethod.ts'
import { DepositOrderForm } from './DepositOrderForm.tsx'
import { DepositPauseForm } from './DepositPauseForm.tsx'
import type { DepositChoice } from './depositSchema.ts'
import type { TransferDetails, TransferValues } from './transferSchema.ts'

/** The input of both steps; the caller keeps it in memory, never in storage, while the form is closed. */
export interface DepositDraft {
  /** Input of the first step: promotion, method and amount. */
  readonly choice?: Partial<DepositChoice>
  /** Input of the second step: details of the transfer and receipts. */
  readonly transfer?: TransferValues
  /** The order that `transfer` belongs to; another order starts empty. */
  readonly orderId?: string
}

/** Props of {@link DepositForm}. */
export interface DepositFormProps extends Omit<DepositChoiceFormProps, 'draft' | 'onDraft' | 'returned'> {
  /** Format of the market's mobile numbers. */
  readonly mobileRule: MobileRule
  /**
   * Checks whether an amount (minor units) is unusually large for this member; resolves with the facts to show first,
   * or with undefined. The caller handles failures: a rejection ends the submit.
   */
  readonly askPause?: ((amount: bigint) => Promise<DepositPause | undefined>) | undefined
  /** The current order; without it the first step is shown. Its method must be among `methods`. */
  readonly order?: DepositOrder | undefined
  /** Earlier input, restored. */
  readonly draft?: DepositDraft | undefined
  /** Called with the draft when a step is left or closed, and with undefined after the transfer is reported. */
  readonly onDraft?: ((draft: DepositDraft | undefined) => void) | undefined
  /** Reports the transfer to the platform. Empty texts are omitted. */
  readonly onSubmit: (order: DepositOrder, details: TransferDetails) => Promise<Outcome>
  /** Abandons the order for a new one; the caller clears `order`. */
  readonly onStartAgain: () => void
  /** The platform says that the current order is over, whatever the clock says. */
  readonly ended?: boolean | undefined
  /** Returns the platform's time in epoch milliseconds; pass the same function on every render. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

type OrderRequest = Parameters<DepositChoiceFormProps['onOrder']>[0]

const systemTime = () => Date.now()

/**
 * A deposit in two steps: choose promotion, method and amount; then send the money and report the transfer
 * (requirements 1.1.2). An unusually large amount gets a pause between them. Independent of stores;
 * sends only through its callbacks. `order` decides which step is shown. After the transfer is reported the form is
 * empty again: it never suggests repeating an amount.
 */
export function DepositForm(props: DepositFormProps) {
  const {
    order,
    mobileRule,
    askPause,
    onOrder,
    onSubmit,
    onStartAgain,
    onDraft,
    ended,
    now = systemTime,
    ...choice
  } = props
  const [draft, setDraft] = useState<DepositDraft>(props.draft ?? {})
  /** The latest draft: two steps may emit theirs before the form renders again. */
  const latest = useRef(draft)
  const [round, setRound] = useState(0)
  const [returned, setReturned] = useState(false)
  const [paused, setPaused] = useState<{ readonly request: OrderRequest; readonly pause: DepositPause }>()
  /** Set after the report: unmounting steps then emit no more drafts. */
  const spent = useRef<{ readonly round: number; readonly orderId: string }>(undefined)

  const keep = (part: DepositDraft) => {
    if (spent.current && (round <= spent.current.round || part.orderId === spent.current.orderId)) return
    latest.current = { ...latest.current, ...part }
    setDraft(latest.current)
    onDraft?.(latest.current)
  }
  const submit = async (sent: DepositOrder, details: TransferDetails) => {
    const outcome = await onSubmit(sent, details)
    if (outcome) return outcome
    spent.current = { round, orderId: sent.id }
    setRound(round + 1)
    setReturned(false)
    latest.current = {}
    setDraft(latest.current)
    onDraft?.(undefined)
  }
  const goBack = () => {
    setReturned(true)
    setPaused(undefined)
  }
  const startAgain = () => {
    goBack()
    onStartAgain()
  }
  const ask = async (request: OrderRequest): Promise<Outcome> => {
    const pause = await askPause?.(request.amount)
    if (!pause) return onOrder(request)
    setPaused({ request, pause })
  }
  const goOn = async (request: OrderRequest): Promise<Outcome> => {
    const outcome = await onOrder(request)
    if (!outcome) goBack()
    return outcome
  }

  const method = order && props.methods.find(({ id }) => id === order.methodId)
  if (!order || !method) {
    if (paused) {
      return (
        <DepositPauseForm
          amount={paused.request.amount}
          pause={paused.pause}
          money={props.money}
          onGoOn={() => goOn(paused.request)}
          onBack={goBack}
          disabled={props.disabled}
        />
      )
    }
    return (
      <DepositChoiceForm
        key={round}
        {...choice}
        draft={draft.choice ?? {}}
        onDraft={(values) => keep({ choice: values })}
        returned={returned}
        onOrder={ask}
      />
    )
  }
  return (
    <DepositOrderForm
      key={order.id}
      order={order}
      method={method}
      mobileRule={mobileRule}
      money={props.money}
      moment={props.moment}
      now={now}
      draft={(draft.orderId === order.id && draft.transfer) || {}}
      onDraft={(transfer) => keep({ transfer, orderId: order.id })}
      onSubmit={submit}
      onStartAgain={startAgain}
      disabled={props.disabled}
      ended={ended}
    />
  )
}
