import { BirthdayField } from '../fields/BirthdayField.tsx'
import { CaptchaField, type CaptchaChallenge } from '../fields/CaptchaField.tsx'
import { MobileField } from '../fields/MobileField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { TextField } from '../fields/TextField.tsx'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { NewPasswordField } from '../password/NewPasswordField.tsx'
import type { CalendarDate } from '../patterns/calendarDate.ts'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import { ruleHint } from '../schema/ruleHint.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { SmsCode } from '../verification/SmsCode.tsx'
import type { SmsPort } from '../verification/SmsPort.ts'
import type { Verify } from '../verification/Verify.ts'
import type { RegisterFieldName } from './registerFields.ts'
import type { RegisterValues } from './registerSchema.ts'

/** Props of {@link RegisterField}. */
export interface RegisterFieldProps<Proof extends object> {
  readonly name: RegisterFieldName
  readonly config: FieldConfig
  /** The form also shows the field that repeats the password. */
  readonly repeatsPassword: boolean
  readonly mobileRule: MobileRule
  readonly minimumAge: number
  readonly today: () => CalendarDate
  readonly captcha?: CaptchaChallenge | undefined
  readonly sms?: SmsPort<Proof> | undefined
  readonly verify?: Verify<Proof> | undefined
}

const autoComplete: Partial<Record<RegisterFieldName, string>> = {
  username: 'username',
  payeeName: 'name',
  nickname: 'nickname',
  email: 'email',
  address: 'street-address',
  line: 'off',
}

/** Account names and codes, written left to right in every language. */
const codes: readonly RegisterFieldName[] = [
  'username',
  'email',
  'idNumber',
  'line',
  'whatsapp',
  'facebook',
  'telegram',
  'wechat',
  'zalo',
  'qqNum',
  'recommenderId',
  'affiliateCode',
]

/** A rule that takes anything, or nothing at all, needs no hint: what would it say? */
const worthAHint = ({ patternId, acceptedPattern, minLength }: FieldConfig) =>
  patternId !== 0 && acceptedPattern !== '*' && minLength > 0

/** One field of a registration, the control its name asks for. Renders a field of the kit. */
export function RegisterField<Proof extends object>(props: RegisterFieldProps<Proof>) {
  const { name, config, repeatsPassword, mobileRule, minimumAge, today, captcha, sms, verify } = props
  const { text } = useFormText()
  const { required } = config
  const rule = ruleHint(config, text)
  switch (name) {
    case 'password':
      return (
        <NewPasswordField<RegisterValues>
          name={name}
          label={text('in_increase_password')}
          rule={config}
          repeatedIn={repeatsPassword ? 'confirmPassword' : undefined}
        />
      )
    case 'confirmPassword':
      return (
        <PasswordField<RegisterValues>
          name={name}
          label={text('in_increase_verifyPwd')}
          required
          autoComplete="new-password"
        />
      )
    case 'paymentPassword':
      return (
        <PasswordField<RegisterValues>
          name={name}
          label={text('in_increase_paymentPassword')}
          description={rule}
          required
          autoComplete="off"
          digits={config.patternId === 6}
        />
      )
    case 'birthday':
      return (
        <BirthdayField<RegisterValues>
          name={name}
          label={text('in_increase_birthday')}
          description={text('field.birthday_hint', { age: minimumAge })}
          required={required}
          today={today()}
        />
      )
    case 'mobileNum':
      return (
        <MobileField<RegisterValues>
          name={name}
          label={text('in_increase_mobileNum')}
          description={mobileRule.hint && text(mobileRule.hint)}
          required
          rule={mobileRule}
        />
      )
    case 'verificationCode':
      return sms ? (
        <SmsCode<RegisterValues, Proof>
          name={name}
          mobileName="mobileNum"
          rule={mobileRule}
          sms={sms}
          verify={verify}
        />
      ) : null
    case 'captcha':
      return captcha ? <CaptchaField<RegisterValues> name={name} required={required} challenge={captcha} /> : null
    case 'zalo':
    case 'whatsapp':
      return (
        <TextField<RegisterValues>
          name={name}
          label={text(`in_increase_${name}`)}
          description={text(`${name}_redeem`)}
          required={required}
          autoComplete="off"
          code
        />
      )
    default:
      return (
        <TextField<RegisterValues>
          name={name}
          label={text(`in_increase_${name}`)}
          description={worthAHint(config) ? rule : undefined}
          required={required}
          autoComplete={autoComplete[name] ?? 'off'}
          code={codes.includes(name)}
          {...(name === 'email' ? { type: 'email' as const, inputMode: 'email' as const } : {})}
          {...(config.patternId === 6 ? { inputMode: 'numeric' as const } : {})}
        />
      )
  }
}
