import { below } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** The room of a way in, below its banner. */
export const EntryRoom = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s5};

  @media ${below.sm} {
    padding: ${tokens.space.s4};
  }
`
