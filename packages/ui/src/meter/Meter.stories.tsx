import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/Card.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { Meter } from './Meter.tsx'

const meta = preview.meta({
  title: 'Data/Meter',
  component: Meter,
  args: {
    label: 'Turnover before withdrawal',
    value: 120_000n,
    max: 500_000n,
    valueText: '₱1,200.00 of ₱5,000.00',
    hint: '₱3,800.00 to go',
  },
  render: (args) => (
    <Card>
      <Grid min="16rem">
        <Meter {...args} />
        <Meter {...args} value={500_000n} valueText="₱5,000.00 of ₱5,000.00" hint="You can withdraw" />
        <Meter kind="limit" label="Deposit limit, this week" value={850} max={1000} valueText="₱850 of ₱1,000" />
        <Meter
          kind="limit"
          label="Playing time today"
          value={60}
          max={60}
          valueText="60 of 60 minutes"
          hint="Starts again at midnight"
        />
        <Meter label="Ready to withdraw" value={2} max={4} steps={4} valueText="2 of 4 done" />
        <Meter label="Nothing to turn over" value={0n} max={0n} valueText="None" />
      </Grid>
    </Card>
  ),
})

export const Playground = meta.story({ render: (args) => <Meter {...args} /> })

export const States = meta.story({
  name: 'Says its value in words',
  play: async ({ canvas }) => {
    const turnover = canvas.getAllByRole('meter', { name: 'Turnover before withdrawal' })[0]
    await expect(turnover).toHaveAttribute('aria-valuenow', '24')
    await expect(turnover).toHaveAttribute('aria-valuetext', '₱1,200.00 of ₱5,000.00')
  },
})
