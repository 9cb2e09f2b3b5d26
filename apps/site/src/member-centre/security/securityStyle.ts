import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { RowList } from '../../parts/centre/rows.ts'

/** A step of the page: one form and the information it needs. */
export const StepCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  max-inline-size: 34rem;

  & > h4 {
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.lg};
  }
  & > p {
    color: ${tokens.color.textMuted};
  }
`

/** The list of a part, each entry with its button. */
export const SecurityList = styled(RowList)`
  & > li {
    justify-content: space-between;
  }
`

/** Name and facts of an entry. */
export const SecurityEntry = styled.div`
  min-inline-size: 0;

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s1} ${tokens.space.s2};
    font-weight: ${tokens.fontWeight.medium};
    overflow-wrap: anywhere;
  }
  & > p + p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
    font-weight: ${tokens.fontWeight.regular};
    font-variant-numeric: tabular-nums;
  }
`
