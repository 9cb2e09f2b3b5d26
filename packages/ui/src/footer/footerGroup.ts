import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** A group of the footer: a small heading above a list without bullets. */
export const footerGroup = css`
  & > h2 {
    margin: 0 0 ${tokens.space.s2};
    color: ${tokens.color.onDeep};
    font-family: ${tokens.font.text};
    font-size: ${tokens.fontSize.sm};
    font-weight: ${tokens.fontWeight.semibold};
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`
