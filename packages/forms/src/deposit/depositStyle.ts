import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** The two halves of the second step. */
export const Step = styled.div`
  display: grid;
  gap: ${tokens.space.s5};
`

/** Header of the second step: instructions and deadline. */
export const StepHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s4};

  & > h3 {
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.lg};
  }
`

/** An additional line in a choice. */
export const Line = styled.span`
  display: block;
`
