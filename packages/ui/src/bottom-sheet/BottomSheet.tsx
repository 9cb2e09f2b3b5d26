import { Drawer as Engine } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { raisedStyle, scrimStyle } from '../overlay/surface.ts'
import { useOverlay } from '../overlay/useOverlay.ts'
import { t } from '../theme/theme.ts'

/** Props of `BottomSheet`; everything else goes to the sheet. */
export interface BottomSheetProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean
  /** Closed by button, background, Escape or a swipe down. */
  onClose: () => void
  title: ReactNode
  /** Names the close button. */
  closeText: string
  /** Stays at the lower edge while the content scrolls: the way on, such as "Show 128 games". */
  footer?: ReactNode
}

const Scrim = styled(Engine.Backdrop)`
  ${scrimStyle}
`

const Stage = styled(Engine.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${t.z.modal};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  justify-items: center;
  overflow: hidden;
  pointer-events: none;
`

const Sheet = styled(Engine.Popup)`
  ${raisedStyle}
  display: flex;
  flex-direction: column;
  inline-size: min(100%, 40rem);
  max-block-size: calc(100dvh - ${t.space.s7});
  padding-block-end: env(safe-area-inset-bottom);
  border-block-end: 0;
  border-start-start-radius: ${t.radius.xl};
  border-start-end-radius: ${t.radius.xl};
  pointer-events: auto;
  transform: translateY(var(--drawer-swipe-movement-y, 0));
  transition: transform ${t.motion.slow} ${t.motion.ease};

  &:where([data-swiping]) {
    transition: none;
    user-select: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(100%);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

const Grip = styled.span`
  flex: none;
  align-self: center;
  inline-size: 2.5rem;
  block-size: 0.25rem;
  margin-block-start: ${t.space.s2};
  border-radius: ${t.radius.pill};
  background: ${t.color.borderStrong};
`

const Header = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${t.space.s2};
  min-block-size: 3rem;
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
`

const Content = styled(Engine.Content)`
  flex: 1;
  min-block-size: 0;
  padding: ${t.space.s1} ${t.space.s4} ${t.space.s5};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Footer = styled.footer`
  display: flex;
  flex: none;
  gap: ${t.space.s2};
  padding: ${t.space.s3} ${t.space.s4};
  border-block-start: 1px solid ${t.color.border};

  & > * {
    flex: 1;
  }
`

/**
 * A panel from the lower edge, within the thumb's reach: filters of a lobby, ways to pay. Renders a `<div role="dialog">`
 * in a portal.
 *
 * It is as high as its content, up to the window less a strip of the page. Focus, Escape and the scroll lock are those
 * of `Modal`; what a swipe down does, the close button does too. Attributes out: `data-open`, `data-swiping`.
 */
export const BottomSheet = ({ open, onClose, title, closeText, footer, children, ...rest }: BottomSheetProps) => {
  const takesDismissal = useOverlay(open, true)
  return (
    <Engine.Root
      open={open}
      modal="trap-focus"
      swipeDirection="down"
      onOpenChange={(next, details) => {
        if (next) return
        const dismissed = details.reason === 'escape-key' || details.reason === 'outside-press'
        if (dismissed && !takesDismissal(details.event)) details.cancel()
        else onClose()
      }}
    >
      <Engine.Portal container={usePortalContainer()}>
        <Scrim />
        <Stage>
          <Sheet {...rest}>
            <Grip aria-hidden />
            <Header>
              <Title>{title}</Title>
              <Engine.Close
                render={
                  <IconButton label={closeText}>
                    <X aria-hidden />
                  </IconButton>
                }
              />
            </Header>
            <Content>{children}</Content>
            {footer === undefined ? null : <Footer>{footer}</Footer>}
          </Sheet>
        </Stage>
      </Engine.Portal>
    </Engine.Root>
  )
}
