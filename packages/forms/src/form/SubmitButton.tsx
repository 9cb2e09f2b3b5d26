import { Button } from '@croupier/ui/Button'
import { useOnline } from '@croupier/ui/useOnline'
import { type ReactNode, useId } from 'react'
import { useFormDisabled } from './formDisabled.ts'
import { Lead } from './Lead.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { useFormSending } from './formSending.ts'
import { useSurroundingForm } from './useSurroundingForm.ts'

/** Props of {@link SubmitButton}. */
export interface SubmitButtonProps {
  /** The button's text. */
  readonly children: ReactNode
  /** Announced once when sending starts. */
  readonly busyText: string
  /** `danger` for irreversible actions. Default accent. */
  readonly tone?: 'accent' | 'danger' | undefined
}

/**
 * The main action of its form. While offline it is disabled, and says below why: nothing is queued and sent later.
 * Renders a `<button type="submit">` that keeps focus while it works, and a `<p>` while offline.
 */
export function SubmitButton({ children, busyText, tone = 'accent' }: SubmitButtonProps) {
  // Throws a clear error if no form surrounds it.
  useSurroundingForm()
  const sending = useFormSending()
  const disabled = useFormDisabled()
  const online = useOnline()
  const why = useId()
  const { text } = useFormText()
  return (
    <>
      <Button
        type="submit"
        size="lg"
        tone={tone}
        fullWidth
        disabled={disabled || !online}
        focusableWhenDisabled={!disabled}
        loading={sending}
        texts={{ loading: busyText }}
        aria-describedby={online ? undefined : why}
      >
        {children}
      </Button>
      {online ? null : <Lead id={why}>{text('errors.offline')}</Lead>}
    </>
  )
}
