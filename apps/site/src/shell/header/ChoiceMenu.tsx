import type { MenuEntry } from '@croupier/ui'
import { Button } from '@croupier/ui/Button'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { LazyMenu } from './LazyMenu.tsx'

/** One of several, chosen from a short list behind a button. */
export function ChoiceMenu({
  label,
  shown,
  Icon,
  entries,
}: {
  /** Accessible name, such as "Language: English". */
  label: string
  /** Short text in the closed state. */
  shown: string
  Icon: LucideIcon
  entries: readonly MenuEntry[]
}) {
  return (
    <LazyMenu
      entries={entries}
      trigger={
        <Button
          variant="ghost"
          tone="neutral"
          size="sm"
          // What is seen is part of the name, for those who speak to their device.
          aria-label={`${label}, ${shown}`}
          aria-haspopup="menu"
          startIcon={<Icon aria-hidden />}
          endIcon={<ChevronDown aria-hidden />}
        >
          {shown}
        </Button>
      }
    />
  )
}
