import { css } from 'styled-components'
import { t } from '../theme/theme.ts'

/** The dimmed page behind a modal overlay. */
export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${t.z.modal};
  background: ${t.color.scrim};
  transition: opacity ${t.motion.base} ${t.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
  }
`

/** The material of everything that floats. */
export const raisedStyle = css`
  box-sizing: border-box;
  border: 1px solid ${t.color.border};
  background: ${t.color.surfaceRaised};
  box-shadow: ${t.shadow.lg};
  color: ${t.color.text};
  font-family: ${t.font.text};
  font-size: ${t.fontSize.md};
  line-height: ${t.leading.normal};
  outline: 0;
`
