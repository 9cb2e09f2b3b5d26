import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** The container of a page, with its gutters. `data-frame` says what surrounds it (S-013). */
export const Main = styled.main`
  min-inline-size: 0;
  padding: ${tokens.space.s4} ${tokens.space.s4} ${tokens.space.s7};
  outline: 0;

  @media ${from.md} {
    padding-inline: ${tokens.space.s5};
  }
  &:where([data-frame='headerOnly']) {
    padding: 0;
  }
`
