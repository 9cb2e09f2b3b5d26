import { css, styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Stacks the parts of a card. */
export const cardColumn = css`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s3};
`

/** The heading of a card. */
export const CardHeading = styled.h3`
  font-size: ${tokens.fontSize.md};
  overflow-wrap: anywhere;
`

/** Muted text that explains the heading. */
export const CardText = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  overflow-wrap: anywhere;
`

/** Buttons, at the bottom of a card that is taller than its content. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
  margin-block-start: auto;
`
