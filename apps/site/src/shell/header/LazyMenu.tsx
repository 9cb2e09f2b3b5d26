import type { MenuEntry } from '@croupier/ui'
import type { ComponentProps, ReactElement } from 'react'
import { LazyPopup } from './LazyPopup.tsx'

const load = () => import('./menu.ts')

/** A menu whose engine loads when its button is hovered, focused or touched. Renders the button. */
export function LazyMenu({
  trigger,
  entries,
}: {
  trigger: ReactElement<ComponentProps<'button'>>
  entries: readonly MenuEntry[]
}) {
  return (
    <LazyPopup trigger={trigger} load={load}>
      {(Menu, props) => <Menu {...props} entries={entries} />}
    </LazyPopup>
  )
}
