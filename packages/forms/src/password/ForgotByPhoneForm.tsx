import { useLatest } from '@croupier/ui/useLatest'
import { useMemo } from 'react'
import { MobileField } from '../fields/MobileField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import type { MobileRule } from '../mobile/mobileRule.ts'
import type { ConfigProblem, FieldConfig } from '../schema/FieldConfig.ts'
import { preparedEngine } from '../schema/preparedEngine.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { SmsCode } from '../verification/SmsCode.tsx'
import type { SmsPort } from '../verification/SmsPort.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { passwordRule } from './passwordRule.ts'
import { passwordResetSchema, type PasswordReset } from './passwordSchemas.ts'
import { WayBack, type WayBackProps } from './WayBack.tsx'

/** Props of {@link ForgotByPhoneForm}. */
export interface ForgotByPhoneFormProps extends WayBackProps, SharedFormProps {
  /** Format of the market's mobile numbers. */
  readonly mobileRule: MobileRule
  /** Requests SMS codes. */
  readonly sms: SmsPort
  /** The platform's password rule. Default: 6 to 20 letters and digits, at least one of each. */
  readonly rule?: FieldConfig | undefined
  /** Sets the password. The caller logs in afterwards, with another slider check. */
  readonly onSubmit: (reset: PasswordReset) => Promise<Outcome>
  /** Called with a rule that could not be used as sent. */
  readonly onConfigProblem?: ((problem: ConfigProblem) => void) | undefined
}

const prepare = async (mobileRule: MobileRule, rule: FieldConfig, report?: (problem: ConfigProblem) => void) =>
  passwordResetSchema(mobileRule, rule, { engine: await preparedEngine({ newPassword: rule }), report })

/**
 * Password reset by SMS code. Renders a `<form>`; independent of stores, sends only through `onSubmit`.
 *
 * The new password is typed only once: it can be shown, and a mistyped one can be reset with another code.
 */
export function ForgotByPhoneForm(props: ForgotByPhoneFormProps) {
  const { mobileRule, sms, rule = passwordRule, onSubmit, onLogin, onHelp, onConfigProblem, disabled } = props
  const { text } = useFormText()
  const report = useLatest((problem: ConfigProblem) => onConfigProblem?.(problem))
  const schema = useMemo(() => prepare(mobileRule, rule, report), [mobileRule, rule, report])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { mobileNum: '', verificationCode: '', newPassword: '' },
  })
  const send = (entry: Omit<PasswordReset, 'countryDialingCode'>) =>
    onSubmit({ ...entry, countryDialingCode: mobileRule.diallingCode })
  return (
    <Form form={form} label={text('forgot.by_phone')} onValid={send} disabled={disabled}>
      <MobileField<PasswordReset> name="mobileNum" label={text('in_increase_mobileNum')} required rule={mobileRule} />
      <SmsCode<PasswordReset> name="verificationCode" mobileName="mobileNum" rule={mobileRule} sms={sms} />
      <NewPasswordField<PasswordReset> name="newPassword" label={text('new_password')} rule={rule} />
      <SubmitButton busyText={text('form.sending')}>{text('reset_password')}</SubmitButton>
      <WayBack onLogin={onLogin} onHelp={onHelp} />
    </Form>
  )
}
