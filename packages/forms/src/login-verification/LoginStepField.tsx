import type { PlainKey } from '@croupier/locales'
import { MobileField } from '../fields/MobileField.tsx'
import { OtpField } from '../fields/OtpField.tsx'
import { SmsCodeField } from '../fields/SmsCodeField.tsx'
import { TextField } from '../fields/TextField.tsx'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { authenticatorDigits, type LoginStep, type LoginVerificationValues } from './loginVerificationSchema.ts'

/** Props of {@link LoginStepField}. */
export interface LoginStepFieldProps {
  readonly step: LoginStep
  /** Masked form of the answer, from the platform, e.g. `m***@mail.example`. */
  readonly hint?: string | undefined
  readonly mobileRule: MobileRule
  readonly secondsLeft: number
  readonly onSend: () => Promise<void>
}

/** Labels of the steps, for both the choice and the field. */
export const loginStepLabels: Readonly<Record<LoginStep, PlainKey>> = {
  phone: 'login_2fa_mobile',
  code: 'login_2fa_vcode',
  email: 'login_2fa_email',
  bankName: 'login_2fa_payee',
  authenticator: 'ga_ver_code',
  recovery: 'two_factor.recovery_code',
}

/** The input of a step. Renders a field of the kit. */
export function LoginStepField({ step, hint, mobileRule, secondsLeft, onSend }: LoginStepFieldProps) {
  const { text } = useFormText()
  const shared = { name: step, label: text(loginStepLabels[step]), required: true } as const
  switch (step) {
    case 'phone':
      return <MobileField<LoginVerificationValues> {...shared} description={hint} rule={mobileRule} />
    case 'code':
      return (
        <SmsCodeField<LoginVerificationValues>
          name={step}
          required
          description={hint}
          secondsLeft={secondsLeft}
          onSend={onSend}
        />
      )
    case 'email':
      return (
        <TextField<LoginVerificationValues>
          {...shared}
          description={hint}
          inputMode="email"
          autoComplete="email"
          code
        />
      )
    case 'bankName':
      return (
        <TextField<LoginVerificationValues>
          {...shared}
          description={hint ?? text('login_2fa_payee_tips')}
          autoComplete="name"
        />
      )
    case 'authenticator':
      return (
        <OtpField<LoginVerificationValues>
          {...shared}
          description={text('two_factor.hint', { digits: authenticatorDigits })}
          length={authenticatorDigits}
        />
      )
    case 'recovery':
      return (
        <TextField<LoginVerificationValues>
          {...shared}
          description={text('two_factor.recovery_hint')}
          autoComplete="off"
          code
        />
      )
  }
}
