import { DescriptionList } from '@croupier/ui/DescriptionList'
import { useMemo } from 'react'
import { calendarDay, defaultMinimumAge } from '../birthday/age.ts'
import { BirthdayField } from '../fields/BirthdayField.tsx'
import { AllOptional } from '../fields/OptionalMark.tsx'
import { TextField } from '../fields/TextField.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { Lead } from '../form/Lead.ts'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { useDraft, type DraftProps } from '../unsaved/useDraft.ts'
import { profileFieldNames, profileSchema, type ProfileEntry, type ProfileFieldName } from './profileSchema.ts'

/** The profile as the platform sends it. */
export interface Profile {
  /** Set once; afterwards only the operator can change it. */
  readonly payeeName?: string | null | undefined
  /** Set once, like the name. */
  readonly birthday?: string | null | undefined
  /** The other fields; a missing one is empty. */
  readonly fields: Readonly<Partial<Record<ProfileFieldName, string>>>
}

/** The request: name and birthday only when set for the first time. */
export type ProfileUpdate = Record<ProfileFieldName, string> & {
  /** Full name as on bank accounts; omitted if the profile has it or it was left empty. */
  readonly payeeName?: string
  /** Date of birth as yyyy-MM-dd; omitted like the name. */
  readonly birthday?: string
}

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps extends SharedFormProps, DraftProps<ProfileEntry> {
  /** The current profile. */
  readonly profile: Profile
  /** Minimum age for a birthday. Default 21. */
  readonly minimumAge?: number | undefined
  /** The current time; default the browser’s clock. */
  readonly now?: (() => Date) | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (update: ProfileUpdate) => Promise<Outcome>
}

const present = () => new Date()

const autoComplete: Readonly<Partial<Record<ProfileFieldName, string>>> = {
  permanentAddress: 'street-address',
  currentAddress: 'shipping street-address',
  nationality: 'country-name',
  occupation: 'organization-title',
}

const codes: readonly ProfileFieldName[] = ['bankAccountNumber', 'lineContact', 'promoCode', 'bonusCode']

/** Formats a date in a language: `12 Apr 1990`. */
const dayText = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/**
 * Personal details, each with the reason why it is needed. Renders a `<form>`; independent of stores,
 * sends only through `onSubmit`.
 */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, minimumAge = defaultMinimumAge, now = present, draft, onDraft, onSubmit, disabled } = props
  const { payeeName, birthday } = profile
  const { text, language } = useFormText()
  const schema = useMemo(() => profileSchema({ minimumAge, today: () => calendarDay(now()) }), [minimumAge, now])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: {
      ...(Object.fromEntries(profileFieldNames.map((name) => [name, profile.fields[name] ?? ''])) as ProfileEntry),
      payeeName: '',
      birthday: '',
      ...draft,
    },
  })
  const send = useDraft(form, onDraft, ({ payeeName: name, birthday: born, ...fields }) =>
    onSubmit({
      ...fields,
      ...(name === '' ? {} : { payeeName: name }),
      ...(born === '' ? {} : { birthday: born }),
    }),
  )
  const fixed = [
    ...(payeeName ? [{ label: text('in_increase_payeeName'), value: payeeName }] : []),
    ...(birthday ? [{ label: text('in_increase_birthday'), value: dayText(birthday, language) }] : []),
  ]
  return (
    <Form form={form} label={text('profile.title')} onValid={send} disabled={disabled}>
      <Lead>{text('profile.use')}</Lead>
      {fixed.length > 0 ? <DescriptionList variant="sunken" items={fixed} /> : null}
      <AllOptional value>
        {payeeName ? null : (
          <TextField<ProfileEntry>
            name="payeeName"
            label={text('in_increase_payeeName')}
            description={text('profile.payeeName_why')}
            autoComplete="name"
          />
        )}
        {birthday ? null : (
          <BirthdayField<ProfileEntry>
            name="birthday"
            label={text('in_increase_birthday')}
            description={text('profile.birthday_why')}
            today={calendarDay(now())}
          />
        )}
        {profileFieldNames.map((name) => (
          <TextField<ProfileEntry>
            key={name}
            name={name}
            label={text(`profile.${name}`)}
            description={text(`profile.${name}_why`)}
            autoComplete={autoComplete[name] ?? 'off'}
            code={codes.includes(name)}
          />
        ))}
      </AllOptional>
      <ErrorSummary />
      <SubmitButton busyText={text('form.sending')}>{text('form.save')}</SubmitButton>
    </Form>
  )
}
