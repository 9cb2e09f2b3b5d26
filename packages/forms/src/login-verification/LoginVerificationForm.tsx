import { TextButton } from '@croupier/ui/TextButton'
import { useMemo, useState } from 'react'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome, Rejection } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { rejectionAsFault } from '../form/asFault.ts'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { LoginStepField, loginStepLabels } from './LoginStepField.tsx'
import { LoginReason } from './loginVerificationStyle.ts'
import {
  loginVerificationSchema,
  type LoginAnswer,
  type LoginStep,
  type LoginVerificationValues,
} from './loginVerificationSchema.ts'

/** A step the platform offers. */
export interface OfferedStep {
  /** The step to choose. */
  readonly step: LoginStep
  /** Masked form of the answer, from the platform. */
  readonly hint?: string | null | undefined
}

/** Props of {@link LoginVerificationForm}. */
export interface LoginVerificationFormProps extends SharedFormProps {
  /** Why verification is needed: an unknown address, or the account's two-step verification. */
  readonly reason: 'address' | 'twoFactor'
  /** The steps offered; any of them is enough. */
  readonly steps: readonly OfferedStep[]
  /** Format of the market's mobile numbers. */
  readonly mobileRule: MobileRule
  /** Requests a code for the step `code`; only the platform knows the number. */
  readonly code?: { readonly secondsLeft: number; readonly send: () => Promise<Outcome> } | undefined
  /**
   * Sends the answer; a rejection may name the field `answer`. The session starts only once it resolves with undefined.
   */
  readonly onSubmit: (answer: LoginAnswer) => Promise<Outcome>
  /** Returns to the login. */
  readonly onCancel?: (() => void) | undefined
}

const blank: Record<LoginStep, string> = {
  phone: '',
  code: '',
  email: '',
  bankName: '',
  authenticator: '',
  recovery: '',
}
const unavailable = async () => {}

/**
 * Verifies that the account's owner is logging in, by one of the steps the platform offers. Renders a `<form>`;
 * independent of stores, sends only through `onSubmit`. Each step keeps its input while another is shown.
 */
export function LoginVerificationForm(props: LoginVerificationFormProps) {
  const { reason, steps, mobileRule, code, onSubmit, onCancel, disabled } = props
  const { text } = useFormText()
  const first = steps[0]?.step ?? 'authenticator'
  const [step, setStep] = useState<LoginStep>(first)
  const schema = useMemo(() => loginVerificationSchema(step, mobileRule), [step, mobileRule])
  const form = useKitForm({ schema, initial: { ...blank, step: first } })
  const hint = steps.find((offered) => offered.step === step)?.hint ?? undefined

  const send = async (answer: LoginAnswer): Promise<Rejection | undefined> => {
    const rejection = await onSubmit(answer)
    if (!rejection?.fields?.['answer']) return rejection ?? undefined
    const { answer: said, ...others } = rejection.fields
    return { ...rejection, fields: { ...others, [answer.step]: said } }
  }

  const sendCode = async () => {
    const rejection = await code?.send()
    if (!rejection) return form.setFocus('code')
    form.setError('code', rejectionAsFault(rejection))
  }

  const choose = (value: string) => {
    setStep(value as LoginStep)
    form.clearErrors()
  }

  return (
    <Form
      form={form}
      label={text(reason === 'address' ? 'login.verify_title' : 'two_factor.title')}
      onValid={send}
      disabled={disabled}
    >
      {reason === 'address' ? <LoginReason>{text('login_2fa_tips')}</LoginReason> : null}
      {steps.length > 1 ? (
        <ChoiceField<LoginVerificationValues>
          name="step"
          legend={text('login.verify_method')}
          choices={steps.map((offered) => ({ value: offered.step, label: text(loginStepLabels[offered.step]) }))}
          onValueChange={choose}
        />
      ) : null}
      <LoginStepField
        key={step}
        step={step}
        hint={hint}
        mobileRule={mobileRule}
        secondsLeft={code?.secondsLeft ?? 0}
        onSend={code ? sendCode : unavailable}
      />
      <SubmitButton busyText={text('login.submitting')}>{text('login.verify_submit')}</SubmitButton>
      {onCancel ? <TextButton onClick={onCancel}>{text('forgot.to_login')}</TextButton> : null}
    </Form>
  )
}
