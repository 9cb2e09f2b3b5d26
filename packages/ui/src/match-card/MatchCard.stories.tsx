import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OddsButton } from '../odds-button/OddsButton.tsx'
import { Grid } from '../testing/storyGrid.tsx'
import { MatchCard } from './MatchCard.tsx'

const odds = (
  <>
    <OddsButton label="Home" odds="2.10" />
    <OddsButton label="Draw" odds="3.25" />
    <OddsButton label="Away" odds="3.10" />
  </>
)

const meta = preview.meta({
  title: 'Gaming/MatchCard',
  component: MatchCard,
  args: {
    home: 'Cebu Chargers',
    away: 'Manila Mariners',
    versus: 'against',
    league: 'Visayas Cup',
    time: 'Today 19:30',
    oddsLabel: 'Odds',
    odds,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

Playground.test('The heading names both sides', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toHaveAccessibleName('Cebu Chargers against Manila Mariners')
})

export const NoOdds = meta.story({ args: { odds: undefined, time: '63′' } })

export const SideBySide = meta.story({
  render: (args) => (
    <Grid min="16rem">
      <MatchCard {...args} />
      <MatchCard {...args} home="Makati Hari Basketball Club" away="Davao Falcons" />
    </Grid>
  ),
})
