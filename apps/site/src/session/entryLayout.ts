import { tokens as t } from '@croupier/ui'
import { styled } from 'styled-components'

/** The room of a way in, below its banner. */
export const EntryRoom = styled.div`
  display: grid;
  gap: ${t.space.s4};
  padding: ${t.space.s5};

  @media (max-width: 480px) {
    padding: ${t.space.s4};
  }
`
