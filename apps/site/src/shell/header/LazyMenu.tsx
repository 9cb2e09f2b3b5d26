import type { Menu as Engine, MenuEntry } from '@croupier/ui'
import { cloneElement, useLayoutEffect, useState, type ComponentProps, type ReactElement } from 'react'

interface Loaded {
  readonly Menu: typeof Engine
  /** The button had the focus when the engine took it over, and gets it back. */
  readonly hadFocus: boolean
}

/** The press under way on one of the page's lazy menus; resolved when it is over, its click included. */
let press: Promise<void> = Promise.resolve()

const beginPress = () => {
  press = new Promise((resolve) => {
    const end = () => {
      removeEventListener('pointerup', end, true)
      removeEventListener('pointercancel', end, true)
      setTimeout(resolve)
    }
    addEventListener('pointerup', end, true)
    addEventListener('pointercancel', end, true)
  })
}

/**
 * A menu whose engine loads when somebody reaches for its button: points at it, focuses it, or touches it. A press that
 * comes before the engine opens the menu once it is there, and the button keeps its focus. Renders the button.
 */
export function LazyMenu({
  trigger,
  entries,
}: {
  trigger: ReactElement<ComponentProps<'button'>>
  entries: readonly MenuEntry[]
}) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>()

  useLayoutEffect(() => {
    if (loaded?.hadFocus) button?.focus()
  }, [loaded, button])

  const load = async () => {
    // Offline, or a new version is out: the next try loads again.
    const engine = await import('./menu.ts').catch(() => undefined)
    // The engine draws the button again: in the middle of a press the click would find no button that was pressed.
    await press
    if (engine) setLoaded((before) => before ?? { Menu: engine.default, hadFocus: document.activeElement === button })
  }
  if (loaded) {
    const { Menu } = loaded
    return (
      <Menu trigger={cloneElement(trigger, { ref: setButton })} entries={entries} open={open} onOpenChange={setOpen} />
    )
  }
  const reach = () => void load()
  const click = () => {
    setOpen(true)
    reach()
  }
  return cloneElement(trigger, {
    ref: setButton,
    onPointerEnter: reach,
    onFocus: reach,
    onTouchStart: reach,
    onPointerDown: beginPress,
    onClick: click,
  })
}
