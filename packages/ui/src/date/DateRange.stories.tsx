import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { darkRightToLeft, focused } from '../field/testing/withField.tsx'
import { rangeTexts } from '../testing/inputTexts.ts'
import { atTwiceTheSize, roomBeside } from '../testing/twiceTheSize.ts'
import { DateRange } from './DateRange.tsx'
import { RecordPeriod } from './examples/RecordPeriod.tsx'
import code from './examples/RecordPeriod.tsx?raw'

const shortcuts = [
  { value: 'next7', label: 'Next 7 days', range: { from: '2026-11-21', to: '2026-11-27' } },
  { value: 'next30', label: 'Next 30 days', range: { from: '2026-11-21', to: '2026-12-20' } },
  { value: 'previous7', label: 'Previous 7 days', range: { from: '2026-11-15', to: '2026-11-21' } },
  { value: 'previous30', label: 'Previous 30 days', range: { from: '2026-10-23', to: '2026-11-21' } },
]
const week = { from: '2026-11-15', to: '2026-11-21' }

const meta = preview.meta({
  title: 'Inputs/DateRange',
  component: DateRange,
  decorators: [(Story) => <div style={{ maxInlineSize: '36rem', minBlockSize: '32rem' }}>{Story()}</div>],
  args: { legend: 'Period', shortcuts, texts: rangeTexts, onValueChange: fn() },
})

export const Record = meta.story(example(RecordPeriod, code))

Record.test('Takes a shortcut', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
  await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-21')
})

export const Playground = meta.story()

Playground.test('Comes from a shortcut, and from two typed days [S-358]', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous 7 days' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(week)
  await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-15')
  await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-11-18' } })
  await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-18', to: '2026-11-21' })
  await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
})

const Steered = () => {
  const [range, setRange] = useState(week)
  return (
    <>
      <DateRange legend="Period" texts={rangeTexts} value={range} onValueChange={setRange} />
      <button type="button" onClick={() => setRange({ from: '2026-10-01', to: '2026-10-03' })}>
        October
      </button>
    </>
  )
}

export const FromOutside = meta.story({ tags: ['!dev', '!autodocs'], render: () => <Steered /> })

FromOutside.test('Another range from outside replaces an invalid one that was typed', async ({ canvas }) => {
  await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-11-01' } })
  await waitFor(() => expect(canvas.getByLabelText('To')).toBeInvalid())
  await userEvent.click(canvas.getByRole('button', { name: 'October' }))
  await expect(canvas.getByLabelText('From')).toHaveValue('2026-10-01')
  await expect(canvas.getByLabelText('To')).toHaveValue('2026-10-03')
  await expect(canvas.getByLabelText('To')).not.toBeInvalid()
})

export const HalfTyped = meta.story({
  args: { defaultValue: week },
})

HalfTyped.test(
  'An emptied day is not an error while the focus is there, and is reported when it leaves [S-360]',
  async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Period' })
    const from = canvas.getByLabelText('From')
    from.focus()
    await fireEvent.change(from, { target: { value: '' } })
    await expect(group).not.toHaveAccessibleDescription()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    from.blur()
    await waitFor(() => expect(group).toHaveAccessibleDescription('Enter both days in full.'))
    await expect(from).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous 7 days' }))
    await expect(group).not.toHaveAccessibleDescription()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(week)
  },
)

export const Empty = meta.story()

export const Filled = meta.story({ args: { defaultValue: week } })

export const WithoutShortcuts = meta.story({ args: { shortcuts: [], defaultValue: week } })

export const Focused = meta.story({ ...focused, args: { defaultValue: week } })

export const Failing = meta.story({
  name: 'Error',
  args: { required: true, mark: 'required', error: 'Choose the days of the report.' },
})

export const TooLong = meta.story({
  name: 'Longer than allowed [S-360]',
  args: { defaultValue: week },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-05-01' } })
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription('Choose at most 90 days.')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: week } })

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    legend: 'Panahon ng mga taya na nais mong makita sa talaang ito',
    description: 'Ang mga araw ay ayon sa oras ng site at hindi ng iyong aparato.',
    shortcuts: [
      { ...shortcuts[2]!, value: 'long', label: 'Nakaraang pitong araw kasama ang araw na ito ayon sa oras ng site' },
      ...shortcuts,
    ],
    defaultValue: week,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Narrow = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: week },
  decorators: [(Story) => <div style={{ inlineSize: '328px' }}>{Story()}</div>],
})

Narrow.test('Text at twice the size leaves the dates whole', async ({ canvas }) => {
  const from = canvas.getByLabelText<HTMLInputElement>('From')
  // Browsers put a pixel beside each part of a date.
  await atTwiceTheSize(() => expect(roomBeside(from, '11/15/2026')).toBeGreaterThan(10))
})

export const DarkRightToLeft = meta.story({
  ...darkRightToLeft,
  args: { defaultValue: week },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar: From' }))
    const panel = await screen.findByRole('dialog', {}, { timeout: 10_000 })
    await waitFor(() => expect(panel.querySelector('td:focus-within')).not.toBeNull())
  },
})
