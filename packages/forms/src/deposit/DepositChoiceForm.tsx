import type { Choice } from '@croupier/ui'
import { useMemo } from 'react'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { Lead } from '../form/Lead.ts'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { useHandOver } from '../unsaved/useHandOver.ts'
import { DepositAmount } from './DepositAmount.tsx'
import type { DepositLimit, DepositMatch, DepositMethod, DepositPromotion } from './DepositMethod.ts'
import { depositSchema, payeeField, type DepositChoice } from './depositSchema.ts'
import { Line } from './depositStyle.ts'
import { MethodFacts } from './MethodFacts.tsx'
import { MethodField } from './MethodField.tsx'
import { PayeeName } from './PayeeName.tsx'

/** Props of {@link DepositChoiceForm}. */
export interface DepositChoiceFormProps extends SharedFormProps {
  /** The payment methods, in order. */
  readonly methods: readonly DepositMethod[]
  /** The promotions that the deposit may be used for. */
  readonly promotions: readonly DepositPromotion[]
  /** The member's own deposit limits. */
  readonly limits: readonly DepositLimit[]
  /** The currency's sign, shown before the amount. */
  readonly currency: string
  /** Formats an amount (decimal text) as the page does. */
  readonly money: (amount: string) => string
  /** Formats a time (epoch milliseconds) as the page does. */
  readonly moment: (at: number) => string
  /** Loads the amounts available for a matched method. Without it the amount is typed and the platform decides. */
  readonly loadMatches?: ((methodId: string) => Promise<readonly DepositMatch[]>) | undefined
  /** Input from before the form was last closed. */
  readonly draft: Partial<DepositChoice>
  readonly onDraft: (draft: Partial<DepositChoice>) => void
  /** The user has returned from the second step, so leaving would lose the earlier input. Default false. */
  readonly returned?: boolean | undefined
  /** Requests an order. */
  readonly onOrder: (choice: {
    readonly methodId: string
    /** In minor units. */
    readonly amount: bigint
    readonly promotionId?: string
    readonly payeeName?: string
  }) => Promise<Outcome>
}

/**
 * The first step of a deposit: amount, promotion (none unless chosen), method, and the payer's name for a bank
 * transfer. Renders a `<form>`.
 */
export function DepositChoiceForm(props: DepositChoiceFormProps) {
  const { methods, promotions, limits, currency, money, moment, loadMatches } = props
  const { draft, onDraft, returned, onOrder, disabled } = props
  const { text, spelling } = useFormText()
  const schema = useMemo(
    () => depositSchema({ methods, promotions, limits, spelling, money, moment }),
    [methods, promotions, limits, spelling, money, moment],
  )
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: {
      promotionId: '',
      methodId: methods.find(({ open }) => open)?.id ?? '',
      amount: '',
      payeeName: '',
      ...draft,
    },
  })
  useHandOver(form, onDraft)

  const promotionChoices: readonly Choice[] = [
    { value: '', label: text('deposit.no_promotion') },
    ...promotions.map(({ id, name, description, minimum }) => ({
      value: id,
      label: <bdi>{name}</bdi>,
      description: (
        <>
          <bdi>{description}</bdi>
          {minimum ? <Line>{text('deposit.promotion_minimum', { amount: money(minimum) })}</Line> : null}
        </>
      ),
    })),
  ]
  const send = ({ promotionId, methodId, amount, payeeName }: EntryOf<typeof depositSchema>) => {
    const method = methods.find(({ id }) => id === methodId)
    return onOrder({
      methodId,
      amount,
      ...(promotionId === '' ? {} : { promotionId }),
      ...(method && payeeField(method) ? { payeeName: payeeName.trim() } : {}),
    })
  }

  return (
    <Form form={form} label={text('deposit.title')} onValid={send} disabled={disabled} laterStep={returned}>
      {limits.map(({ period, left, amount }) => (
        <Lead key={period}>{text('deposit.limit_left_of', { period, left: money(left), amount: money(amount) })}</Lead>
      ))}
      <DepositAmount
        methods={methods}
        limits={limits}
        currency={currency}
        money={money}
        moment={moment}
        loadMatches={loadMatches}
      />
      {promotions.length > 0 ? (
        <ChoiceField<DepositChoice> name="promotionId" legend={text('deposit.promotion')} choices={promotionChoices} />
      ) : null}
      <MethodField methods={methods} money={money} />
      <MethodFacts methods={methods} money={money} />
      <PayeeName methods={methods} />
      <SubmitButton busyText={text('deposit.ordering')}>{text('deposit.continue')}</SubmitButton>
    </Form>
  )
}
