import type { ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Props of `Skeleton`; the rest goes to its `<div>`. Its size comes from `style` or its container. */
export interface SkeletonProps extends ComponentProps<'div'> {
  /** `text` is as high as a line of the surrounding text, `block` (default) is a rectangle, `circle` is round. */
  shape?: 'text' | 'block' | 'circle' | undefined
}

const sheen = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -150% 0; }
`

const Root = styled.div`
  min-block-size: 1px;
  border-radius: ${tokens.radius.md};
  background: linear-gradient(90deg, transparent 30%, ${tokens.color.skeletonSheen} 50%, transparent 70%) 150% 0 / 200%
    100% no-repeat ${tokens.color.skeleton};
  animation: ${sheen} 1.8s ${tokens.motion.ease} infinite;

  &:where([data-shape='text']) {
    block-size: 0.75em;
    margin-block: 0.375em;
    border-radius: ${tokens.radius.sm};
  }
  &:where([data-shape='circle']) {
    border-radius: 50%;
    aspect-ratio: 1;
  }
  @media (forced-colors: active) {
    background: GrayText;
    opacity: 0.3;
  }
`

/**
 * Renders a `<div>` hidden from assistive technology: the shape of content that is loading. Announce loading once for
 * the whole region, with `aria-busy` and a `Spinner` label or a status text.
 *
 * Attributes out: `data-shape`.
 */
export const Skeleton = ({ shape = 'block', ...rest }: SkeletonProps) => (
  <Root aria-hidden {...rest} data-shape={shape} />
)
