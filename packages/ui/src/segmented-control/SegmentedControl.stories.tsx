import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CountBadge } from '../badge/CountBadge.tsx'
import { Button } from '../button/Button.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const periods = ['Day', 'Week', 'Month'].map((label) => ({ value: label, label }))
const views = [
  { value: 'grid', label: 'Tiles', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
]
const long = ['Ngayong araw', 'Nakaraang linggo', 'Nakaraang tatlumpung araw'].map((label) => ({ value: label, label }))

const meta = preview.meta({
  title: 'Inputs/SegmentedControl',
  parameters: { keys: [['Arrows', 'choose the next or previous, round the ends']] },
  component: SegmentedControl,
  args: { legend: 'Period', choices: periods, defaultValue: 'Week', onChange: fn() },
})

export const Playground = meta.story()

Playground.test('A press or the arrow keys choose; one is always chosen', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByText('Month'))
  await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
  await expect(canvas.getByRole('radio', { name: 'Day' })).toHaveFocus()
  await expect(args.onChange).toHaveBeenCalledTimes(2)
})

export const Focus = meta.story({ play: async () => void (await userEvent.tab()) })

export const WithIcons = meta.story({ args: { legend: 'View', choices: views, defaultValue: 'grid' } })

export const WithCounts = meta.story({
  args: {
    legend: 'Missions',
    hideLegend: true,
    choices: [
      { value: 'open', label: 'Open', mark: <CountBadge count={3} label="3 missions" tone="neutral" /> },
      { value: 'done', label: 'Done' },
    ],
    defaultValue: 'open',
  },
})

export const Stretched = meta.story({ args: { stretch: true } })

export const SomeDisabled = meta.story({
  args: { choices: periods.map((period) => ({ ...period, disabled: period.value === 'Month' })) },
})

export const Disabled = meta.story({ args: { disabled: true } })

export const Refused = meta.story({ args: { defaultValue: undefined, error: 'Choose a period.' } })

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { choices: long, defaultValue: 'Ngayong araw' },
})

LongTextOnAPhone.test('Scrolls sideways where it has no room', async ({ canvas, canvasElement }) => {
  const well = canvas.getByText('Ngayong araw').closest('label')?.parentElement
  await expect(well?.scrollWidth).toBeGreaterThan(well?.clientWidth ?? Infinity)
  await expect(well?.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right)
})

const [first = '', , last = ''] = long.map(({ value }) => value)

export const ChangedFromOutside = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Changing(args) {
    const [period, setPeriod] = useState(last)
    return (
      <>
        <Button onClick={() => setPeriod(first)}>To the first</Button>
        <Button onClick={() => setPeriod(last)}>To the last</Button>
        {(['ltr', 'rtl'] as const).map((dir) => (
          <div key={dir} dir={dir} style={{ inlineSize: 240 }}>
            <SegmentedControl {...args} defaultValue={undefined} choices={long} value={period} />
          </div>
        ))}
      </>
    )
  },
})

ChangedFromOutside.test(
  'The choice is in view at first and when it changes from outside, in both directions',
  async ({ canvas }) => {
    const inView = (period: string) =>
      waitFor(async () => {
        for (const word of canvas.getAllByText(period)) {
          const segment = word.closest('label')
          const own = segment?.getBoundingClientRect()
          const well = segment?.parentElement?.getBoundingClientRect()
          await expect(own?.left).toBeGreaterThanOrEqual((well?.left ?? Infinity) - 1)
          await expect(own?.right).toBeLessThanOrEqual((well?.right ?? 0) + 1)
        }
      })
    await inView(last)
    await userEvent.click(canvas.getByRole('button', { name: 'To the first' }))
    await inView(first)
    await userEvent.click(canvas.getByRole('button', { name: 'To the last' }))
    await inView(last)
  },
)
