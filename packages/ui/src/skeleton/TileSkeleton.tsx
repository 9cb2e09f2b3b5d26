import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { shape } from '../theme/shape.ts'
import { tokens } from '../theme/theme.ts'
import { Skeleton } from './Skeleton.tsx'

/** Props of `TileSkeleton`; the rest goes to its `<div>`. */
export interface TileSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The picture's shape: a game's cover, a goods picture, a promotion's banner. Default `cover`. */
  picture?: 'cover' | 'square' | 'banner' | undefined
  /** Lines of text under it. Default 2. */
  lines?: number | undefined
}

const Root = styled.div`
  display: grid;
  align-content: start;
  font-size: ${tokens.fontSize.sm};

  & > :first-child {
    aspect-ratio: ${shape('tileRatio', '3 / 4')};
  }
  &:where([data-picture='square']) > :first-child {
    aspect-ratio: 1;
  }
  &:where([data-picture='banner']) > :first-child {
    aspect-ratio: 16 / 7;
  }
  & > :nth-child(n + 2) {
    inline-size: 80%;
  }
  & > :nth-child(n + 3) {
    inline-size: 50%;
    font-size: ${tokens.fontSize.xs};
  }
`

/**
 * Renders a `<div>` hidden from assistive technology: a placeholder for a picture with its text.
 *
 * Attributes out: `data-picture`.
 */
export const TileSkeleton = ({ picture = 'cover', lines = 2, ...rest }: TileSkeletonProps) => (
  <Root aria-hidden {...rest} data-picture={picture}>
    <Skeleton />
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} shape="text" />
    ))}
  </Root>
)
