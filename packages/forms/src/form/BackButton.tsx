import { Button } from '@croupier/ui/Button'
import { useFormDisabled } from './formDisabled.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Props of {@link BackButton}. */
export interface BackButtonProps {
  readonly onBack: () => void
}

/** Returns to the previous step without losing input. Renders a `<button>`. */
export function BackButton({ onBack }: BackButtonProps) {
  const { text } = useFormText()
  const disabled = useFormDisabled()
  return (
    <Button variant="ghost" tone="neutral" fullWidth onClick={onBack} disabled={disabled}>
      {text('back')}
    </Button>
  )
}
