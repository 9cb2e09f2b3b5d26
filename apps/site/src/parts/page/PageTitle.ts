import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** The name of a page at its head. Renders an `<h1>`. */
export const PageTitle = styled.h1`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xxl};
  letter-spacing: ${tokens.tracking.tight};
`
