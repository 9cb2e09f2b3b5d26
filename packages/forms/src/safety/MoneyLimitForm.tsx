import { Callout } from '@croupier/ui/Callout'
import { tokens } from '@croupier/ui/theme'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { readTyped } from '../amount/readTyped.ts'
import { AmountField } from '../fields/AmountField.tsx'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import {
  limitChange,
  limitPeriods,
  limitSchema,
  type CurrentLimit,
  type LimitValues,
  type MoneyLimit,
  type MoneyLimitKind,
} from './limitSchema.ts'

/** Props of {@link MoneyLimitForm}. */
export interface MoneyLimitFormProps extends SharedFormProps {
  /** What is limited. */
  readonly kind: MoneyLimitKind
  /** The limits in force, of every kind. */
  readonly limits: readonly CurrentLimit[]
  /** When an increase requested now can be confirmed, as a formatted date and time. */
  readonly raiseText: (period: MoneyLimit['period']) => string
  /** The currency's sign, shown before the amount. */
  readonly currency: string
  /** Formats an amount: "1,000.00". */
  readonly money: (amount: string) => string
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (limit: MoneyLimit) => Promise<Outcome>
}

/**
 * Sets a money limit. Renders a `<form>`; independent of stores, sends only through `onSubmit`.
 *
 * The amount is free text: no default, no chips, no recommended value. Before it is sent, the form shows when
 * it takes effect: a first or lower limit immediately, an increase only after the waiting time and a confirmation.
 */
export function MoneyLimitForm(props: MoneyLimitFormProps) {
  const { kind, limits, raiseText, currency, money, onSubmit, disabled } = props
  const { text, spelling } = useFormText()
  const schema = useMemo(
    () => limitSchema((period) => limits.find((one) => one.kind === kind && one.period === period)?.amount, spelling),
    [kind, limits, spelling],
  )
  const form = useKitForm({ schema, initial: { period: '', amount: '' } })
  return (
    <Form
      form={form}
      label={text(`safety_form.${kind}_limit`)}
      onValid={(limit) => onSubmit({ kind, ...limit })}
      disabled={disabled}
    >
      <ChoiceField<LimitValues>
        name="period"
        legend={text('safety_form.period')}
        required
        choices={limitPeriods.map((period) => {
          const current = limits.find((one) => one.kind === kind && one.period === period)
          return {
            value: period,
            label: text(`safety_form.${period}`),
            description: current
              ? text('safety_form.current', { amount: money(current.amount) })
              : text('safety_form.no_limit'),
          }
        })}
      />
      <AmountField<LimitValues>
        name="amount"
        label={text('safety_form.at_most')}
        description={text(`safety_form.${kind}_hint`)}
        required
        currency={currency}
      />
      <Effect kind={kind} limits={limits} raiseText={raiseText} />
      <SubmitButton busyText={text('form.sending')}>{text('safety_form.set_limit')}</SubmitButton>
    </Form>
  )
}

/** When the typed amount would take effect. Separate, so that only it re-renders while typing. */
function Effect({ kind, limits, raiseText }: Pick<MoneyLimitFormProps, 'kind' | 'limits' | 'raiseText'>) {
  const { control } = useSurroundingForm<LimitValues>()
  const [period, amount] = useWatch({ control, name: ['period', 'amount'] })
  const { text, spelling } = useFormText()
  const current = limits.find((one) => one.kind === kind && one.period === period)?.amount
  const change = period === '' ? undefined : limitChange(readTyped(amount, spelling), current, spelling.digits)
  const words =
    period === '' || change === undefined || change === 'same'
      ? ''
      : change === 'raise'
        ? text('safety_form.raise_effect', { when: raiseText(period) })
        : text('safety_form.at_once')
  return <Live role="status">{words === '' ? null : <Callout tone="info">{words}</Callout>}</Live>
}

/* Always rendered, so that changes are announced; the negative margin removes its gap while it is empty. */
const Live = styled.div`
  &:empty {
    margin-block-start: calc(-1 * ${tokens.space.s4});
  }
`
