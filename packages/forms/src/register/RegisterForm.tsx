import { useMemo } from 'react'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { SmsPort } from '../verification/SmsPort.ts'
import { registerConfigs } from './registerConfigs.ts'
import { registerFieldOrder } from './registerFields.ts'
import { RegistrationForm, type RegistrationProps } from './RegistrationForm.tsx'

/** Props of {@link RegisterForm}. */
export interface RegisterFormProps extends RegistrationProps {
  /** Requests SMS codes; with it the form asks for number and code (flag REGMOBVERF3). */
  readonly sms?: SmsPort | undefined
}

/** Registration by user name. Renders a `<form>`; independent of stores, sends only through `onSubmit`. */
export function RegisterForm(props: RegisterFormProps) {
  const { configs, sms, captcha, affiliateFixed = false } = props
  const { text } = useFormText()
  const smsShown = sms !== undefined
  const captchaShown = captcha !== undefined
  const rules = useMemo(
    () => registerConfigs({ configs, smsShown, captchaShown, affiliateFixed }),
    [configs, smsShown, captchaShown, affiliateFixed],
  )
  return <RegistrationForm {...props} label={text('register.title')} rules={rules} order={registerFieldOrder} />
}
