import { t } from '@croupier/ui'
import { styled } from 'styled-components'

/** A way to somewhere else, as quiet as text and as easy to hit as a button. */
export const TextButton = styled.button`
  min-block-size: 2rem;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.sm};
  background: none;
  color: ${t.color.accentText};
  font: inherit;
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.medium};
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentcolor 40%, transparent);
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:where(:hover) {
    text-decoration-color: currentcolor;
  }

  &:where(:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }

  &:where(:disabled) {
    color: ${t.color.textMuted};
    text-decoration: none;
    cursor: not-allowed;
  }
`
