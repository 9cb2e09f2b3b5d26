import { css } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Text style of links and link-like buttons. */
export const linkStyle = css`
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.accentText};
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);
  text-decoration-thickness: max(1px, 0.08em);
  text-underline-offset: 0.2em;
  transition: text-decoration-color ${tokens.motion.fast} ${tokens.motion.ease};

  &:where(:hover) {
    text-decoration-color: currentColor;
  }
`
