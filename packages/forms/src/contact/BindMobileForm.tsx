import { useMemo } from 'react'
import * as z from 'zod/mini'
import { MobileField } from '../fields/MobileField.tsx'
import { BackButton } from '../form/BackButton.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf, type ValuesOf } from '../form/useKitForm.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { SmsCode } from '../verification/SmsCode.tsx'
import type { SmsPort } from '../verification/SmsPort.ts'
import { verificationCodeSchema } from '../verification/verificationCode.ts'

const bindMobileSchema = (rule: MobileRule) =>
  z.object({
    /** The number to bind in national form, with its leading zero. */
    mobileNum: mobileSchema(rule),
    /** Code sent to the number by SMS. */
    verificationCode: verificationCodeSchema(),
  })

type Values = ValuesOf<typeof bindMobileSchema>

/** A number and the code sent to it, named as in the platform's API. */
export type MobileBinding = EntryOf<typeof bindMobileSchema> & {
  /** Country code in digits, without a plus sign: `63`. */
  readonly countryDialingCode: string
}

/** Props of {@link BindMobileForm}. */
export interface BindMobileFormProps extends SharedFormProps {
  /** Format of the market's mobile numbers. */
  readonly mobileRule: MobileRule
  /** Requests codes; the caller keeps the countdown. */
  readonly sms: SmsPort
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (binding: MobileBinding) => Promise<Outcome>
  /** Goes back without changes. */
  readonly onCancel: () => void
}

/** Binds a mobile number with the code sent to it. Renders a `<form>`; sends only through `onSubmit`. */
export function BindMobileForm({ mobileRule, sms, onSubmit, onCancel, disabled }: BindMobileFormProps) {
  const { text } = useFormText()
  const schema = useMemo(() => bindMobileSchema(mobileRule), [mobileRule])
  const form = useKitForm({ schema, initial: { mobileNum: '', verificationCode: '' } })
  return (
    <Form
      form={form}
      label={text('contact.bind_mobile')}
      onValid={(entry) => onSubmit({ ...entry, countryDialingCode: mobileRule.diallingCode })}
      disabled={disabled}
    >
      <MobileField<Values> name="mobileNum" label={text('contact.new_mobile')} required rule={mobileRule} />
      <SmsCode<Values> name="verificationCode" mobileName="mobileNum" rule={mobileRule} sms={sms} />
      <SubmitButton busyText={text('form.sending')}>{text('contact.bind_mobile')}</SubmitButton>
      <BackButton onBack={onCancel} />
    </Form>
  )
}
