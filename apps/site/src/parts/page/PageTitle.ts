import { tokens as t } from '@croupier/ui'
import { styled } from 'styled-components'

/** The name of a page at its head. Renders an `<h1>`. */
export const PageTitle = styled.h1`
  font-family: ${t.font.display};
  font-size: ${t.fontSize.xxl};
  letter-spacing: -0.01em;
`
