import type { FieldPath, FieldValues } from 'react-hook-form'
import { SmsCodeField } from '../fields/SmsCodeField.tsx'
import { rejectionAsFault } from '../form/asFault.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { parseMobile, type MobileRule } from '../mobile/mobileRule.ts'
import type { SmsPort } from './SmsPort.ts'

/** Props of {@link SmsCode}. */
export interface SmsCodeProps<Values extends FieldValues> {
  /** Name of the code's field. */
  readonly name: NoInfer<FieldPath<Values>>
  /** Name of the mobile number's field in the same form. */
  readonly mobileName: NoInfer<FieldPath<Values>>
  readonly rule: MobileRule
  readonly sms: SmsPort
}

/**
 * The SMS code of a form: validates the mobile number and requests the code. Renders an `SmsCodeField`.
 *
 * An invalid mobile number shows its error at its own field, which takes focus; a refused request shows its error at
 * the code's field.
 */
export function SmsCode<Values extends FieldValues = never>(props: SmsCodeProps<Values>) {
  const { name, mobileName, rule, sms } = props
  const form = useSurroundingForm<Values>()

  const send = async () => {
    let fault = 'fill_in_mobile'
    const mobile = await parseMobile(rule, String(form.getValues(mobileName))).catch(() => {
      fault = 'errors.offline'
    })
    if (!mobile) {
      form.setError(mobileName, { type: 'format', message: fault })
      form.setFocus(mobileName)
      return
    }
    const rejection = await sms.send({ mobile, countryDialingCode: rule.diallingCode })
    if (!rejection) return form.setFocus(name)
    form.setError(name, rejectionAsFault(rejection))
  }

  return <SmsCodeField<Values> name={name} required secondsLeft={sms.secondsLeft} onSend={send} />
}
