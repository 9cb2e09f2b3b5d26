import { compareMoney, typedText, type DecimalMark } from '@croupier/money'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { acrossFields } from '../schema/acrossFields.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { RateFields } from './RateFields.tsx'
import { ratesSchema, type RebateRates } from './rebateRates.ts'

/** A rate as decimal text; no rate counts as 0. */
const written = (rate = '') => (rate === '' ? '0.00' : rate)

/** Lanes whose rate changed; an emptied lane has the rate "0.00". */
export const changedRates = (current: RebateRates, rates: Readonly<Record<string, string>>): RebateRates =>
  Object.fromEntries(
    Object.entries(rates)
      .map(([lane, rate]) => [lane, written(rate)] as const)
      .filter(([lane, rate]) => compareMoney(rate, written(current[lane])) !== 0),
  )

/** Rates up to the agent's own, at least one of them changed. */
export const downlineRatesSchema = (own: RebateRates, current: RebateRates, mark: DecimalMark = '.') => {
  const [first = ''] = Object.keys(own)
  return z
    .object({ rates: ratesSchema(own, mark) })
    .check(
      acrossFields(({ rates }) =>
        Object.keys(changedRates(current, rates)).length > 0
          ? []
          : [[`rates.${first}`, { code: 'same', key: 'downline.rates_same' }]],
      ),
    )
}

/** Props of {@link DownlineRatesForm}. */
export interface DownlineRatesFormProps extends SharedFormProps {
  /** The downline. */
  readonly account: string
  /** The downline's current rates. */
  readonly current: RebateRates
  /** The agent's own rates, the maximum for downlines. */
  readonly own: RebateRates
  /** Returns the name of a lane in the page's language. */
  readonly laneText: (lane: string) => string
  /** Called with the changed rates. The platform checks them against those the downline has passed on. */
  readonly onSubmit: (rates: RebateRates) => Promise<Outcome>
}

/**
 * Changes the rebate rates of a direct downline. Renders a `<form>`; independent of stores, sends only through
 * `onSubmit`.
 */
export function DownlineRatesForm({ account, current, own, laneText, onSubmit, disabled }: DownlineRatesFormProps) {
  const { text, spelling } = useFormText()
  const { mark } = spelling
  const schema = useMemo(() => downlineRatesSchema(own, current, mark), [own, current, mark])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: {
      rates: Object.fromEntries(Object.keys(own).map((lane) => [lane, typedText(current[lane] ?? '', mark)])),
    },
  })
  return (
    <Form
      form={form}
      label={text('downline.rates_title')}
      onValid={({ rates }) => onSubmit(changedRates(current, rates))}
      disabled={disabled}
    >
      <DescriptionList
        variant="sunken"
        items={[{ label: text('downline.account'), value: <bdi>{account}</bdi>, strong: true }]}
      />
      <RateFields own={own} laneText={laneText} />
      <ErrorSummary />
      <SubmitButton busyText={text('form.sending')}>{text('downline.rates_submit')}</SubmitButton>
    </Form>
  )
}
