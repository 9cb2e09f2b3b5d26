import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** The margin of a control 2.75rem high in a field. A field of a compact brand is lower than a finger needs: it reaches beyond. */
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
