import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Time } from './Time.tsx'

const meta = preview.meta({
  title: 'Data/Time',
  component: Time,
  args: { at: Date.UTC(2026, 10, 21, 10, 15), text: '21 Nov 2026, 10:15' },
})

export const Playground = meta.story()

Playground.test('A time for people, and the same for machines', async ({ canvas }) => {
  await expect(canvas.getByText('21 Nov 2026, 10:15')).toHaveAttribute('datetime', '2026-11-21T10:15:00.000Z')
})

export const DayOnly = meta.story({ args: { at: '2026-11-21', text: '21 Nov 2026' } })
