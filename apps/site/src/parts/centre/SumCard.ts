import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** A `Statistic` and what can be done with its sum, on one line where there is room. Renders a `<div>`. */
export const SumCard = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3} ${tokens.space.s5};

  & > dl {
    flex: 1 1 12rem;
  }
`
