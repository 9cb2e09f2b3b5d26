import { useMemo } from 'react'
import * as z from 'zod/mini'
import { birthdaySchema, calendarDay, defaultMinimumAge } from '../birthday/age.ts'
import { BirthdayField } from '../fields/BirthdayField.tsx'
import { TermsField, type LegalText } from '../fields/TermsField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { Lead } from '../form/Lead.ts'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf, type ValuesOf } from '../form/useKitForm.ts'
import { agreedSchema } from '../register/agreedSchema.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** The required details. */
export interface AskedDetails {
  /** The date of birth is missing. */
  readonly birthday: boolean
  /** The terms in force are not agreed to. */
  readonly terms: boolean
}

const detailsSchema = (asked: AskedDetails, minimumAge: number, now: () => Date) =>
  z.object({
    /** yyyy-MM-dd; empty if it was not required. */
    birthday: birthdaySchema({ minimumAge, today: () => calendarDay(now()), required: asked.birthday }),
    /** Agreed to the terms; false if they were not required. */
    terms: asked.terms ? agreedSchema : z.boolean(),
  })

type Values = ValuesOf<typeof detailsSchema>

/** Date of birth and agreement to the terms. */
export type DetailsEntry = EntryOf<typeof detailsSchema>

/** Props of {@link DetailsForm}. */
export interface DetailsFormProps extends SharedFormProps {
  /** The details to ask for; each has a field. */
  readonly asked: AskedDetails
  /** Minimum age for the birthday. Default 21. */
  readonly minimumAge?: number | undefined
  /** The current time; default the browser’s clock. */
  readonly now?: (() => Date) | undefined
  /** Opens a text over the form, so no input is lost. */
  readonly onOpenTerms: (text: LegalText) => void
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (entry: DetailsEntry) => Promise<Outcome>
}

const present = () => new Date()

/** Asks an account that another person opened for date of birth and agreement. Renders a `<form>`. */
export function DetailsForm(props: DetailsFormProps) {
  const { asked, minimumAge = defaultMinimumAge, now = present, onOpenTerms, onSubmit, disabled } = props
  const { text } = useFormText()
  const schema = useMemo(() => detailsSchema(asked, minimumAge, now), [asked, minimumAge, now])
  const form = useKitForm({ schema, initial: { birthday: '', terms: false } })
  return (
    <Form form={form} label={text('details.title')} onValid={onSubmit} disabled={disabled}>
      <Lead>{text('details.text')}</Lead>
      {asked.birthday ? (
        <BirthdayField<Values>
          name="birthday"
          label={text('in_increase_birthday')}
          description={text('field.birthday_hint', { age: minimumAge })}
          required
          today={calendarDay(now())}
        />
      ) : null}
      {asked.terms ? <TermsField<Values> name="terms" age={minimumAge} onOpen={onOpenTerms} /> : null}
      <SubmitButton busyText={text('form.sending')}>{text('details.submit')}</SubmitButton>
    </Form>
  )
}
