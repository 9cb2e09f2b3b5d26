import { Button } from '@croupier/ui/Button'
import { Input } from '@croupier/ui/Input'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { FieldValues } from 'react-hook-form'
import { useFormDisabled } from '../form/formDisabled.ts'
import { takeOver } from '../form/takeOver.ts'
import { usePending } from '../form/usePending.ts'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link SmsCodeField}. */
export interface SmsCodeFieldProps<Values extends FieldValues> extends Omit<BoundFieldProps<Values>, 'label'> {
  /** Default: SMS code. */
  readonly label?: string | undefined
  /**
   * Seconds until another code can be requested; 0 when one can. The countdown belongs to the caller.
   */
  readonly secondsLeft: number
  /** Requests a code. Presses during a request are ignored. */
  readonly onSend: () => Promise<void>
}

/**
 * A code sent by SMS or email, with the button that requests it. Renders the kit's `Field` with an `Input` that phones
 * fill from the message automatically (`one-time-code`).
 *
 * During the countdown the button stays focusable and shows the seconds, but is not a live region, so screen readers do
 * not announce every second.
 */
export function SmsCodeField<Values extends FieldValues = never>({
  secondsLeft,
  onSend,
  label: given,
  ...rest
}: SmsCodeFieldProps<Values>) {
  const { text } = useFormText()
  const label = given ?? text('in_increase_verificationCode')
  const { control, error } = useBoundField<Values>({ name: rest.name, label })
  const form = useSurroundingForm<Values>()
  const off = useFormDisabled()
  const [sent, setSent] = useState(false)
  const { pending, run } = usePending<'send'>()
  const waiting = secondsLeft > 0
  // A failed request has sent nothing that could be sent again.
  if (waiting && !sent) setSent(true)

  const send = (around: HTMLFormElement | null) => {
    if (waiting) return
    // The number may have been filled in without an event.
    if (around) takeOver(around, form)
    void run('send', onSend)
  }

  const action = waiting ? text('sms.countdown', { seconds: secondsLeft }) : text(sent ? 'sms.send_again' : 'send_sms')
  const button = (
    <SendButton
      variant="ghost"
      size="sm"
      loading={pending !== undefined}
      texts={{ loading: text('sms.sending') }}
      disabled={waiting || off}
      focusableWhenDisabled={!off}
      onClick={(event) => send(event.currentTarget.form)}
    >
      {action}
    </SendButton>
  )
  return (
    <FieldFrame {...rest} label={label} error={error}>
      <Input {...control} dir="ltr" inputMode="numeric" autoComplete="one-time-code" end={button} />
    </FieldFrame>
  )
}

const SendButton = styled(Button)`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
