import { useMemo } from 'react'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { SmsPort } from '../verification/SmsPort.ts'
import { mobileRegisterConfigs } from './registerConfigs.ts'
import { mobileRegisterFieldOrder } from './registerFields.ts'
import { RegistrationForm, type RegistrationProps } from './RegistrationForm.tsx'

/** Props of {@link RegisterMobileForm}. */
export interface RegisterMobileFormProps extends RegistrationProps {
  /** Requests SMS codes, from the platform or from another provider's phone authentication. */
  readonly sms: SmsPort
  /** Ask for a password too (flag MOBILENUMPASSREG3); without one, every login is by code. */
  readonly withPassword: boolean
}

/** Registration by mobile number. Renders a `<form>`; independent of stores, sends only through `onSubmit`. */
export function RegisterMobileForm(props: RegisterMobileFormProps) {
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
