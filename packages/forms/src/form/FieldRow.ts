import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** Short fields side by side, as many as fit. Renders a `<div>`. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  gap: ${tokens.space.s4};
`
