import { useMemo } from 'react'
import * as z from 'zod/mini'
import { CommentField } from '../fields/CommentField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf, type ValuesOf } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { oneOf } from '../schema/oneOf.ts'
import { plainText } from '../schema/plainText.ts'
import { useDraft, type DraftProps } from '../unsaved/useDraft.ts'

/** Topics of feedback, as on the wire. */
export const feedbackTopics = ['deposit', 'withdrawal', 'game', 'service', 'application', 'other'] as const

/** Bounds of the text in user-perceived characters. */
export interface FeedbackBounds {
  /** Fewest characters. */
  readonly minimum: number
  /** Most characters. */
  readonly maximum: number
}

/** Used if the platform sends none (requirements 1.1.1). */
export const defaultFeedbackBounds: FeedbackBounds = { minimum: 10, maximum: 200 }

/** A topic and a text within the configured bounds; contact details are optional. */
export const feedbackSchema = ({ minimum, maximum }: FeedbackBounds = defaultFeedbackBounds) =>
  z.object({
    /** Topic, as named on the wire; empty until one is chosen. */
    questionType: oneOf(feedbackTopics),
    /** The message. */
    content: plainText({ min: minimum, max: maximum, required: true }),
    /** How to reach the sender, in any form; empty for none. */
    contact: plainText({ max: 100 }),
  })

/** Feedback in the platform's format. */
export type FeedbackEntry = EntryOf<typeof feedbackSchema>

/** Values of the form; initially no topic. */
export type FeedbackValues = ValuesOf<typeof feedbackSchema>

/** Props of {@link FeedbackForm}. */
export interface FeedbackFormProps extends SharedFormProps, DraftProps<FeedbackValues> {
  /** Length limits of the message. Default 10 to 200 characters. */
  readonly bounds?: FeedbackBounds | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (feedback: FeedbackEntry) => Promise<Outcome>
}

/** Feedback or a complaint. Renders a `<form>`; independent of stores, sends only through `onSubmit`. */
export function FeedbackForm({
  bounds = defaultFeedbackBounds,
  draft,
  onDraft,
  onSubmit,
  disabled,
}: FeedbackFormProps) {
  const { text } = useFormText()
  const schema = useMemo(() => feedbackSchema(bounds), [bounds])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { questionType: '', content: '', contact: '', ...draft },
  })
  const send = useDraft(form, onDraft, onSubmit)
  return (
    <Form form={form} label={text('feedback.title')} onValid={send} disabled={disabled}>
      <SelectField<FeedbackValues>
        name="questionType"
        label={text('feedback.topic')}
        required
        placeholder={text('form.choose')}
        options={feedbackTopics.map((value) => ({ value, label: text(`feedback.topic_${value}`) }))}
      />
      <CommentField<FeedbackValues>
        name="content"
        label={text('feedback.content')}
        description={text('field.length', { min: bounds.minimum, max: bounds.maximum })}
        required
        limit={bounds.maximum}
      />
      <TextField<FeedbackValues>
        name="contact"
        label={text('feedback.contact')}
        description={text('feedback.contact_hint')}
        autoComplete="email"
      />
      <SubmitButton busyText={text('form.sending')}>{text('feedback.submit')}</SubmitButton>
    </Form>
  )
}
