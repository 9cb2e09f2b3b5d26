import { Drawer as Engine } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { raisedStyle, scrimStyle } from '../overlay/surface.ts'
import { useOverlay } from '../overlay/useOverlay.ts'
import { t } from '../theme/theme.ts'

/** Props of `Drawer`; everything else goes to the panel. */
export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean
  /** Closed by button, background, Escape or a swipe to its side. */
  onClose: () => void
  title: ReactNode
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined
  /** Names the close button. */
  closeText: string
  /** The side it comes from, by reading direction: `start` is left in English, right in Arabic. Default `start`. */
  side?: 'start' | 'end' | undefined
  /** Any CSS length, or pixels. Default 320; never wider than the window less a thumb's width. */
  width?: number | string | undefined
}

const Scrim = styled(Engine.Backdrop)`
  ${scrimStyle}
`

const Stage = styled(Engine.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${t.z.modal};
  display: flex;
  overflow: hidden;
  pointer-events: none;

  &:where([data-side='end']) {
    justify-content: flex-end;
  }
`

const Panel = styled(Engine.Popup)`
  ${raisedStyle}
  --_away: -100%;

  display: flex;
  flex-direction: column;
  inline-size: min(var(--_width), 100vw - 3rem);
  block-size: 100dvh;
  border-block: 0;
  border-inline-start: 0;
  pointer-events: auto;
  transform: translateX(var(--drawer-swipe-movement-x, 0));
  transition: transform ${t.motion.slow} ${t.motion.ease};

  &:where([data-edge='right']) {
    --_away: 100%;
  }
  &:where([data-side='end']) {
    border-inline: 1px solid ${t.color.border};
    border-inline-end: 0;
  }
  &:where([data-swiping]) {
    transition: none;
    user-select: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(var(--_away));
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

const Header = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${t.space.s2};
  min-block-size: 3.5rem;
  padding-inline: ${t.space.s4} ${t.space.s2};
`

const Title = styled(Engine.Title)`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  font-family: ${t.font.display};
  font-size: ${t.fontSize.lg};
  font-weight: ${t.fontWeight.semibold};
  line-height: ${t.leading.tight};
  overflow-wrap: anywhere;

  &:where([data-hidden]) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Content = styled(Engine.Content)`
  flex: 1;
  min-block-size: 0;
  padding: 0 ${t.space.s4} ${t.space.s5};
  overflow-y: auto;
  overscroll-behavior: contain;
`

/**
 * A panel from the side of the screen, such as the side menu on a phone. Renders a `<div role="dialog">` in a portal.
 *
 * Focus, Escape and the scroll lock are those of `Modal`. It can be swiped away to its own side; the close button does
 * the same without a gesture. Attributes out: `data-side`, `data-open`, `data-swiping`.
 */
export const Drawer = ({
  open,
  onClose,
  title,
  hideTitle = false,
  closeText,
  side = 'start',
  width = 320,
  style,
  children,
  ...rest
}: DrawerProps) => {
  const takesDismissal = useOverlay(open, true)
  const edge = useEdge(side, open)
  return (
    <Engine.Root
      open={open}
      modal="trap-focus"
      swipeDirection={edge}
      onOpenChange={(next, details) => {
        if (next) return
        const dismissed = details.reason === 'escape-key' || details.reason === 'outside-press'
        if (dismissed && !takesDismissal(details.event)) details.cancel()
        else onClose()
      }}
    >
      <Engine.Portal container={usePortalContainer()}>
        <Scrim />
        <Stage data-side={side}>
          <Panel
            {...rest}
            data-side={side}
            data-edge={edge}
            style={{ ['--_width' as string]: typeof width === 'number' ? `${width / 16}rem` : width, ...style }}
          >
            <Header>
              <Title data-hidden={hideTitle ? '' : undefined}>{title}</Title>
              <Engine.Close
                render={
                  <IconButton label={closeText}>
                    <X aria-hidden />
                  </IconButton>
                }
              />
            </Header>
            <Content>{children}</Content>
          </Panel>
        </Stage>
      </Engine.Portal>
    </Engine.Root>
  )
}

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
