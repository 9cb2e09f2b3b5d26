import { useMemo } from 'react'
import * as z from 'zod/mini'
import { Lead } from '../deposit/depositStyle.ts'
import { CountField } from '../fields/CountField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/refusal.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { wholeNumber } from '../schema/wholeNumber.ts'

/** The longest and shortest sitting a session limit may name, in minutes [G-23]. */
export const sessionMinutes = { least: 10, most: 1_440 } as const

/** Props of {@link MinutesForm}. */
export interface MinutesFormProps extends SharedFormProps {
  /** `session` how long one sitting may last, `reminder` how often the reality check comes. */
  readonly about: 'session' | 'reminder'
  /** The fewest minutes that can be chosen. */
  readonly least: number
  /** The most minutes that can be chosen. */
  readonly most: number
  /** Current setting in minutes; shown, never prefilled [G-08]. */
  readonly current?: number | null | undefined
  /** From when a change holds, in words of the page's language [G-13]. */
  readonly effectText: string
  /** Sends what was entered. A returned refusal is shown at its field, else above the form. */
  readonly onSubmit: (limit: { readonly minutes: number }) => Promise<Outcome>
}

/** Sets a number of minutes: of one sitting [G-23] or between reality checks [G-21]. Renders a `<form>`; sends nothing itself. */
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
      <Lead>
        {now} {effectText}
      </Lead>
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
