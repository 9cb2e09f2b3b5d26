import type { DecimalMark } from '@croupier/money'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { PasswordField } from '../fields/PasswordField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { FieldRow } from '../form/FieldRow.ts'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type ValuesOf } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { newPasswordSchema, passwordRule } from '../password/passwordRule.ts'
import { fieldSchema } from '../schema/fieldSchema.ts'
import { oneOf } from '../schema/oneOf.ts'
import { plainText } from '../schema/plainText.ts'
import { useDraft, type DraftProps } from '../unsaved/useDraft.ts'
import { RateFields } from './RateFields.tsx'
import { givenRates, ratesSchema, type RebateRates } from './rebateRates.ts'

/** A downline to create, in the platform's format. */
export interface NewDownline {
  /** Login name of the new account. */
  readonly username: string
  /** Its first login password. */
  readonly password: string
  /** Display name; omitted if left empty. */
  readonly nickname?: string
  /** `DownlineType.type` of the account. */
  readonly type: number
  /** Rates in percent by lane; lanes left empty are omitted. */
  readonly rates: RebateRates
}

/** A kind of account that the agent can give to a downline. */
export interface DownlineType {
  /** The platform’s number of the kind. */
  readonly type: number
  /** Name of the kind in the page’s language. */
  readonly name: string
}

/** Name and password by the default rules, an allowed kind, and rates within the agent's own. */
export const downlineSchema = (own: RebateRates, types: readonly DownlineType[], mark: DecimalMark = '.') =>
  z.object({
    /** Login name of the new account, 4 to 15 letters and digits. */
    username: fieldSchema({ enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 1 }),
    /** Its first login password. */
    password: newPasswordSchema(passwordRule),
    /** Display name; empty for none. */
    nickname: plainText({ max: 40 }),
    /** `DownlineType.type` as text; empty until one is chosen. */
    type: oneOf(types.map(({ type }) => String(type))),
    /** Rates as typed, in percent by lane; empty for none. */
    rates: ratesSchema(own, mark),
  })

/** Values of the form. */
export type DownlineValues = ValuesOf<typeof downlineSchema>

/** Props of {@link AddDownlineForm}. */
export interface AddDownlineFormProps extends SharedFormProps, DraftProps<DownlineValues> {
  /** The agent's own rates, the maximum for downlines. */
  readonly own: RebateRates
  /** The kinds of account that may be opened. */
  readonly types: readonly DownlineType[]
  /** Returns the name of a lane in the page's language. */
  readonly laneText: (lane: string) => string
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (downline: NewDownline) => Promise<Outcome>
}

/** Creates a downline directly. Renders a `<form>`; independent of stores, sends only through `onSubmit`. */
export function AddDownlineForm({ own, types, laneText, draft, onDraft, onSubmit, disabled }: AddDownlineFormProps) {
  const { text, spelling } = useFormText()
  const { mark } = spelling
  const schema = useMemo(() => downlineSchema(own, types, mark), [own, types, mark])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: {
      username: '',
      password: '',
      nickname: '',
      type: types.length === 1 ? String(types[0]?.type) : '',
      rates: Object.fromEntries(Object.keys(own).map((lane) => [lane, ''])),
      ...draft,
    },
  })
  const send = useDraft(form, onDraft, ({ nickname, type, rates, ...account }) =>
    onSubmit({
      ...account,
      ...(nickname === '' ? {} : { nickname }),
      type: Number(type),
      rates: givenRates(rates),
    }),
  )
  const { minLength: min, maxLength: max } = passwordRule
  return (
    <Form form={form} label={text('downline.add_title')} onValid={send} disabled={disabled}>
      <FieldRow>
        <TextField<DownlineValues>
          name="username"
          label={text('in_increase_username')}
          description={text('reg_pattern_1', { min: 4, max: 15 })}
          required
          autoComplete="off"
          code
        />
        <PasswordField<DownlineValues>
          name="password"
          label={text('in_increase_password')}
          description={text('reg_pattern_5', { min, max })}
          required
          autoComplete="new-password"
        />
      </FieldRow>
      <FieldRow>
        <TextField<DownlineValues> name="nickname" label={text('in_increase_nickname')} autoComplete="off" />
        <SelectField<DownlineValues>
          name="type"
          label={text('downline.type')}
          required
          placeholder={text('form.choose')}
          options={types.map(({ type, name }) => ({ value: String(type), label: name }))}
        />
      </FieldRow>
      <RateFields own={own} laneText={laneText} />
      <ErrorSummary />
      <SubmitButton busyText={text('form.sending')}>{text('downline.add')}</SubmitButton>
    </Form>
  )
}
