import { Drawer as Engine } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useReturnFocus } from '../overlay/useReturnFocus.ts'
import { raisedStyle, scrimStyle, titleStyle } from '../overlay/surface.ts'
import { useDismissal } from '../overlay/useDismissal.ts'
import { useFreshPress } from '../press/useFreshPress.ts'
import { tokens } from '../theme/theme.ts'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `EdgePanel`; everything else goes to the panel. */
export interface EdgePanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean
  /** Called when the close button, the background, Escape or a swipe back to its edge closes it. */
  onClose: () => void
  title: ReactNode
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'close'> | undefined
  /** The edge it opens from, by reading direction. */
  side: 'start' | 'end' | 'bottom'
  /** The physical edge that a swipe takes it back to. */
  swipe: 'left' | 'right' | 'down'
  /** Content above the title. */
  top?: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
}

const Scrim = styled(Engine.Backdrop)`
  ${scrimStyle}
`

const Viewport = styled(Engine.Viewport)`
  position: fixed;
  inset: var(--cr-band-height, 0px) 0 0;
  z-index: ${tokens.z.modal};
  display: flex;
  overflow: hidden;
  pointer-events: none;

  &:where([data-side='end']) {
    justify-content: flex-end;
  }
  &:where([data-side='bottom']) {
    align-items: flex-end;
    justify-content: center;
  }

  /* On paper it follows the page, whole. */
  @media print {
    position: static;
    display: block;
    overflow: visible;
    break-before: page;
  }
`

/* --_swiped and --_away are transforms: the offset of a swipe, and the position off screen. */
const Panel = styled(Engine.Popup)`
  ${raisedStyle}
  --_swiped: translateX(var(--drawer-swipe-movement-x, 0));
  --_away: translateX(-100%);

  display: flex;
  flex-direction: column;
  pointer-events: auto;
  transform: var(--_swiped);
  transition: transform ${tokens.motion.slow} ${tokens.motion.ease};

  &:where([data-edge='right']) {
    --_away: translateX(100%);
  }
  &:where([data-edge='down']) {
    --_swiped: translateY(var(--drawer-swipe-movement-y, 0));
    --_away: translateY(100%);
  }
  &:where([data-swiping]) {
    transition: none;
    -webkit-user-select: none;
    user-select: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: var(--_away);
  }
  @media print {
    &&& {
      inline-size: auto;
      max-inline-size: none;
      block-size: auto;
      max-block-size: none;
      box-shadow: none;
      transform: none;
    }
  }
`

const Header = styled.header`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${tokens.space.s2};
  min-block-size: 3.5rem;
  padding-block: ${tokens.space.s2};
  padding-inline: ${tokens.space.s4} ${tokens.space.s2};
`

const Title = styled(Engine.Title)`
  ${titleStyle}
  flex: 1;
  min-inline-size: 0;
  /* One line is level with the close button; more keep clear of the edge. */
  padding-block: calc((${tokens.control.md} - 1lh) / 2);
  font-size: ${tokens.fontSize.lg};

  &:where([data-hidden]) {
    ${hiddenStyle}
  }
`

const Content = styled(Engine.Content)`
  flex: 1;
  min-block-size: 0;
  padding: 0 ${tokens.space.s4} ${tokens.space.s5};
  overflow-y: auto;
  overscroll-behavior: contain;

  @media print {
    overflow: visible;
  }
  /* Menu items have inline padding; this aligns their text with the title. */
  & > :where(nav) {
    margin-inline: calc(-1 * ${tokens.space.s3});
  }
`

const Footer = styled.footer`
  display: flex;
  flex: none;
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border-block-start: 1px solid ${tokens.color.border};

  & > * {
    flex: 1;
  }
`

/**
 * A panel at an edge of the screen, the base of `Drawer` and `BottomSheet`. Renders a `<div role="dialog">` in a
 * portal.
 *
 * Focus, Escape and the scroll lock are those of `Modal`; the close button does the same as a swipe. Attributes out:
 * `data-side`, `data-edge`, `data-open`, `data-swiping`.
 */
export const EdgePanel = ({
  open,
  onClose,
  title,
  hideTitle = false,
  texts,
  side,
  swipe,
  top,
  footer,
  children,
  ref,
  ...rest
}: EdgePanelProps) => {
  const words = useKitTexts(texts)
  const dismiss = useDismissal({ open, onClose })
  const fresh = useFreshPress()
  const panelRef = useJoinedRef(useReturnFocus(open), ref)
  return (
    <Engine.Root open={open} modal="trap-focus" swipeDirection={swipe} onOpenChange={dismiss}>
      <Engine.Portal container={usePortalContainer()}>
        <Scrim />
        <Viewport {...fresh} data-side={side}>
          <Panel {...rest} ref={panelRef} data-side={side} data-edge={swipe}>
            {top}
            <Header>
              <Title data-hidden={hideTitle ? '' : undefined}>{title}</Title>
              <Engine.Close
                render={
                  <IconButton label={words.close}>
                    <X aria-hidden />
                  </IconButton>
                }
              />
            </Header>
            <Content>{children}</Content>
            {footer === undefined ? null : <Footer>{footer}</Footer>}
          </Panel>
        </Viewport>
      </Engine.Portal>
    </Engine.Root>
  )
}
