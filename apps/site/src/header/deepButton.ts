import { t } from '@croupier/ui'
import { css } from 'styled-components'

/** The look of a quiet control on the header's deep surface: 44 px high, text and icon. */
export const deepButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space.s2};
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: ${t.space.s2};
  border: 0;
  border-radius: ${t.radius.md};
  background: transparent;
  color: ${t.color.onDeep};
  font: inherit;
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.medium};
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;

  &:where(:hover, [data-popup-open]) {
    background: ${t.color.deepRaised};
  }
  &:where(:focus-visible) {
    outline: 2px solid ${t.color.onDeepAccent};
    outline-offset: -2px;
  }
`
