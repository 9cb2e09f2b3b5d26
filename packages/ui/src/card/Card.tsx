import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { shape } from '../theme/shape.ts'
import { tokens } from '../theme/theme.ts'

/** Props of `Card`; the rest goes to its `<div>`. */
export interface CardProps extends ComponentProps<'div'> {
  /** Padding. Default `md`; `none` for pictures that reach the edge. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined
  /** `outline` (default) has a border, `raised` a shadow, `sunken` a recessed background. */
  variant?: 'outline' | 'raised' | 'sunken' | undefined
  /** Hover styles for the whole card. The target is a `<Link stretched>` or a button inside, never the card itself. */
  interactive?: boolean | undefined
}

const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  padding: ${tokens.space.s4};
  border: ${shape('cardLine', tokens.line.thin)} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${shape('cardShadow', 'none')};
  color: ${tokens.color.text};

  &:where([data-padding='none']) {
    padding: 0;
    overflow: clip;
  }
  &:where([data-padding='sm']) {
    padding: ${tokens.space.s3};
  }
  &:where([data-padding='lg']) {
    padding: ${tokens.space.s5};
  }
  &:where([data-variant='raised']) {
    border-color: transparent;
    background: ${tokens.color.surfaceRaised};
    box-shadow: ${tokens.shadow.md};
  }
  &:where([data-variant='sunken']) {
    border-color: transparent;
    background: ${tokens.color.surfaceSunken};
  }
  &:where([data-interactive]) {
    transition:
      border-color ${tokens.motion.fast} ${tokens.motion.ease},
      box-shadow ${tokens.motion.fast} ${tokens.motion.ease},
      translate ${tokens.motion.fast} ${tokens.motion.ease};
  }
  @media (hover: hover) {
    &:where([data-interactive]:hover) {
      border-color: ${tokens.color.borderStrong};
      box-shadow: ${tokens.shadow.md};
    }
  }
  &:where([data-interactive]:has(:focus-visible)) {
    border-color: ${tokens.color.borderStrong};
  }
  &:where([data-interactive]:active) {
    translate: 0 1px;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

/**
 * Renders a `<div>`: a surface for one subject.
 *
 * Attributes out: `data-padding`, `data-variant`, and, while true, `data-interactive`.
 */
export const Card = ({ padding = 'md', variant = 'outline', interactive = false, ...rest }: CardProps) => (
  <Root {...rest} data-padding={padding} data-variant={variant} data-interactive={interactive ? '' : undefined} />
)
