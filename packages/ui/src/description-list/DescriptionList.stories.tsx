import preview from '../../../../.storybook/preview.tsx'
import { Amount } from '../amount/Amount.tsx'
import { Badge } from '../badge/Badge.tsx'
import { Card } from '../card/Card.tsx'
import { darkPhone, Grid } from '../testing/storyGrid.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = preview.meta({
  title: 'Kit/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Reference', value: 'D-20261121-004711' },
      { term: 'Status', value: <Badge tone="info">Being checked</Badge> },
      { term: 'Paid to', value: 'A bank whose full registered name does not fit beside its term, Manila branch' },
      { term: 'Deposit', value: <Amount text="₱1,000.00" /> },
      { term: 'Fee', value: <Amount text="−₱15.00" flow="out" /> },
      { term: 'You receive', value: <Amount text="₱985.00" />, total: true },
    ],
  },
  render: (args) => (
    <Grid min="18rem">
      <Card>
        <DescriptionList {...args} />
      </Card>
      <Card>
        <DescriptionList {...args} layout="stacked" />
      </Card>
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <DescriptionList {...args} /> })

export const Layouts = meta.story({})

export const DarkPhone = meta.story({ globals: darkPhone })
