import { below } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** The body of a window with a form, below its banner. */
export const EntryBody = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s5};

  @media ${below.sm} {
    padding: ${tokens.space.s4};
  }
`
