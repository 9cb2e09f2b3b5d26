import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Amount } from '../amount/Amount.tsx'
import { Card } from '../card/Card.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { Statistic } from './Statistic.tsx'

const meta = preview.meta({
  title: 'Data/Statistic',
  component: Statistic,
  args: {
    label: 'Team turnover',
    value: '₱1,204,500.00',
    texts: { loading: 'Loading' },
    hint: 'Today, all games',
    change: { direction: 'up' as const, text: '12.5% more than yesterday', tone: 'success' as const },
  },
  render: (args) => (
    <Grid min="13rem">
      <Card>
        <Statistic {...args} />
      </Card>
      <Card>
        <Statistic
          label="Profit and loss"
          texts={{ loading: 'Loading' }}
          value={<Amount text="−₱8,120.00" flow="out" />}
          change={{ direction: 'down', text: '4% less than yesterday', tone: 'danger' }}
        />
      </Card>
      <Card>
        <Statistic
          label="Active members"
          texts={{ loading: 'Loading' }}
          value="18"
          change={{ direction: 'same', text: 'As yesterday' }}
          size="sm"
        />
      </Card>
      <Card>
        <Statistic
          label="Commission"
          texts={{ loading: 'Commission is loading' }}
          value={null}
          hint="Settled every 5 minutes"
        />
      </Card>
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <Statistic {...args} /> })

export const States = meta.story()

States.test('Says in words how a figure moved, and that one is still loading', async ({ canvas }) => {
  await expect(canvas.getByText('12.5% more than yesterday')).toBeVisible()
  await expect(canvas.getByText('Commission is loading')).toBeInTheDocument()
})
