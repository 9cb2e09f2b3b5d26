import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** A group of the footer: a small heading above a list. */
export const footerGroup = css`
  & > h2 {
    margin: 0 0 ${tokens.space.s2};
    color: ${tokens.color.onDeep};
    font-size: ${tokens.fontSize.sm};
    font-weight: ${tokens.fontWeight.semibold};
  }
`
