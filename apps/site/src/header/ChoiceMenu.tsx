import type { MenuEntry } from '@croupier/ui'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { useOnIntent } from '../on-intent/useOnIntent.ts'
import { deepButton } from './deepButton.ts'

const Menu = lazy(() => import('./menu.ts'))

const Trigger = styled.button`
  ${deepButton}
`

/** One of several, chosen from a short list behind a button. The list's engine loads when somebody reaches for it. */
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
  const { wanted, intent } = useOnIntent()
  const trigger = (
    <Trigger type="button" aria-label={label} aria-haspopup="menu" {...intent}>
      <Icon size={18} aria-hidden />
      <span>{shown}</span>
      <ChevronDown size={14} aria-hidden />
    </Trigger>
  )
  if (!wanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <Menu trigger={trigger} entries={entries} />
    </Suspense>
  )
}
