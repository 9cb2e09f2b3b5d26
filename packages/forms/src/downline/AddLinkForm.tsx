import type { DecimalMark } from '@croupier/money'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { CountField } from '../fields/CountField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { FieldRow } from '../form/FieldRow.ts'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type ValuesOf } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { oneOf } from '../schema/oneOf.ts'
import { plainText } from '../schema/plainText.ts'
import { wholeNumber } from '../schema/wholeNumber.ts'
import { useDraft, type DraftProps } from '../unsaved/useDraft.ts'
import type { DownlineType } from './AddDownlineForm.tsx'
import { RateFields } from './RateFields.tsx'
import { givenRates, ratesSchema, type RebateRates } from './rebateRates.ts'

/** A link that registers members under the agent, in the platform's format. */
export interface NewLink {
  /** Name by which the agent recognizes the link; omitted if left empty. */
  readonly name?: string
  /** `DownlineType.type` of the accounts it registers. */
  readonly type: number
  /** Rates in percent by lane; lanes left empty are omitted. */
  readonly rates: RebateRates
  /** Validity of the link in whole days; omitted for no expiry. */
  readonly days?: number
}

/** An allowed kind, rates within the agent's own, and the validity of the link. */
export const linkSchema = (
  own: RebateRates,
  types: readonly DownlineType[],
  longestDays: number,
  mark: DecimalMark = '.',
) =>
  z.object({
    /** Name by which the agent recognizes the link; empty for none. */
    name: plainText({ max: 40 }),
    /** `DownlineType.type` as text; empty until one is chosen. */
    type: oneOf(types.map(({ type }) => String(type))),
    /** Validity in whole days, as typed; empty for no expiry. */
    days: wholeNumber({ min: 1, max: longestDays, required: false }),
    /** Rates as typed, in percent by lane; empty for none. */
    rates: ratesSchema(own, mark),
  })

/** Values of the form. */
export type LinkValues = ValuesOf<typeof linkSchema>

/** Props of {@link AddLinkForm}. */
export interface AddLinkFormProps extends SharedFormProps, DraftProps<LinkValues> {
  /** The agent's own rates, the maximum for downlines. */
  readonly own: RebateRates
  /** The kinds of account that may be opened. */
  readonly types: readonly DownlineType[]
  /** Maximum validity of a link in days. */
  readonly longestDays: number
  /** Returns the name of a lane in the page's language. */
  readonly laneText: (lane: string) => string
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (link: NewLink) => Promise<Outcome>
}

/** Creates a link that registers members under the agent. Renders a `<form>`; sends only through `onSubmit`. */
export function AddLinkForm(props: AddLinkFormProps) {
  const { own, types, longestDays, laneText, draft, onDraft, onSubmit, disabled } = props
  const { text, spelling } = useFormText()
  const { mark } = spelling
  const schema = useMemo(() => linkSchema(own, types, longestDays, mark), [own, types, longestDays, mark])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: {
      name: '',
      type: types.length === 1 ? String(types[0]?.type) : '',
      days: '',
      rates: Object.fromEntries(Object.keys(own).map((lane) => [lane, ''])),
      ...draft,
    },
  })
  const send = useDraft(form, onDraft, ({ name, type, days, rates }) =>
    onSubmit({
      ...(name === '' ? {} : { name }),
      type: Number(type),
      rates: givenRates(rates),
      ...(days === '' ? {} : { days: Number(days) }),
    }),
  )
  return (
    <Form form={form} label={text('downline.link_title')} onValid={send} disabled={disabled}>
      <FieldRow>
        <TextField<LinkValues>
          name="name"
          label={text('downline.link_name')}
          description={text('downline.link_name_hint')}
          autoComplete="off"
        />
        <SelectField<LinkValues>
          name="type"
          label={text('downline.type')}
          required
          placeholder={text('form.choose')}
          options={types.map(({ type, name }) => ({ value: String(type), label: name }))}
        />
        <CountField<LinkValues>
          name="days"
          label={text('downline.link_days')}
          description={text('downline.link_days_hint', { max: longestDays })}
        />
      </FieldRow>
      <RateFields own={own} laneText={laneText} />
      <SubmitButton busyText={text('form.sending')}>{text('downline.link_add')}</SubmitButton>
    </Form>
  )
}
