import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { below } from '../theme/breakpoints.ts'
import { shape } from '../theme/shape.ts'
import { tokens } from '../theme/theme.ts'
import { Skeleton } from './Skeleton.tsx'

/** Props of `TileSkeleton`; everything else goes to its `<div>`. */
export interface TileSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Lines below the name of the replaced tiles: vendor, stake and facts. Default 3. */
  facts?: number | undefined
  /** Whether those tiles have a heart or a button for facts, which have a line on a phone. Default true. */
  buttons?: boolean | undefined
}

const Root = styled.div`
  & > :first-child {
    margin-block-end: ${tokens.space.s2};
    aspect-ratio: ${shape('tileRatio', '3 / 4')};
  }
  @media ${below.md} {
    &:where([data-buttons]) {
      padding-block-end: 2.75rem;
    }
  }
`

/** As high as the two lines of a name. */
const Name = styled.div`
  display: grid;
  align-content: start;
  block-size: 2lh;
  font-size: ${tokens.fontSize.sm};
  line-height: 1.3;

  & > div {
    inline-size: 80%;
  }
`

const Facts = styled.div`
  /* Margins of lines do not collapse in a grid. */
  display: grid;
  font-size: ${tokens.fontSize.xs};
  line-height: ${tokens.leading.normal};

  & > div {
    inline-size: 50%;
  }
  @media ${below.md} {
    display: none;
  }
`

/**
 * Renders a `<div>` hidden from assistive technology: a placeholder as high as a `GameTile`. Attributes out:
 * `data-buttons`.
 */
export const TileSkeleton = ({ facts = 3, buttons = true, ...rest }: TileSkeletonProps) => (
  <Root aria-hidden {...rest} data-buttons={buttons ? '' : undefined}>
    <Skeleton />
    <Name>
      <Skeleton shape="text" />
    </Name>
    <Facts>
      {Array.from({ length: facts }, (_, line) => (
        <Skeleton key={line} shape="text" />
      ))}
    </Facts>
  </Root>
)
