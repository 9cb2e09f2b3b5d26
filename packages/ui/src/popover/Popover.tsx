import { Popover as Engine } from '@base-ui/react/popover'
import { X } from 'lucide-react'
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { raisedStyle } from '../overlay/surface.ts'
import { useDismissal } from '../overlay/useDismissal.ts'
import { tokens } from '../theme/theme.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `Popover`; everything else goes to the panel. */
export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The button that opens it: a `Button`, `IconButton` or any native `<button>`. */
  trigger: ReactElement
  /** Its heading and accessible name. */
  title: ReactNode
  /** Its words; those left out come from `KitTexts`. */
  texts?: SomeTexts<'close'> | undefined
  /** Default `bottom`; it turns to where there is room. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined
  /** Lines the panel up with the start or end of the button. Default `center`. */
  align?: 'start' | 'center' | 'end' | undefined
  /** Whether it is open, when that is kept outside. */
  open?: boolean | undefined
  /** It wants to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

const Layer = styled(Engine.Positioner)`
  z-index: ${tokens.z.modal};
`

const Panel = styled(Engine.Popup)`
  ${raisedStyle}
  inline-size: max-content;
  max-inline-size: min(22rem, var(--available-width));
  max-block-size: var(--available-height);
  padding: ${tokens.space.s3} ${tokens.space.s4} ${tokens.space.s4};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.shadow.md};
  font-size: ${tokens.fontSize.sm};
  overflow-y: auto;
  overflow-wrap: anywhere;
  transform-origin: var(--transform-origin);
  transition:
    opacity ${tokens.motion.fast} ${tokens.motion.ease},
    transform ${tokens.motion.fast} ${tokens.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
    transform: translateY(-4px);
  }
`

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};
  margin-block-end: ${tokens.space.s2};
  margin-inline-end: calc(-1 * ${tokens.space.s2});
`

const Title = styled(Engine.Title)`
  min-inline-size: 0;
  margin: 0;
  font-family: ${tokens.font.text};
  font-size: ${tokens.fontSize.md};
  font-weight: ${tokens.fontWeight.semibold};
`

/**
 * A small panel beside its button: how a sum came about, what a term means. Renders the button, and a
 * `<div role="dialog">` in a portal while open.
 *
 * The page stays reachable: a press elsewhere closes it and does what it does. Escape closes it and nothing under it;
 * the focus goes in and comes back to the button. Attributes out: `data-open`, `data-side`, `data-align`.
 */
export const Popover = ({
  trigger,
  title,
  texts,
  side = 'bottom',
  align = 'center',
  open: wanted,
  onOpenChange,
  children,
  ...rest
}: PopoverProps) => {
  const words = useKitTexts(texts)
  const [own, setOwn] = useState(false)
  const open = wanted ?? own
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const dismiss = useDismissal({ open, modal: false, onClose: () => change(false) })
  return (
    <Engine.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) change(true)
        else dismiss(next, details)
      }}
    >
      <Engine.Trigger render={trigger} />
      <Engine.Portal container={usePortalContainer()}>
        <Layer side={side} align={align} sideOffset={8} collisionPadding={8}>
          <Panel {...rest}>
            <Head>
              <Title>{title}</Title>
              <Engine.Close
                render={
                  <IconButton size="sm" label={words.close}>
                    <X aria-hidden />
                  </IconButton>
                }
              />
            </Head>
            {children}
          </Panel>
        </Layer>
      </Engine.Portal>
    </Engine.Root>
  )
}
