import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { Skeleton } from './Skeleton.tsx'

/** Props of `ListSkeleton`; the rest goes to its `<div>`. */
export interface ListSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of entries. Default 4. */
  rows?: number | undefined
  /** Shape before the two lines of each entry. Default `none`. */
  mark?: 'circle' | 'square' | 'none' | undefined
}

const Root = styled.div`
  display: grid;
  font-size: ${tokens.fontSize.sm};
`

const Row = styled.div`
  display: grid;
  align-items: center;
  gap: ${tokens.space.s3};
  padding-block: ${tokens.space.s3};
  border-block-end: 1px solid ${tokens.color.border};

  &:last-child {
    border-block-end: 0;
  }
  &:where(:not([data-mark='none'])) {
    grid-template-columns: 2.5rem 1fr;
  }
`

const Square = styled(Skeleton)`
  aspect-ratio: 1;
`

const Lines = styled.div`
  & > :first-child {
    inline-size: 45%;
  }
  & > :last-child {
    inline-size: 85%;
  }
`

/**
 * Renders a `<div>` hidden from assistive technology: placeholders for the entries of a list.
 *
 * Attributes out: `data-mark`.
 */
export const ListSkeleton = ({ rows = 4, mark = 'none', ...rest }: ListSkeletonProps) => (
  <Root aria-hidden {...rest} data-mark={mark}>
    {Array.from({ length: rows }, (_, row) => (
      <Row key={row} data-mark={mark}>
        {mark === 'circle' && <Skeleton shape="circle" />}
        {mark === 'square' && <Square />}
        <Lines>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </Lines>
      </Row>
    ))}
  </Root>
)
