import { useMemo } from 'react'
import * as z from 'zod/mini'
import { CountField } from '../fields/CountField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { Lead } from '../form/Lead.ts'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { wholeNumber } from '../schema/wholeNumber.ts'

/** Bounds of a session limit, in minutes. */
export const sessionMinutes = { least: 10, most: 1_440 } as const

/** Props of {@link MinutesForm}. */
export interface MinutesFormProps extends SharedFormProps {
  /** `session` limits one session, `reminder` sets the interval of the reality check. */
  readonly about: 'session' | 'reminder'
  /** Minimum, in minutes. */
  readonly least: number
  /** Maximum, in minutes. */
  readonly most: number
  /** Current setting in minutes; shown, never prefilled. */
  readonly current?: number | null | undefined
  /** Text that says when a change takes effect. */
  readonly effectText: string
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (limit: { readonly minutes: number }) => Promise<Outcome>
}

/**
 * Sets a number of minutes: of one session or between reality checks. Renders a `<form>`; sends only
 * through `onSubmit`.
 */
export function MinutesForm({ about, least, most, current, effectText, onSubmit, disabled }: MinutesFormProps) {
  const { text } = useFormText()
  const schema = useMemo(() => z.object({ minutes: wholeNumber({ min: least, max: most }) }), [least, most])
  const form = useKitForm({ schema, initial: { minutes: '' } })
  const now = current ? text('safety_form.minutes_now', { minutes: current }) : text('safety_form.no_limit')
  return (
    <Form
      form={form}
      label={text(`safety_form.${about}_title`)}
      onValid={({ minutes }) => onSubmit({ minutes: Number(minutes) })}
      disabled={disabled}
    >
      <Lead>{`${now} ${effectText}`}</Lead>
      <CountField<{ minutes: string }>
        name="minutes"
        label={text(`safety_form.${about}_minutes`)}
        description={text('form.whole_number', { min: least, max: most })}
        required
      />
      <SubmitButton busyText={text('form.sending')}>{text(`safety_form.${about}_submit`)}</SubmitButton>
    </Form>
  )
}
