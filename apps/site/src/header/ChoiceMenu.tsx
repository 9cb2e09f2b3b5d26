import type { MenuEntry } from '@croupier/ui'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { deepButton } from './deepButton.ts'
import { LazyMenu } from './LazyMenu.tsx'

const Trigger = styled.button`
  ${deepButton}
`

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
        <Trigger type="button" aria-label={label} aria-haspopup="menu">
          <Icon size={18} aria-hidden />
          <span>{shown}</span>
          <ChevronDown size={14} aria-hidden />
        </Trigger>
      }
    />
  )
}
