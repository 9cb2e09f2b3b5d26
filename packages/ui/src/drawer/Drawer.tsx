import { useState, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { cssLength } from '../overlay/cssLength.ts'
import { EdgePanel } from './EdgePanel.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `Drawer`; everything else goes to the panel. */
export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean
  /** Called when the close button, the background, Escape or a swipe to its side closes it. */
  onClose: () => void
  /** Its heading and accessible name. */
  title: ReactNode
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'close'> | undefined
  /** The side it comes from, by reading direction: `start` is left in English, right in Arabic. Default `start`. */
  side?: 'start' | 'end' | undefined
  /** Any CSS length, or pixels. Default 320. At least 3rem of the page stays visible. */
  width?: number | string | undefined
  /** Stays at the bottom while the content scrolls, such as "Deposit" or "Sign out". */
  footer?: ReactNode
}

const Panel = styled(EdgePanel)`
  inline-size: min(var(--_width), 100vw - 3rem);
  block-size: 100%;
  border-block: 0;
  border-inline-start: 0;

  &:where([data-side='end']) {
    border-inline: 1px solid ${tokens.color.border};
    border-inline-end: 0;
  }
`

/**
 * A panel from the side of the screen, such as the side menu on a phone. Renders a `<div role="dialog">` in a portal.
 *
 * Focus, Escape and the scroll lock are those of `Modal`. It can be swiped away to its own side; the close button does
 * the same without a gesture. Attributes out: `data-side`, `data-open`, `data-swiping`.
 */
export const Drawer = ({ open, side = 'start', width = 320, style, ...rest }: DrawerProps) => (
  <Panel
    {...rest}
    open={open}
    side={side}
    swipe={useEdge(side, open)}
    style={{ ['--_width' as string]: cssLength(width), ...style }}
  />
)

/** The physical edge of a logical side, read from the page each time the drawer opens. */
const useEdge = (side: 'start' | 'end', open: boolean): 'left' | 'right' => {
  const [wasOpen, setWasOpen] = useState(false)
  const [leftToRight, setLeftToRight] = useState(true)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open && typeof document !== 'undefined') setLeftToRight(getComputedStyle(document.body).direction !== 'rtl')
  }
  return (side === 'start') === leftToRight ? 'left' : 'right'
}
