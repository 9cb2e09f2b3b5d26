import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { FormCards } from './FormCards.ts'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
`

const shape = (blockSize: string) => <Skeleton style={{ blockSize }} />

/**
 * Placeholder for limits and their forms while they load, equally tall, so that nothing below them moves. Renders a
 * `<div>`.
 */
export const LimitsShape = () => (
  <Root>
    {shape('8rem')}
    <FormCards>
      {shape('31rem')}
      {shape('31rem')}
      {shape('31rem')}
    </FormCards>
    <FormCards>
      {shape('18rem')}
      {shape('18rem')}
    </FormCards>
  </Root>
)
