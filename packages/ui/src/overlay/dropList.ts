import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { raisedStyle } from './surface.ts'

/** The element that the engine positions, around a popup. */
export const layerStyle = css`
  z-index: ${tokens.z.modal};
  outline: 0;

  /* Transparent until the engine knows its position; it must not catch presses in the wrong place before that. */
  &:where([style*='opacity: 0']) {
    pointer-events: none;
  }
`

/** How a popup drops down from its button. */
export const dropMotion = css`
  transform-origin: var(--transform-origin);
  transition:
    opacity ${tokens.motion.fast} ${tokens.motion.ease},
    transform ${tokens.motion.fast} ${tokens.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
    transform: translateY(-4px);
  }
`

/** A list that drops down from its button: menu, select. */
export const dropStyle = css`
  ${raisedStyle}
  box-shadow: ${tokens.shadow.md};
  border-radius: ${tokens.radius.md};
  min-inline-size: var(--anchor-width);
  max-inline-size: min(22rem, var(--available-width));
  max-block-size: min(24rem, var(--available-height));
  padding: ${tokens.space.s1};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${dropMotion}
`

/** One line of a drop-down list; 44 px high for fingers. */
export const dropItemStyle = css`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  min-block-size: 2.75rem;
  padding: ${tokens.space.s2} ${tokens.space.s3};
  border-radius: ${tokens.radius.sm};
  outline: 0;
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.md};
  line-height: ${tokens.leading.tight};
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    color: ${tokens.color.textMuted};
  }
  &:where([data-highlighted]) {
    background: ${tokens.color.surfaceSunken};
    box-shadow: inset 0 0 0 2px ${tokens.color.focus};
  }
  @media (hover: hover) {
    &:where([data-highlighted]:hover) {
      box-shadow: none;
    }
  }
  &:where([data-selected], [data-checked]) {
    color: ${tokens.color.accentText};
    font-weight: ${tokens.fontWeight.semibold};
  }
  &:where([data-disabled]) {
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
`
