import { css } from 'styled-components'
import { t } from '../theme/theme.ts'
import { raisedStyle } from './surface.ts'

/** A list that drops down from its button: menu, select. */
export const dropStyle = css`
  ${raisedStyle}
  box-shadow: ${t.shadow.md};
  border-radius: ${t.radius.md};
  min-inline-size: var(--anchor-width);
  max-inline-size: min(22rem, var(--available-width));
  max-block-size: min(24rem, var(--available-height));
  padding: ${t.space.s1};
  overflow-y: auto;
  overscroll-behavior: contain;
  transform-origin: var(--transform-origin);
  transition:
    opacity ${t.motion.fast} ${t.motion.ease},
    transform ${t.motion.fast} ${t.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
    transform: translateY(-4px);
  }
`

/** One line of a drop-down list; 44 px high for fingers. */
export const dropItemStyle = css`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${t.space.s2};
  min-block-size: 2.75rem;
  padding: ${t.space.s2} ${t.space.s3};
  border-radius: ${t.radius.sm};
  outline: 0;
  color: ${t.color.text};
  font-size: ${t.fontSize.md};
  line-height: ${t.leading.tight};
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    color: ${t.color.textMuted};
  }
  &:where([data-highlighted]) {
    background: ${t.color.surfaceSunken};
    box-shadow: inset 0 0 0 2px ${t.color.focus};
  }
  @media (hover: hover) {
    &:where([data-highlighted]:hover) {
      box-shadow: none;
    }
  }
  &:where([data-selected], [data-checked]) {
    color: ${t.color.accentText};
    font-weight: ${t.fontWeight.semibold};
  }
  &:where([data-disabled]) {
    color: ${t.color.textMuted};
    cursor: not-allowed;
  }
`
