import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'
import { Skeleton } from './Skeleton.tsx'

/** Props of `TableSkeleton`; the rest goes to its `<div>`. */
export interface TableSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Default 5. */
  rows?: number | undefined
  /** Default 4. On a narrow place each row is drawn as the card it will be. */
  columns?: number | undefined
}

const Root = styled.div`
  container-type: inline-size;
`

const Line = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${t.space.s4};
  padding: ${t.space.s3};
  border-block-end: 1px solid ${t.color.border};
  font-size: ${t.fontSize.sm};

  & > :last-child {
    inline-size: 60%;
    justify-self: end;
  }
  @container (max-width: 36rem) {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    gap: ${t.space.s1};
    margin-block-end: ${t.space.s2};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};

    & > :last-child {
      justify-self: start;
    }
  }
`

/** Renders a `<div>` hidden from assistive technology: rows and columns on their way. */
export const TableSkeleton = ({ rows = 5, columns = 4, ...rest }: TableSkeletonProps) => (
  <Root aria-hidden {...rest}>
    {Array.from({ length: rows }, (_, row) => (
      <Line key={row}>
        {Array.from({ length: columns }, (_column, column) => (
          <Skeleton key={column} shape="text" />
        ))}
      </Line>
    ))}
  </Root>
)
