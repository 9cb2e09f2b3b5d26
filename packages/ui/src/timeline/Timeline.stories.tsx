import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/Card.tsx'
import { Link } from '../link/Link.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { Time } from '../time/Time.tsx'
import { Timeline, type TimelineStage } from './Timeline.tsx'

const at = (hour: number) => <Time at={`2026-11-21T${hour}:04`} text={`21 Nov, ${hour}:04`} />
const first: TimelineStage = {
  value: 'asked',
  label: 'Withdrawal requested',
  state: 'done',
  stateText: 'done',
  owner: 'You',
  time: at(10),
}
const meta = preview.meta({
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'Stages of withdrawal W-4711',
    stages: [
      first,
      { value: 'bonus', label: 'Bonus check', state: 'skipped' as const, stateText: 'not needed' },
      {
        value: 'checked',
        label: 'Being checked',
        state: 'current' as const,
        stateText: 'under way',
        owner: 'Payments team',
        time: 'since 21 Nov, 11:04',
        next: 'Most are checked within two hours. You can still cancel.',
      },
      {
        value: 'sent',
        label: 'Sent to your bank',
        state: 'waiting' as const,
        stateText: 'waiting',
        owner: 'Your bank',
      },
    ],
  },
  render: (args) => (
    <Grid min="18rem">
      <Card>
        <Timeline {...args} />
      </Card>
      <Card>
        <Timeline
          label="Stages of withdrawal W-4712"
          stages={[
            first,
            {
              value: 'refused',
              label: 'Refused by the bank',
              state: 'failed',
              stateText: 'failed',
              owner: 'Your bank',
              time: at(12),
              next: (
                <>
                  The account name differs from yours. The money is back in your wallet.{' '}
                  <Link href="#account">Change the account</Link>
                </>
              ),
            },
          ]}
        />
      </Card>
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <Timeline {...args} /> })

export const States = meta.story()

States.test('Tells where an order is, who has it, since when and what comes next', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Stages of withdrawal W-4711' })
  const stages = within(list).getAllByRole('listitem')
  await expect(stages).toHaveLength(4)
  await expect(stages[2]).toHaveAttribute('aria-current', 'step')
  await expect(stages[2]).toHaveTextContent(/Being checked, under way.*Payments team.*within two hours/)
})
