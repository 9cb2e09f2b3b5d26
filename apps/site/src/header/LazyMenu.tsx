import type { Menu as Engine, MenuEntry } from '@croupier/ui'
import { cloneElement, useLayoutEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react'

/**
 * A menu whose engine loads when somebody reaches for its button: points at it, focuses it, or touches it. A press that
 * comes before the engine opens the menu once it is there, and the button keeps its focus. Renders the button.
 */
export function LazyMenu({ trigger, entries }: { trigger: ReactElement<ComponentProps<'button'>>; entries: readonly MenuEntry[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const [open, setOpen] = useState(false)
  const [Menu, setMenu] = useState<typeof Engine>()

  useLayoutEffect(() => {
    if (Menu && hadFocus.current) button.current?.focus()
  }, [Menu])

  const load = () => {
    import('./menu.ts').then(
      ({ default: engine }) => {
        hadFocus.current = document.activeElement === button.current
        setMenu(() => engine)
      },
      // Offline, or a new version is out: the next try loads again.
      () => undefined,
    )
  }
  if (Menu) return <Menu trigger={cloneElement(trigger, { ref: button })} entries={entries} open={open} onOpenChange={setOpen} />
  const press = () => {
    setOpen(true)
    load()
  }
  return cloneElement(trigger, { ref: button, onPointerEnter: load, onFocus: load, onTouchStart: load, onClick: press })
}
