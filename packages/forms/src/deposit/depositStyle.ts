import { t } from '@croupier/ui'
import { styled } from 'styled-components'

/** What a choice costs and how long it takes. */
export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${t.space.s1} ${t.space.s4};
  padding: ${t.space.s3};
  border-radius: ${t.radius.md};
  background: ${t.color.surfaceSunken};
`

/** One fact of a summary. */
export const SummaryLine = styled.p`
  margin: 0;
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
  font-variant-numeric: tabular-nums;

  & > strong {
    color: ${t.color.text};
    font-weight: ${t.fontWeight.semibold};
  }
`

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

/** Words under a heading. */
export const Lead = styled.p`
  margin: 0;
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
`
