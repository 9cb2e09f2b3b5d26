import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/**
 * Rows with a line between them, each with its text, state and action on one line where there is room. Renders a
 * `<ul>`.
 */
export const RowList = styled.ul.attrs({ role: 'list' })`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s2} ${tokens.space.s4};
    padding: ${tokens.space.s3} ${tokens.space.s4};
  }
  & > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

/** The subject of a row, with further facts below it. Renders a `<div>`. */
export const RowText = styled.div`
  flex: 1;
  min-inline-size: 10rem;

  & > p {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  & > p + p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
    overflow-wrap: anywhere;
  }
`
