import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Block margin of a 2.75rem touch target in a field. In a compact brand the target is taller than the field. */
export const reachMargin = `min(0px, (${tokens.control.lg} - 2px - 2.75rem) / 2)`

/** The look of a small button with an icon inside a field: reveal, clear, open. */
export const innerButton = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin-block: ${reachMargin};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: ${tokens.color.textMuted};
  cursor: pointer;

  &:where(:hover:not(:disabled)) {
    color: ${tokens.color.text};
  }
  &:where(:focus-visible) {
    outline-offset: -4px;
  }
  &:where(:disabled, [data-disabled]) {
    cursor: not-allowed;
  }
`
