import { css, styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** A card whose parts are one below the other. */
export const cardColumn = css`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s3};
`

/** The name of what a card is about. */
export const CardHeading = styled.h3`
  font-size: ${tokens.fontSize.md};
  overflow-wrap: anywhere;
`

/** Explains the heading, quieter than it. */
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
