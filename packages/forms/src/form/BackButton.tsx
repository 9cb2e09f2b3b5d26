import { Button } from '@croupier/ui'
import { useFormDisabled } from './formDisabled.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Props of {@link BackButton}. */
export interface BackButtonProps {
  readonly onBack: () => void
}

/** The way back to the step before; nothing that was entered is lost. Renders a `<button>`. */
export function BackButton({ onBack }: BackButtonProps) {
  const { text } = useFormText()
  const disabled = useFormDisabled()
  return (
    <Button variant="ghost" tone="neutral" fullWidth onClick={onBack} disabled={disabled}>
      {text('back')}
    </Button>
  )
}
