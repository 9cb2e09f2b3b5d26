import { BirthdayField } from '../fields/BirthdayField.tsx'
import { CaptchaField, type CaptchaChallenge } from '../fields/CaptchaField.tsx'
import { MobileField } from '../fields/MobileField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { PaymentPasswordField } from '../fields/PaymentPasswordField.tsx'
import { TextField } from '../fields/TextField.tsx'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { NewPasswordField } from '../password/NewPasswordField.tsx'
import type { CalendarDate } from '@croupier/locales/calendar'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import { patternFor } from '../patterns/patterns.ts'
import { fieldHint, ruleHint } from '../schema/ruleHint.ts'
import { joinedHint } from '../text/joinedHint.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { SmsCode } from '../verification/SmsCode.tsx'
import type { SmsPort } from '../verification/SmsPort.ts'
import { registerField, type RegisterFieldName } from './registerFields.ts'
import type { RegisterValues } from './registerSchema.ts'

/** Props of {@link RegisterField}. */
export interface RegisterFieldProps {
  readonly name: RegisterFieldName
  readonly config: FieldConfig
  /** Whether the form also shows the field that repeats the password. */
  readonly repeatsPassword: boolean
  readonly mobileRule: MobileRule
  readonly minimumAge: number
  readonly today: () => CalendarDate
  readonly captcha?: CaptchaChallenge | undefined
  readonly sms?: SmsPort | undefined
}

/** One field of a registration. Renders the kit field that its name calls for. */
export function RegisterField(props: RegisterFieldProps) {
  const { name, config, repeatsPassword, mobileRule, minimumAge, today, captcha, sms } = props
  const { text } = useFormText()
  const { label: labelKey, control, autoComplete = 'off', code = false, hint, reason, inputMode } = registerField(name)
  const field = { name, label: text(labelKey), required: config.required }
  /** The field's rule, and why it is required. */
  const described = (...parts: readonly (string | undefined)[]) => joinedHint(...parts, reason && text(reason))
  switch (control) {
    case 'password':
      return (
        <NewPasswordField<RegisterValues>
          {...field}
          rule={config}
          repeatedIn={repeatsPassword ? 'confirmPassword' : undefined}
        />
      )
    case 'repetition':
      return <PasswordField<RegisterValues> {...field} autoComplete="new-password" />
    case 'paymentPassword':
      return <PaymentPasswordField<RegisterValues> name={name} rule={config} description={ruleHint(config, text)} />
    case 'birthday':
      return (
        <BirthdayField<RegisterValues>
          {...field}
          description={described(text('field.birthday_hint', { age: minimumAge }))}
          today={today()}
        />
      )
    case 'mobile':
      return (
        <MobileField<RegisterValues>
          {...field}
          description={described(mobileRule.hint && text(mobileRule.hint))}
          rule={mobileRule}
        />
      )
    case 'smsCode':
      return sms ? <SmsCode<RegisterValues> name={name} mobileName="mobileNum" rule={mobileRule} sms={sms} /> : null
    case 'captcha':
      return captcha ? (
        <CaptchaField<RegisterValues> name={name} required={config.required} challenge={captcha} />
      ) : null
    case undefined:
      return (
        <TextField<RegisterValues>
          {...field}
          description={described(hint ? text(hint) : fieldHint(config, text))}
          autoComplete={autoComplete}
          code={code}
          inputMode={inputMode ?? patternFor(config.patternId).pattern.inputMode}
        />
      )
  }
}
