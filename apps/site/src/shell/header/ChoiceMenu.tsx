import type { MenuEntry } from '@croupier/ui'
import type { LucideIcon } from 'lucide-react'
import { ChoiceButton } from './ChoiceButton.tsx'
import { LazyMenu } from './LazyMenu.tsx'

/** One of several, chosen from a short list behind a button. */
export function ChoiceMenu({
  entries,
  ...button
}: {
  /** Accessible name, such as "Language: English". */
  label: string
  /** Short text in the closed state. */
  shown: string
  Icon: LucideIcon
  entries: readonly MenuEntry[]
}) {
  return <LazyMenu entries={entries} trigger={<ChoiceButton {...button} aria-haspopup="menu" />} />
}
