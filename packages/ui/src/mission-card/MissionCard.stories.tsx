import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { MissionCard } from './MissionCard.tsx'

const meta = preview.meta({
  title: 'Gaming/MissionCard',
  component: MissionCard,
  args: {
    title: 'Try three new games',
    text: 'Play any three games you have not played before. Demo rounds count.',
    value: 1,
    max: 3,
    texts: { progress: 'Progress', reward: 'Reward' },
    valueText: '1 of 3 games',
    reward: '100 points',
  },
  render: (args) => (
    <Grid>
      <MissionCard
        {...args}
        action={
          <Button size="sm" variant="soft">
            To the games
          </Button>
        }
      />
      <MissionCard
        {...args}
        value={3}
        valueText="3 of 3 games"
        state="fulfilled"
        action={<Button size="sm">Claim</Button>}
      />
      <MissionCard {...args} value={3} valueText="3 of 3 games" state="claimed" stateText="Claimed" />
      <MissionCard {...args} state="ended" stateText="Ended on 31 October" />
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <MissionCard {...args} /> })

export const States = meta.story({})
