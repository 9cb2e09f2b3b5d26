import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** The heading of a part, with its actions. */
export const SectionHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};

  & > h4 {
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.lg};
  }
`
