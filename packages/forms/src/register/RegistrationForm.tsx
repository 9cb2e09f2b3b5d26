import { TextButton } from '@croupier/ui/TextButton'
import { useLatest } from '@croupier/ui/useLatest'
import { useEffect, useMemo } from 'react'
import { agreementAge, calendarDay, defaultMinimumAge } from '../birthday/age.ts'
import type { CaptchaChallenge } from '../fields/CaptchaField.tsx'
import { CheckboxField } from '../fields/CheckboxField.tsx'
import { TermsField, type LegalText } from '../fields/TermsField.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { FormFooter } from '../form/FormFooter.ts'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import type { MobileRule } from '../mobile/mobileRule.ts'
import type { ConfigProblem, FieldConfigs } from '../schema/FieldConfig.ts'
import { shownFields } from '../schema/formSchema.ts'
import { preparedEngine } from '../schema/preparedEngine.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { SmsPort } from '../verification/SmsPort.ts'
import { RegisterField } from './RegisterField.tsx'
import { registerFieldOrder, type RegisterFieldName } from './registerFields.ts'
import { registerSchema, type RegisterEntry, type RegisterRules, type RegisterValues } from './registerSchema.ts'
import { DataUse } from './registerStyle.ts'

/** Props shared by both registrations. */
export interface RegistrationProps extends SharedFormProps {
  /** The platform's rules by field, which also decide the fields shown. */
  readonly configs: FieldConfigs
  /** How mobile numbers of the market are written. */
  readonly mobileRule: MobileRule
  /**
   * The merchant's minimum age, also named in the agreement text. Default 21; without a birthday field,
   * the agreement text then names 18.
   */
  readonly minimumAge?: number | undefined
  /** Whether the terms box starts ticked: yes in the base profile, no in the strict one. */
  readonly termsTicked?: boolean | undefined
  /** Who may not play: people who sign up confirm that they are none of them. If omitted there is no such box. */
  readonly declaration?: string | undefined
  /** Initial values, e.g. an invitation code. */
  readonly initial?: RegisterEntry | undefined
  /** The invitation code comes from the URL, so its field is not shown. */
  readonly affiliateFixed?: boolean | undefined
  /** The image captcha, where the platform requires one. */
  readonly captcha?: CaptchaChallenge | undefined
  /** Checks an invitation code; called only when its field is shown and filled. */
  readonly checkAffiliate?: ((code: string) => Promise<boolean>) | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (entry: RegisterEntry) => Promise<Outcome>
  /** Opens a legal text. */
  readonly onOpenTerms: (text: LegalText) => void
  /** Opens the login. */
  readonly onLogin?: (() => void) | undefined
  /** Called with platform rules that could not be used as sent. */
  readonly onConfigProblem?: ((problem: ConfigProblem) => void) | undefined
  /** The current time; default the browser’s clock. */
  readonly now?: (() => Date) | undefined
}

/** Props of {@link RegistrationForm}. */
export interface RegistrationFormProps extends RegistrationProps {
  /** Names the form. */
  readonly label: string
  /** The rules of this registration. */
  readonly rules: FieldConfigs
  /** Its fields in visual order. */
  readonly order: readonly RegisterFieldName[]
  readonly sms?: SmsPort | undefined
}

const empty = Object.fromEntries(registerFieldOrder.map((name) => [name, ''])) as Record<string, string>
const present = () => new Date()

const prepare = async (rules: RegisterRules) =>
  registerSchema({ ...rules, engine: await preparedEngine(rules.configs) })

/** The common part of both registrations. Renders a `<form>`. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { label, rules, order, mobileRule, minimumAge = defaultMinimumAge, sms, captcha, disabled } = props
  const { now = present, onConfigProblem } = props
  const { text } = useFormText()
  const declares = props.declaration !== undefined
  const report = useLatest((problem: ConfigProblem) => onConfigProblem?.(problem))
  const schema = useMemo(() => {
    const today = () => calendarDay(now())
    return prepare({ configs: rules, order, declares, mobileRule, minimumAge, today, report })
  }, [rules, order, declares, mobileRule, minimumAge, now, report])
  const form = useKitForm<Partial<RegisterValues>, RegisterEntry, RegisterValues>({
    schema,
    mode: 'onTouched',
    initial: { ...empty, ...props.initial, terms: props.termsTicked ?? true, declaration: false } as RegisterValues,
  })
  const { setValue } = form

  // A new picture needs a new answer.
  const picture = captcha?.image
  useEffect(() => {
    if (picture !== undefined) setValue('captcha', '')
  }, [picture, setValue])

  const send = async (entry: RegisterEntry): Promise<Outcome> => {
    if (entry.affiliateCode && props.checkAffiliate && !(await props.checkAffiliate(entry.affiliateCode))) {
      return { fields: { affiliateCode: { key: 'invitation_code_error' } } }
    }
    return props.onSubmit(entry)
  }

  const repeatsPassword = rules['confirmPassword']?.enabled ?? false
  const shared = { repeatsPassword, mobileRule, minimumAge, today: () => calendarDay(now()), captcha, sms }
  const age = rules['birthday']?.enabled || props.minimumAge !== undefined ? minimumAge : agreementAge
  const fields = shownFields(rules, order)
  return (
    <Form form={form} label={label} onValid={send} disabled={disabled}>
      {fields.map((name) => {
        const config = rules[name]
        return config ? <RegisterField key={name} name={name} config={config} {...shared} /> : null
      })}
      <DataUse>{text('register.data_use')}</DataUse>
      {declares ? <CheckboxField<RegisterValues> name="declaration">{props.declaration}</CheckboxField> : null}
      <TermsField<RegisterValues> name="terms" age={age} onOpen={props.onOpenTerms} />
      {fields.length > shortForm ? <ErrorSummary /> : null}
      <SubmitButton busyText={text('register.submitting')}>{text('in_register_now')}</SubmitButton>
      {props.onLogin ? (
        <FormFooter>
          {text('in_already_account')} <TextButton onClick={props.onLogin}>{text('login.submit')}</TextButton>
        </FormFooter>
      ) : null}
    </Form>
  )
}

/** A form with more fields does not fit on a phone's screen, so its errors are also counted next to the button. */
const shortForm = 6
