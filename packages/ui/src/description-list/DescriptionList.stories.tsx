import preview from '../../../../.storybook/preview.tsx'
import { Amount } from '../amount/Amount.tsx'
import { Badge } from '../badge/Badge.tsx'
import { Card } from '../card/Card.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = preview.meta({
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Reference', value: 'D-20261121-004711' },
      { label: 'Status', value: <Badge tone="info">Being checked</Badge> },
      { label: 'Paid to', value: 'A bank whose full registered name does not fit beside its term, Manila branch' },
      { label: 'Deposit', value: <Amount text="₱1,000.00" /> },
      { label: 'Fee', value: <Amount text="−₱15.00" flow="out" /> },
      { label: 'You receive', value: <Amount text="₱985.00" />, total: true },
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

export const Ruled = meta.story({
  render: () => (
    <Grid min="18rem">
      <DescriptionList
        layout="lines"
        variant="ruled"
        items={[
          { label: 'Amount', value: 'Pay exactly ₱500.00', labelHidden: true, strong: true },
          {
            label: 'Account number',
            value: '0917 555 0142',
            action: <CopyButton text="09175550142" variant="outline" />,
          },
        ]}
      />
      <DescriptionList
        variant="sunken"
        items={[
          { label: 'Fee', value: '₱15.00' },
          { label: 'You receive', value: '₱985.00', strong: true },
        ]}
      />
    </Grid>
  ),
})
