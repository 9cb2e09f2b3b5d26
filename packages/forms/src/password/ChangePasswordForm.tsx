import type { PlainKey } from '@croupier/locales'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { useLatest } from '@croupier/ui/useLatest'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { PasswordField } from '../fields/PasswordField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import type { ConfigProblem, FieldConfig } from '../schema/FieldConfig.ts'
import { preparedEngine } from '../schema/preparedEngine.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { passwordRule } from './passwordRule.ts'
import { passwordChangeSchema, type PasswordChange } from './passwordSchemas.ts'

/** Why a password must be changed: first login, expired, too common. */
export type PasswordChangeReason = 'first-login' | 'expired' | 'weak'

/** Props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps extends SharedFormProps {
  /**
   * The password typed at login, if it is still in this page's memory: its field is then not shown. It is never
   * stored.
   */
  readonly oldPassword?: string | undefined
  /** The platform's password rule. Default: 6 to 20 letters and digits, at least one of each. */
  readonly rule?: FieldConfig | undefined
  /** Reason, shown above the fields. */
  readonly reason?: PasswordChangeReason | undefined
  /** Ends the session. Set it for a forced change, where it is the only other exit. */
  readonly onSignOut?: (() => void) | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (change: PasswordChange) => Promise<Outcome>
  /** Called with a rule that could not be used as sent. */
  readonly onConfigProblem?: ((problem: ConfigProblem) => void) | undefined
}

const reasons: Readonly<Record<PasswordChangeReason, PlainKey>> = {
  'first-login': 'in_first_password',
  expired: 'in_password_expired',
  weak: 'in_changing_security',
}

const prepare = async (rule: FieldConfig, report?: (problem: ConfigProblem) => void) =>
  passwordChangeSchema(rule, { engine: await preparedEngine({ newPassword: rule }), report })

/**
 * Changes the login password, voluntarily or forced. Renders a `<form>`; independent of stores, sends only through
 * `onSubmit`.
 *
 * If the platform refuses the remembered old password, its field appears, empty and with the message, so the user can
 * continue.
 */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { oldPassword, rule = passwordRule, reason, onSignOut, onSubmit, onConfigProblem, disabled } = props
  const { text } = useFormText()
  const [oldShown, setOldShown] = useState(oldPassword === undefined)
  const report = useLatest((problem: ConfigProblem) => onConfigProblem?.(problem))
  const schema = useMemo(() => prepare(rule, report), [rule, report])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { oldPassword: oldPassword ?? '', newPassword: '', confirmNewPassword: '' },
  })

  const send = async (change: PasswordChange) => {
    const rejection = await onSubmit(change)
    if (rejection?.fields?.['oldPassword'] && !oldShown) {
      form.setValue('oldPassword', '')
      // The field must be rendered before the form searches for it to show the rejection.
      flushSync(() => setOldShown(true))
    }
    return rejection
  }

  return (
    <Form form={form} label={text('change_password')} onValid={send} disabled={disabled}>
      {reason ? <Callout tone="info">{text(reasons[reason])}</Callout> : null}
      {oldShown ? (
        <PasswordField<PasswordChange>
          name="oldPassword"
          label={text('old_password')}
          required
          autoComplete="current-password"
        />
      ) : null}
      <NewPasswordField<PasswordChange>
        name="newPassword"
        label={text('new_password')}
        rule={rule}
        repeatedIn="confirmNewPassword"
      />
      <PasswordField<PasswordChange>
        name="confirmNewPassword"
        label={text('in_increase_verifyPwd')}
        required
        autoComplete="new-password"
      />
      <SubmitButton busyText={text('form.sending')}>{text('change_password')}</SubmitButton>
      {onSignOut ? (
        <Button variant="ghost" tone="neutral" fullWidth onClick={onSignOut} disabled={disabled ?? false}>
          {text('logout')}
        </Button>
      ) : null}
    </Form>
  )
}
