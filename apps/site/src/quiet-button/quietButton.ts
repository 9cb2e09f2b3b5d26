import { t } from '@croupier/ui'
import { css } from 'styled-components'

/**
 * The look of every quiet control around the pages: 44 px high, text and icon, no surface of its own until it is pointed
 * at. `--_hover` and `--_ring` are its colours then; the defaults fit a light or dark surface.
 */
export const quietButton = css`
  --_hover: ${t.color.surfaceHover};
  --_ring: ${t.color.focus};
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
  color: ${t.color.text};
  font: inherit;
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.medium};
  text-decoration: none;
  cursor: pointer;

  &:where(:hover, [data-popup-open]) {
    background: var(--_hover);
  }
  &:where(:focus-visible) {
    outline: 2px solid var(--_ring);
    outline-offset: -2px;
  }
`
