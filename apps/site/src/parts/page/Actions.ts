import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** Buttons in a row that wraps. Renders a `<div>`. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
`
