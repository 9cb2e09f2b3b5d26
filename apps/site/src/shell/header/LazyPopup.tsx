import { cloneElement, useLayoutEffect, useState, type ComponentProps, type ReactElement } from 'react'

/** What the engine of a {@link LazyPopup} renders. */
export interface PopupProps {
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

interface Loaded<Engine> {
  readonly engine: Engine
  /** The button had the focus when the engine replaced it, and gets it back. */
  readonly hadFocus: boolean
}

/** The current press on one of the page's lazy popups; resolved when it is over, its click included. */
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
 * A popup whose engine loads when its button is hovered, focused or touched. If the button is pressed before that, the
 * popup opens once the engine has loaded, and the button keeps its focus. Renders the button.
 */
export function LazyPopup<Engine>({
  trigger,
  load,
  children,
}: {
  trigger: ReactElement<ComponentProps<'button'>>
  load: () => Promise<{ readonly default: Engine }>
  /** Renders the popup with its engine. */
  children: (engine: Engine, props: PopupProps) => ReactElement
}) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Loaded<Engine>>()

  useLayoutEffect(() => {
    if (loaded?.hadFocus) button?.focus()
  }, [loaded, button])

  if (loaded)
    return children(loaded.engine, {
      trigger: cloneElement(trigger, { ref: setButton }),
      open,
      onOpenChange: setOpen,
    })
  const reach = async () => {
    // Offline, or a new version is out: the next try loads again.
    const part = await load().catch(() => undefined)
    // The engine renders the button again: in the middle of a press, the click would miss the pressed button.
    await press
    if (part) setLoaded((before) => before ?? { engine: part.default, hadFocus: document.activeElement === button })
  }
  const click = () => {
    setOpen(true)
    void reach()
  }
  return cloneElement(trigger, {
    ref: setButton,
    onPointerEnter: () => void reach(),
    onFocus: () => void reach(),
    onTouchStart: () => void reach(),
    onPointerDown: beginPress,
    onClick: click,
  })
}
