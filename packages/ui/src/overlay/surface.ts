import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** The dimmed page behind a modal overlay. */
export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.modal};
  background: ${tokens.color.scrim};
  transition: opacity ${tokens.motion.base} ${tokens.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
  }
  @media print {
    display: none;
  }
`

/** Surface of everything that floats over the page. */
export const raisedStyle = css`
  border: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.lg};
  color: ${tokens.color.text};
  font-family: ${tokens.font.text};
  font-size: ${tokens.fontSize.md};
  line-height: ${tokens.leading.normal};
  outline: 0;
`

/** The title of a window or panel: a heading, shaped by the brand. */
export const titleStyle = css`
  font-family: ${tokens.font.display};
  overflow-wrap: anywhere;
`
