import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** The frame of a board: a heading above rows, in small text. */
export const boardFrame = css`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};
  overflow: hidden;
`
