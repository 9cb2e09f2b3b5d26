import { useMemo } from 'react'
import * as z from 'zod/mini'
import { TextField } from '../fields/TextField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { plainText } from '../schema/plainText.ts'

const feedbackStatusSchema = () =>
  z.object({
    /** Reference that the platform gave when the feedback was sent. */
    reference: plainText({ max: 40, required: true }),
  })

/** A request for the answer to feedback. */
export type FeedbackStatusEntry = EntryOf<typeof feedbackStatusSchema>

/** Props of {@link FeedbackStatusForm}. */
export interface FeedbackStatusFormProps extends SharedFormProps {
  /** Looks up the feedback. A returned rejection is shown at the field, else above the form. */
  readonly onSubmit: (entry: FeedbackStatusEntry) => Promise<Outcome>
}

/**
 * Looks up the answer to feedback by its reference. Renders a `<form>`; independent of stores, sends only
 * through `onSubmit`.
 */
export function FeedbackStatusForm({ onSubmit, disabled }: FeedbackStatusFormProps) {
  const { text } = useFormText()
  const schema = useMemo(() => feedbackStatusSchema(), [])
  const form = useKitForm({ schema, mode: 'onTouched', initial: { reference: '' } })
  return (
    <Form form={form} label={text('feedback.status_title')} onValid={onSubmit} disabled={disabled}>
      <TextField<FeedbackStatusEntry>
        name="reference"
        label={text('feedback.reference')}
        description={text('feedback.reference_hint')}
        required
        autoComplete="off"
        code
      />
      <SubmitButton busyText={text('form.sending')}>{text('feedback.look_up')}</SubmitButton>
    </Form>
  )
}
