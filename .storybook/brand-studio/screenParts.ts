import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** Small items in a row. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2};
`

/** Cards side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${tokens.space.s4};
  align-items: start;
`

/** A card with several parts. */
export const Stack = styled(Card)`
  display: grid;
  gap: ${tokens.space.s3};
`
