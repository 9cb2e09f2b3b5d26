import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { CountField } from '../fields/CountField.tsx'
import { PaymentPasswordField } from '../fields/PaymentPasswordField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { countOf } from '../schema/wholeNumber.ts'
import type { PasswordAsked } from '../payment-password/askedPassword.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { convertiblePoints, convertSchema, moneyForPoints, type ConvertEntry, type PointsRate } from './pointsSchema.ts'

/** A conversion, in the platform's format. */
export interface Conversion {
  /** Points to convert, in whole steps of the rate. */
  readonly points: number
  /** Payment password; undefined if it is not required. */
  readonly password?: string | undefined
}

/** Props of {@link ConvertForm}. */
export interface ConvertFormProps extends SharedFormProps, PasswordAsked {
  /** Exchange rate of points. */
  readonly rate: PointsRate
  /** Available points. */
  readonly balance: number
  /** Formats an amount: "1,000.00". */
  readonly money: (amount: string) => string
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (conversion: Conversion) => Promise<Outcome>
}

/** Converts points into money. Renders a `<form>`; independent of stores, sends only through `onSubmit`. */
export function ConvertForm({ rate, balance, money, asksPassword = true, onSubmit, disabled }: ConvertFormProps) {
  const { text } = useFormText()
  const schema = useMemo(() => convertSchema(rate, balance, asksPassword), [rate, balance, asksPassword])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { points: '', password: '' },
  })
  const send = ({ points, password }: ConvertEntry) => onSubmit({ points: Number(points), password })
  const max = convertiblePoints(balance, rate)
  return (
    <Form form={form} label={text('points.convert_title')} onValid={send} disabled={disabled}>
      <CountField<ConvertEntry>
        name="points"
        label={text('points.points')}
        description={text('points.convert_band', { min: rate.step, max, step: rate.step })}
        required
      />
      <Worth rate={rate} balance={balance} money={money} />
      {asksPassword ? <PaymentPasswordField<ConvertEntry> name="password" /> : null}
      <SubmitButton busyText={text('form.sending')}>{text('points.convert')}</SubmitButton>
    </Form>
  )
}

/** Value of the typed points. Separate, so that only it re-renders while typing. */
function Worth({ rate, balance, money }: Pick<ConvertFormProps, 'rate' | 'balance' | 'money'>) {
  const { control } = useSurroundingForm<ConvertEntry>()
  const count = countOf(useWatch({ control, name: 'points' }))
  const { text, spelling } = useFormText()
  return (
    <DescriptionList
      variant="sunken"
      items={[
        { label: text('deposit.you_get'), value: money(moneyForPoints(count, rate, spelling.digits)), strong: true },
        { label: text('points.balance'), value: text('points.count', { points: balance }) },
      ]}
    />
  )
}
