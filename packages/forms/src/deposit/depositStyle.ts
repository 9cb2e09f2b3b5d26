import { tokens as t } from '@croupier/ui'
import { styled } from 'styled-components'

/** The two halves of the second step. */
export const Step = styled.div`
  display: grid;
  gap: ${t.space.s5};
`

/** The head of the second step: what to do, and until when. */
export const StepHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${t.space.s1} ${t.space.s4};

  & > h3 {
    margin: 0;
    font-family: ${t.font.display};
    font-size: ${t.fontSize.lg};
    line-height: ${t.leading.tight};
  }
`

/** Words beside a heading, or before what they are about. */
export const Lead = styled.p`
  margin: 0;
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
  font-variant-numeric: tabular-nums;
`
