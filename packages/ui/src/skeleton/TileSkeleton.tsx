import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { shape } from '../theme/shape.ts'
import { tokens } from '../theme/theme.ts'
import { Skeleton } from './Skeleton.tsx'

/** Props of `TileSkeleton`; all of them go to its `<div>`. */
export type TileSkeletonProps = Omit<ComponentProps<'div'>, 'children'>

const Root = styled.div`
  display: grid;
  align-content: start;
  font-size: ${tokens.fontSize.sm};

  & > :first-child {
    aspect-ratio: ${shape('tileRatio', '3 / 4')};
  }
  & > :nth-child(2) {
    inline-size: 80%;
  }
  & > :nth-child(3) {
    inline-size: 50%;
    font-size: ${tokens.fontSize.xs};
  }
`

/** Renders a `<div>` hidden from assistive technology: a placeholder for a game's picture and its two lines of text. */
export const TileSkeleton = (props: TileSkeletonProps) => (
  <Root aria-hidden {...props}>
    <Skeleton />
    <Skeleton shape="text" />
    <Skeleton shape="text" />
  </Root>
)
