import type { Choice } from '@croupier/ui'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AmountField } from '../fields/AmountField.tsx'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/refusal.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositLimit, DepositMethod, DepositPromotion } from './DepositMethod.ts'
import { depositSchema, feeOf, type DepositChoice } from './depositSchema.ts'
import { decimalText } from '../amount/amountSchema.ts'
import { Summary, SummaryLine } from './depositStyle.ts'

/** Props of {@link DepositChoiceForm}. */
export interface DepositChoiceFormProps extends SharedFormProps {
  readonly methods: readonly DepositMethod[]
  readonly promotions: readonly DepositPromotion[]
  readonly limits: readonly DepositLimit[]
  /** The currency's sign, shown before the amount. */
  readonly currency: string
  /** Writes an amount (decimal text) the way the page shows money. */
  readonly money: (amount: string) => string
  /** What was typed before the form was last closed. */
  readonly draft: Partial<DepositChoice>
  readonly onDraft: (draft: DepositChoice) => void
  /** Asks for an order. */
  readonly onOrder: (choice: {
    readonly methodId: string
    readonly amount: string
    readonly promotionId?: string
  }) => Promise<Outcome>
}

/** The first step of a deposit: promotion (none unless chosen), method, amount. Renders a `<form>`. */
export function DepositChoiceForm(props: DepositChoiceFormProps) {
  const { methods, promotions, limits, currency, money, draft, onDraft, onOrder, disabled } = props
  const { text } = useFormText()
  const schema = useMemo(
    () => depositSchema({ methods, promotions, limits, money }),
    [methods, promotions, limits, money],
  )
  const form = useKitForm<DepositChoice, DepositChoice>({
    schema,
    mode: 'onTouched',
    initial: { promotionId: '', methodId: methods.find(({ open }) => open)?.id ?? '', amount: '', ...draft },
  })
  const { getValues } = form
  const leave = useEffectEvent(() => onDraft(getValues()))
  useEffect(() => () => leave(), [])

  const promotionChoices: readonly Choice[] = [
    { value: '', label: text('deposit.no_promotion') },
    ...promotions.map(({ id, name, description, minimum }) => ({
      value: id,
      label: name,
      description: [description, minimum ? text('deposit.promotion_minimum', { amount: money(minimum) }) : '']
        .filter(Boolean)
        .join(' · '),
    })),
  ]
  const methodChoices: readonly Choice[] = methods.map(({ id, name, icon, minimum, maximum, open, workingHours }) => ({
    value: id,
    label: name,
    description: open
      ? text('deposit.amount_hint', { min: money(minimum), max: money(maximum) })
      : workingHours
        ? text('deposit.hours', { from: workingHours.from, to: workingHours.to })
        : text('deposit.method_closed'),
    disabled: !open,
    ...(icon ? { icon: <img src={icon} alt="" width={32} height={32} /> } : {}),
  }))

  const send = ({ promotionId, methodId, amount }: DepositChoice) =>
    onOrder({ methodId, amount, ...(promotionId === '' ? {} : { promotionId }) })

  return (
    <Form form={form} label={text('deposit.title')} onValid={send} disabled={disabled}>
      {limits.map(({ period, left, amount }) => (
        <SummaryLine key={period}>
          {text('deposit.limit_left_of', { period, left: money(left), amount: money(amount) })}
        </SummaryLine>
      ))}
      {promotions.length > 0 ? (
        <ChoiceField name="promotionId" legend={text('deposit.promotion')} choices={promotionChoices} />
      ) : null}
      <ChoiceField name="methodId" legend={text('deposit.choose_method')} choices={methodChoices} />
      <Amount methods={methods} currency={currency} money={money} />
      <SubmitButton busyText={text('deposit.ordering')}>{text('deposit.continue')}</SubmitButton>
    </Form>
  )
}

/** The amount with the chosen method's band, fee and usual time; alone in following what is chosen and typed. */
function Amount({ methods, currency, money }: Pick<DepositChoiceFormProps, 'methods' | 'currency' | 'money'>) {
  const { control } = useFormContext<DepositChoice>()
  const [methodId, amount] = useWatch({ control, name: ['methodId', 'amount'] })
  const { text } = useFormText()
  const method = methods.find(({ id }) => id === methodId)
  const band = method && text('deposit.amount_hint', { min: money(method.minimum), max: money(method.maximum) })
  const fee = method && feeOf(method, decimalText(amount))
  return (
    <>
      <AmountField name="amount" label={text('deposit.amount')} description={band} required currency={currency} />
      {method && fee !== undefined ? (
        <Summary>
          <SummaryLine>
            {text('deposit.fee')}: <strong>{/[1-9]/.test(fee) ? money(fee) : text('deposit.no_fee')}</strong>
          </SummaryLine>
          {method.expectedMinutes ? (
            <SummaryLine>{text('deposit.expected_time', { minutes: method.expectedMinutes })}</SummaryLine>
          ) : null}
        </Summary>
      ) : null}
    </>
  )
}
