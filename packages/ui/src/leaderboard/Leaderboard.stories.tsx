import preview from '../../../../.storybook/preview.tsx'
import { expect, waitFor } from 'storybook/test'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { darkPhone, Grid } from '../testing/storyGrid.tsx'
import { Leaderboard, type Place } from './Leaderboard.tsx'

const places: readonly Place[] = Array.from({ length: 20 }, (_, index) => ({
  id: String(index + 1),
  rank: index + 1,
  player: `pl***${(index * 37) % 89}`,
  score: `${((20 - index) * 340).toLocaleString('en')} points`,
  ...(index < 10 ? { prize: `${((10 - index) * 500).toLocaleString('en')}.00 PHP` } : {}),
}))

const meta = preview.meta({
  title: 'Gaming/Leaderboard',
  component: Leaderboard,
  args: {
    title: 'November ranking',
    note: 'Until 30 November, 23:59. One point for every 10.00 PHP staked.',
    places,
    texts: { own: 'You' },
    heads: ['Rank', 'Player', 'Points', 'Prize'] as const,
  },
  render: (args) => (
    <Grid min="20rem">
      <Leaderboard {...args} {...(places[14] && { own: places[14] })} />
      <Leaderboard
        {...args}
        title="October ranking"
        note="Until 31 October, 23:59. One point for every 10.00 PHP staked."
        own={{ id: 'me', rank: 318, player: 'ma***a', score: '42 points' }}
      />
      <Leaderboard
        {...args}
        title="December ranking"
        note="Until 31 December, 23:59. One point for every 10.00 PHP staked."
        places={[]}
        empty={<EmptyState size="sm" headingLevel={3} title="Nobody has points yet" />}
      />
    </Grid>
  ),
})

export const Playground = meta.story()

export const OwnInSight = meta.story({ tags: ['!dev', '!autodocs'] })

OwnInSight.test('Keeps the member’s own place visible however the list is scrolled', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'November ranking' })
  const own = canvas.getByRole('row', { name: /15 .*You/ })
  const inside = () => {
    const [row, window] = [own.querySelector('td')?.getBoundingClientRect(), region.getBoundingClientRect()]
    return row !== undefined && row.top >= window.top - 1 && row.bottom <= window.bottom + 1
  }
  for (const top of [0, 120, region.scrollHeight]) {
    region.scrollTo(0, top)
    await waitFor(() => expect(inside()).toBe(true))
  }
  region.scrollTo(0, 0)
  await expect(canvas.getByRole('row', { name: /318 ma\*\*\*a You/ })).toBeVisible()
})

export const DarkPhone = meta.story({
  globals: darkPhone,
  render: (args) => (
    <div style={{ maxInlineSize: '20.5rem' }}>
      <Leaderboard {...args} {...(places[14] && { own: places[14] })} />
    </div>
  ),
})

DarkPhone.test('Four columns have room on a phone, and no heading is broken', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'November ranking' })
  await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  const heights = canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().height)
  await expect(Math.max(...heights)).toBeLessThan(40)
  await expect(canvas.getByText('6,800 points').getClientRects()).toHaveLength(1)
})
