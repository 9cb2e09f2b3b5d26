import { numberText } from '@croupier/locales/digits'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { PasswordField } from '../fields/PasswordField.tsx'
import { SmsCodeField } from '../fields/SmsCodeField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { rejectionAsFault } from '../form/asFault.ts'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { Lead } from '../form/Lead.ts'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf, type ValuesOf } from '../form/useKitForm.ts'
import { authenticatorDigits } from '../login-verification/loginVerificationSchema.ts'
import { presentSchema } from '../password/passwordRule.ts'
import { notAsked } from '../schema/notAsked.ts'
import { withoutGaps } from '../schema/withoutGaps.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { verificationCodeSchema } from '../verification/verificationCode.ts'

/** A proof of identity that the platform can require. */
export type StepUpMethod = 'password' | 'sms' | 'authenticator'

/** Apps show a code in groups, `246 810`. A recovery code keeps its dash. */
const withoutCodeGaps = (typed: string): string => {
  const code = withoutGaps(typed)
  return code.length === authenticatorDigits && /^\d+$/.test(code) ? code : numberText(typed).trim()
}

const codeSchema = () =>
  z.pipe(z.pipe(z.string(), z.transform(withoutCodeGaps)), presentSchema('enter_verification_code'))

const stepUpSchema = (methods: readonly StepUpMethod[]) =>
  z.object({
    /** The login password, for the method `password`. */
    password: methods.includes('password') ? presentSchema() : notAsked,
    /** Code sent by SMS, for the method `sms`. */
    smsCode: methods.includes('sms') ? verificationCodeSchema() : notAsked,
    /** Code of the authenticator app or a recovery code, for the method `authenticator`. */
    code: methods.includes('authenticator') ? codeSchema() : notAsked,
  })

type Values = ValuesOf<typeof stepUpSchema>

/** Proof of ownership; fields that were not requested are empty. */
export type StepUpEntry = EntryOf<typeof stepUpSchema>

/** Props of {@link StepUpForm}. */
export interface StepUpFormProps extends SharedFormProps {
  /** The required proofs; each has a field, and all are needed. */
  readonly methods: readonly StepUpMethod[]
  /** Requests a code for the method `sms`; only the platform knows the number. */
  readonly sms?: { readonly secondsLeft: number; readonly send: () => Promise<Outcome> } | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (entry: StepUpEntry) => Promise<Outcome>
}

/** Confirms the owner's identity before a change to the account's security. Renders a `<form>`. */
export function StepUpForm({ methods, sms, onSubmit, disabled }: StepUpFormProps) {
  const { text } = useFormText()
  const schema = useMemo(() => stepUpSchema(methods), [methods])
  const form = useKitForm({ schema, initial: { password: '', smsCode: '', code: '' } })

  const sendCode = async () => {
    const rejection = await sms?.send()
    if (!rejection) return form.setFocus('smsCode')
    form.setError('smsCode', rejectionAsFault(rejection))
  }

  return (
    <Form form={form} label={text('step_up.title')} onValid={onSubmit} disabled={disabled}>
      <Lead>{text('step_up.text')}</Lead>
      {methods.includes('password') ? (
        <PasswordField<Values>
          name="password"
          label={text('payment_password.login')}
          required
          autoComplete="current-password"
        />
      ) : null}
      {methods.includes('sms') ? (
        <SmsCodeField<Values> name="smsCode" required secondsLeft={sms?.secondsLeft ?? 0} onSend={sendCode} />
      ) : null}
      {methods.includes('authenticator') ? (
        <TextField<Values>
          name="code"
          label={text('ga_ver_code')}
          description={text('step_up.code_hint')}
          required
          autoComplete="one-time-code"
          code
        />
      ) : null}
      <SubmitButton busyText={text('form.sending')}>{text('step_up.submit')}</SubmitButton>
    </Form>
  )
}
