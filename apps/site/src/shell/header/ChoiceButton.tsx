import { Button } from '@croupier/ui/Button'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

/**
 * The button of a list of choices. Accepts the props that a popup's engine passes to its trigger. Renders a `<button>`.
 */
export function ChoiceButton({
  label,
  shown,
  Icon,
  ...rest
}: ComponentProps<typeof Button> & {
  /** Accessible name, such as "Language: English". */
  label: string
  /** Short text in the closed state. */
  shown: string
  Icon: LucideIcon
}) {
  return (
    <Button
      {...rest}
      variant="ghost"
      tone="neutral"
      size="sm"
      // The visible text is part of the name, for voice control.
      aria-label={`${label}, ${shown}`}
      startIcon={<Icon aria-hidden />}
      endIcon={<ChevronDown aria-hidden />}
    >
      {shown}
    </Button>
  )
}
