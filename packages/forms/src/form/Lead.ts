import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** Muted text next to a heading or before the fields it is about. Renders a `<p>`. */
export const Lead = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  font-variant-numeric: tabular-nums;
`
