import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** An item of the navigation row, link or button: the same size before and after the drop-downs load. */
export const navigationItem = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  min-block-size: 3rem;
  padding-inline: ${tokens.space.s3};
  border-block: ${tokens.line.heavy} solid transparent;
  color: inherit;
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.semibold};
  white-space: nowrap;
  text-decoration: none;

  &:where(:hover, [data-popup-open]) {
    color: ${tokens.color.onDeepAccent};
  }
  &:where([aria-current='page'], [data-active]) {
    border-block-end-color: ${tokens.color.onDeepAccent};
    color: ${tokens.color.onDeepAccent};
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.onDeep};
    outline-offset: -3px;
    border-radius: ${tokens.radius.sm};
  }
`
