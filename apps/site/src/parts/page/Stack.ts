import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/**
 * One column: the parts of a page below one another. `data-gap` sets another distance: `s4` within a step or a form,
 * `s6` between the sections of a front page. Renders a `<div>`.
 */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};

  &:where([data-gap='s4']) {
    gap: ${tokens.space.s4};
  }
  &:where([data-gap='s6']) {
    gap: ${tokens.space.s6};
  }
`
