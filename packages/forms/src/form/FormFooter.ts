import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** Muted line below the main action, with a link to another form. Renders a `<p>`. */
export const FormFooter = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  text-align: center;
`
