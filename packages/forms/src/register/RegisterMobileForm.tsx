import { useMemo } from 'react'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { SmsPort } from '../verification/SmsPort.ts'
import { mobileRegisterConfigs } from './registerConfigs.ts'
import { mobileRegisterFieldOrder } from './registerFields.ts'
import { RegistrationForm, type RegistrationProps } from './RegistrationForm.tsx'

/** Props of {@link RegisterMobileForm}; `registerMobilePayload` turns its values into the platform's request. */
export interface RegisterMobileFormProps<Proof extends object = object> extends RegistrationProps<Proof> {
  /** Way to SMS codes: by the platform, or by a phone authentication of another provider. */
  readonly sms: SmsPort<Proof>
  /** Ask for a password too (flag MOBILENUMPASSREG3); without one, every login is by code [S-133]. */
  readonly withPassword: boolean
}

/** Create an account by mobile number. Renders a `<form>`; knows no store and sends nothing itself. */
export function RegisterMobileForm<Proof extends object = object>(props: RegisterMobileFormProps<Proof>) {
  const { configs, captcha, affiliateFixed = false, withPassword } = props
  const { text } = useFormText()
  const captchaShown = captcha !== undefined
  const rules = useMemo(
    () => mobileRegisterConfigs({ configs, smsShown: true, captchaShown, affiliateFixed, passwordShown: withPassword }),
    [configs, captchaShown, affiliateFixed, withPassword],
  )
  return (
    <RegistrationForm {...props} label={text('in_mobile_register')} rules={rules} order={mobileRegisterFieldOrder} />
  )
}
