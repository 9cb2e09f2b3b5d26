import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { heldTimers } from '../testing/heldTimers.ts'
import { Grid } from '../testing/storyGrid.tsx'
import { RelativeTime } from './RelativeTime.tsx'
import { Time } from './Time.tsx'
import type { TimeDistance } from './timeDistance.ts'

const now = Date.UTC(2026, 10, 21, 10, 15)
const clock = () => now
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const format = ({ value, unit }: TimeDistance) => words.format(value, unit)
const minute = 60_000

const meta = preview.meta({
  title: 'Data/RelativeTime',
  component: RelativeTime,
  args: { at: now - 3 * minute, absolute: '21 Nov 2026, 10:12', format, clock },
  render: (args) => (
    <Grid min="9rem">
      <RelativeTime {...args} />
      <RelativeTime {...args} at={now} absolute="21 Nov 2026, 10:15" />
      <RelativeTime {...args} at={now + 120 * minute} absolute="21 Nov 2026, 12:15" />
      <RelativeTime {...args} at={now - 26 * 60 * minute} absolute="20 Nov 2026, 08:15" />
      <Time at={now} text="21 Nov 2026, 10:15" />
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <RelativeTime {...args} /> })

export const States = meta.story()

States.test('Says how long ago; machines and hovering get the exact time', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('3 minutes ago')).toHaveAttribute('title', '21 Nov 2026, 10:12'))
  await expect(canvas.getByText('3 minutes ago')).toHaveAttribute('datetime', '2026-11-21T10:12:00.000Z')
  await expect(canvas.getByText('in 2 hours')).toBeVisible()
  await expect(canvas.getByText('yesterday')).toBeVisible()
})

let passed = 0
const movingClock = () => now + passed
const ticks = heldTimers(10_000)

export const Ages = meta.story({
  args: { at: now - 59_995, clock: movingClock },
  render: (args) => <RelativeTime {...args} />,
  beforeEach: () => {
    passed = 0
    return ticks.hold()
  },
})

Ages.test('Updates while it is shown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('59 seconds ago')).toBeVisible())
  passed = 10_000
  ticks.pass(10_000)
  await waitFor(() => expect(canvas.getByText('1 minute ago')).toBeVisible())
})
