import { Trophy } from 'lucide-react'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview.tsx'
import { tokens } from '../theme/theme.ts'
import { Badge, type BadgeTone } from './Badge.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
`

const statuses: readonly (readonly [BadgeTone, string])[] = [
  ['neutral', 'Cancelled'],
  ['accent', 'New'],
  ['success', 'Approved'],
  ['info', 'In review'],
  ['warning', 'Maintenance'],
  ['danger', 'Refused'],
  ['win', 'Won 1,250.00'],
]

const meta = preview.meta({
  title: 'Data/Badge',
  subcomponents: { Badge },
  component: Badge,
  args: { children: 'New' },
})

export const Playground = meta.story({})

export const Tones = meta.story({
  render: () => (
    <Row>
      {statuses.map(([tone, text]) => (
        <Badge key={tone} tone={tone}>
          {tone === 'win' && <Trophy aria-hidden />}
          {text}
        </Badge>
      ))}
      {statuses.map(([tone, text]) => (
        <Badge key={tone} tone={tone} size="md">
          {text}
        </Badge>
      ))}
    </Row>
  ),
})

export const LongText = meta.story({
  args: { children: 'Hinihintay ang kumpirmasyon ng iyong bangko', tone: 'warning' },
  decorators: [(Story) => <div style={{ inlineSize: '9rem' }}>{Story()}</div>],
})
