import { Tooltip as Engine } from '@base-ui/react/tooltip'
import { cloneElement, useId, useState, type ComponentProps, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { tokens } from '../theme/theme.ts'

/** Props of `Tooltip`; everything else goes to the bubble. */
export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** A few words. Never the only place where something is said: touch has no hover. */
  text: string
  /** A focusable element with its own accessible name. */
  children: ReactElement<{ readonly 'aria-describedby'?: string | undefined }>
  /** Preferred side of its trigger. Default `top`. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined
  /** Shown from the start, for pictures of it. */
  defaultOpen?: boolean | undefined
}

const Bubble = styled(Engine.Popup)`
  box-sizing: border-box;
  max-inline-size: min(18rem, var(--available-width));
  padding: ${tokens.space.s1} ${tokens.space.s2};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.text};
  color: ${tokens.color.canvas};
  font-family: ${tokens.font.text};
  font-size: ${tokens.fontSize.sm};
  line-height: ${tokens.leading.normal};
  overflow-wrap: anywhere;
  box-shadow: ${tokens.shadow.md};
  transition: opacity ${tokens.motion.fast} ${tokens.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
  }
`

const Layer = styled(Engine.Positioner)`
  z-index: ${tokens.z.toast};
`

/**
 * A hint on hover and keyboard focus. Renders its child, and a `<div role="tooltip">` in a portal while shown.
 *
 * It can be hovered itself and goes away on Escape (WCAG 2.2, 1.4.13). While shown it describes the child
 * (`aria-describedby`); it does not name it.
 */
export const Tooltip = ({ text, children, side = 'top', defaultOpen = false, id, ...rest }: TooltipProps) => {
  const ownId = useId()
  const [open, setOpen] = useState(defaultOpen)
  const described = [children.props['aria-describedby'], open ? (id ?? ownId) : undefined].filter(Boolean).join(' ')
  return (
    <Engine.Root open={open} onOpenChange={setOpen}>
      <Engine.Trigger render={cloneElement(children, { 'aria-describedby': described || undefined })} delay={400} />
      <Engine.Portal container={usePortalContainer()}>
        <Layer side={side} sideOffset={6} collisionPadding={8}>
          <Bubble role="tooltip" {...rest} id={id ?? ownId}>
            {text}
          </Bubble>
        </Layer>
      </Engine.Portal>
    </Engine.Root>
  )
}
