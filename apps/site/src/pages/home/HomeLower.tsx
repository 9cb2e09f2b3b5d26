import { winnersStore } from '@croupier/stores'
import { from, tokens } from '@croupier/ui'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useStore } from '../../app/RootContext.ts'
import { VendorBlocks } from './VendorBlocks.tsx'
import { Winners } from './Winners.tsx'

const Root = styled.div`
  display: grid;
  align-items: start;
  gap: ${tokens.space.s6};
  grid-template-columns: minmax(0, 1fr);

  @media ${from.xl} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`

/** What lies below the first screen of the home page: vendors by category and the winner board. */
export function HomeLower() {
  const winners = useStore(winnersStore)
  useEffect(() => void winners.load(), [winners])
  return (
    <Root>
      <VendorBlocks />
      <Winners />
    </Root>
  )
}
