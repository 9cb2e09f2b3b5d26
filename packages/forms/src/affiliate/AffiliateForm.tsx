import { useMemo } from 'react'
import * as z from 'zod/mini'
import { CommentField } from '../fields/CommentField.tsx'
import { MobileField } from '../fields/MobileField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { fieldSchema } from '../schema/fieldSchema.ts'
import { plainText } from '../schema/plainText.ts'
import { useDraft, type DraftProps } from '../unsaved/useDraft.ts'

/** Maximum length of the plan in characters. */
export const affiliatePlanLimit = 200

/** Applicant, contact details and how they plan to find players. */
export const affiliateSchema = (mobileRule: MobileRule) =>
  z.object({
    /** Full name of the applicant. */
    name: fieldSchema(
      { enabled: true, required: true, minLength: 2, maxLength: 50, patternId: 21 },
      { keys: { format: 'in_payeeName_error', length: 'in_payeeName_error' } },
    ),
    /** Mobile number; in national form, with its leading zero, once checked. */
    mobile: mobileSchema(mobileRule),
    /** Email address of the applicant. */
    email: fieldSchema(
      { enabled: true, required: true, minLength: 5, maxLength: 100, patternId: 3 },
      { keys: { format: 'in_email_incorrect', length: 'in_email_incorrect' } },
    ),
    /** How the applicant will find players, in 10 to 200 characters. */
    plan: plainText({ min: 10, max: affiliatePlanLimit, required: true }),
  })

/** An application to become an affiliate; `plan` describes how the applicant will find players. */
export type AffiliateApplication = EntryOf<typeof affiliateSchema>

/** Props of {@link AffiliateForm}. */
export interface AffiliateFormProps extends SharedFormProps, DraftProps<AffiliateApplication> {
  /** Format of the market's mobile numbers. */
  readonly mobileRule: MobileRule
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (application: AffiliateApplication) => Promise<Outcome>
}

/**
 * Application to become an affiliate. Renders a `<form>`; independent of stores, sends only through `onSubmit`.
 */
export function AffiliateForm({ mobileRule, draft, onDraft, onSubmit, disabled }: AffiliateFormProps) {
  const { text } = useFormText()
  const schema = useMemo(() => affiliateSchema(mobileRule), [mobileRule])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { name: '', mobile: '', email: '', plan: '', ...draft },
  })
  const send = useDraft(form, onDraft, onSubmit)
  return (
    <Form form={form} label={text('affiliate_form.title')} onValid={send} disabled={disabled}>
      <TextField<AffiliateApplication> name="name" label={text('in_increase_payeeName')} required autoComplete="name" />
      <MobileField<AffiliateApplication>
        name="mobile"
        label={text('in_increase_mobileNum')}
        required
        rule={mobileRule}
      />
      <TextField<AffiliateApplication>
        name="email"
        label={text('in_increase_email')}
        required
        inputMode="email"
        autoComplete="email"
        code
      />
      <CommentField<AffiliateApplication>
        name="plan"
        label={text('affiliate_form.plan')}
        description={text('affiliate_form.plan_hint')}
        required
        limit={affiliatePlanLimit}
      />
      <SubmitButton busyText={text('form.sending')}>{text('affiliate_form.submit')}</SubmitButton>
    </Form>
  )
}
