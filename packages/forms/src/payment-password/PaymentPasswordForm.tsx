import { TextButton } from '@croupier/ui/TextButton'
import { useLatest } from '@croupier/ui/useLatest'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { PasswordField } from '../fields/PasswordField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { patternFor } from '../patterns/patterns.ts'
import type { ConfigProblem, FieldConfig } from '../schema/FieldConfig.ts'
import { preparedEngine } from '../schema/preparedEngine.ts'
import { ruleHint } from '../schema/ruleHint.ts'
import { joinedHint } from '../text/joinedHint.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import {
  paymentPasswordChangeSchema,
  paymentPasswordRule,
  paymentPasswordSetupSchema,
  type PaymentPasswordChange,
  type PaymentPasswordSetup,
} from './paymentPassword.ts'

interface SharedProps extends SharedFormProps {
  /** The rule from the platform. Default: six digits. */
  readonly rule?: FieldConfig | undefined
  /** Called with a rule that could not be used as sent. */
  readonly onConfigProblem?: ((problem: ConfigProblem) => void) | undefined
}

/** Props of {@link PaymentPasswordForm}: sets a first password or changes the current one. */
export type PaymentPasswordFormProps = SharedProps &
  (
    | {
        /** Whether a password is set for the first time or changed. */
        readonly mode: 'set'
        /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
        readonly onSubmit: (setup: PaymentPasswordSetup) => Promise<Outcome>
        readonly onForgotten?: undefined
      }
    | {
        readonly mode: 'change'
        readonly onSubmit: (change: PaymentPasswordChange) => Promise<Outcome>
        /** Called when the user has forgotten the password; if omitted there is no such button. */
        readonly onForgotten?: (() => void) | undefined
      }
  )

type Values = Record<'oldPassword' | 'newPassword' | 'confirmNewPassword', string>
type Entry = PaymentPasswordSetup | PaymentPasswordChange

const prepare = async (
  mode: 'set' | 'change',
  rule: FieldConfig,
  report?: (problem: ConfigProblem) => void,
): Promise<z.ZodMiniType<Entry, Partial<Values>>> => {
  const options = { engine: await preparedEngine({ newPassword: rule }), report }
  return mode === 'set' ? paymentPasswordSetupSchema(rule, options) : paymentPasswordChangeSchema(rule, options)
}

/**
 * Sets or changes the payment password. Renders a `<form>`; independent of stores, sends only through
 * `onSubmit`.
 *
 * Kept out of password managers, which would offer the login password.
 */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  const { mode, rule = paymentPasswordRule, onForgotten, onConfigProblem, disabled } = props
  const { text } = useFormText()
  const report = useLatest((problem: ConfigProblem) => onConfigProblem?.(problem))
  const schema = useMemo(() => prepare(mode, rule, report), [mode, rule, report])
  const form = useKitForm<Partial<Values>, Entry, Values>({
    schema,
    mode: 'onTouched',
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  })
  // The schema of each mode returns what its handler expects.
  const send = (entry: Entry) =>
    props.mode === 'set'
      ? props.onSubmit(entry as PaymentPasswordSetup)
      : props.onSubmit(entry as PaymentPasswordChange)
  const title = text(`payment_password.${mode}`)
  const payment = {
    required: true,
    autoComplete: 'off',
    inputMode: patternFor(rule.patternId).pattern.inputMode,
  } as const
  return (
    <Form form={form} label={title} onValid={send} disabled={disabled}>
      {mode === 'change' ? (
        <PasswordField<Values> {...payment} name="oldPassword" label={text('payment_password.current')} />
      ) : null}
      <PasswordField<Values>
        {...payment}
        name="newPassword"
        label={text('payment_password.new')}
        description={joinedHint(ruleHint(rule, text), text('field.payment_password_hint'))}
        repeatedIn="confirmNewPassword"
      />
      <PasswordField<Values> {...payment} name="confirmNewPassword" label={text('payment_password.repeat')} />
      <SubmitButton busyText={text('form.sending')}>{title}</SubmitButton>
      {onForgotten ? <TextButton onClick={onForgotten}>{text('payment_password.forgotten')}</TextButton> : null}
    </Form>
  )
}
