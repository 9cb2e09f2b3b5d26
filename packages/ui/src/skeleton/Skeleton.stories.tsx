import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/Card.tsx'
import { tokens } from '../theme/theme.ts'
import { Skeleton } from './Skeleton.tsx'

const Rows = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  max-inline-size: 24rem;
`

const Person = styled.div`
  display: grid;
  grid-template-columns: 3rem 1fr;
  align-items: center;
  gap: ${tokens.space.s3};
`

const meta = preview.meta({
  title: 'Patterns/Skeleton',
  subcomponents: { Skeleton },
  component: Skeleton,
  args: { style: { blockSize: '4rem' } },
})

export const Playground = meta.story({})

export const Shapes = meta.story({
  render: () => (
    <Rows aria-busy>
      <Card>
        <Person>
          <Skeleton shape="circle" />
          <div>
            <Skeleton shape="text" style={{ inlineSize: '60%' }} />
            <Skeleton shape="text" style={{ inlineSize: '90%' }} />
          </div>
        </Person>
      </Card>
      <Skeleton style={{ aspectRatio: '16 / 9' }} />
    </Rows>
  ),
})
