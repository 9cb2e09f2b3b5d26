import type { DayRange } from '@croupier/locales/calendar'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { picturedForm } from '../../../../.storybook/widths.ts'
import { off, labelled } from '../testing/formWalk.ts'
import { tabTo } from '../testing/keyboard.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { DateRangeFilter, type DateRangeFilterProps } from './DateRangeFilter.tsx'

const today = '2026-11-21'
const onValueChange = fn<DateRangeFilterProps['onValueChange']>()
const week: DayRange = { from: '2026-11-15', to: today }

/** Holds the range, as the page around a list does. */
function Held({ value: first, ...rest }: DateRangeFilterProps) {
  const [value, setValue] = useState(first)
  const change = (range: DayRange) => {
    setValue(range)
    rest.onValueChange(range)
  }
  return <DateRangeFilter {...rest} value={value} onValueChange={change} />
}

const button = (element: HTMLElement, name: RegExp) => within(element).getByRole('button', { name })
const pressed = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button', { pressed: true })
    .map((one) => one.textContent)
const type = async (element: HTMLElement, label: RegExp, day: string) => {
  const input = labelled(element, label)
  await userEvent.clear(input)
  await userEvent.type(input, day)
}

const meta = preview.meta({
  title: 'Forms/DateRangeFilter',
  component: DateRangeFilter,
  args: { today, value: week, onValueChange } satisfies DateRangeFilterProps,
  render: (args) => (
    <Plates>
      <Held {...args} />
    </Plates>
  ),
})

/** For records, which are in the past. */
export const LookingBack = meta.story({ parameters: picturedForm })

LookingBack.test(
  'has today, yesterday, previous 7 and previous 30 days one key press away [S-358]',
  async ({ canvasElement }) => {
    await expect(pressed(canvasElement)).toEqual(['Previous 7 days'])
    for (const [name, range] of [
      [/^today/i, { from: today, to: today }],
      [/^yesterday/i, { from: '2026-11-20', to: '2026-11-20' }],
      [/^previous 30/i, { from: '2026-10-23', to: today }],
    ] as const) {
      await tabTo(button(canvasElement, name))
      await userEvent.keyboard('{Enter}')
      await expect(onValueChange).toHaveBeenLastCalledWith(range)
      await expect(button(canvasElement, name)).toHaveAttribute('aria-pressed', 'true')
      await expect(pressed(canvasElement)).toHaveLength(1)
    }
    await expect(labelled(canvasElement, /^from/i)).toHaveValue('2026-10-23')
  },
)

LookingBack.test('takes typed days, and then no shortcut is pressed any more', async ({ canvasElement }) => {
  await type(canvasElement, /^from/i, '2026-11-03')
  await expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: today })
  await expect(within(canvasElement).queryAllByRole('button', { pressed: true })).toEqual([])
})

/** For future dates, such as a calendar of promotions. */
export const LookingAhead = meta.story({
  args: { shortcuts: ['next_7', 'next_30'], value: { from: today, to: '2026-11-27' } },
})

LookingAhead.test('has next 7 and next 30 days, and takes future days [S-358]', async ({ canvasElement }) => {
  await expect(pressed(canvasElement)).toEqual(['Next 7 days'])
  await tabTo(button(canvasElement, /^next 30/i))
  await userEvent.keyboard('{Enter}')
  await expect(onValueChange).toHaveBeenLastCalledWith({ from: today, to: '2026-12-20' })
  await expect(labelled(canvasElement, /^to/i)).not.toHaveAttribute('max')
})

/** An invalid range shows its error below and is not reported, so nothing is requested. */
const faulty = (from: string, to: string, words: RegExp) => ({
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await type(canvasElement, /^to/i, to)
    onValueChange.mockClear()
    await type(canvasElement, /^from/i, from)
    await expect(canvasElement).toHaveTextContent(words)
    await expect(labelled(canvasElement, /^from/i)).toHaveValue(from)
    await expect(labelled(canvasElement, /^from/i)).toBeInvalid()
    await expect(onValueChange).not.toHaveBeenCalled()
  },
})

export const EndBeforeStart = meta.story(faulty('2026-11-20', '2026-11-18', /end is before the start/))

EndBeforeStart.test('is corrected by a shortcut, which is reported [S-360]', async ({ canvasElement }) => {
  await tabTo(button(canvasElement, /^today/i), 40)
  await userEvent.keyboard('{Enter}')
  await expect(onValueChange).toHaveBeenCalledOnce()
  await expect(onValueChange).toHaveBeenCalledWith({ from: today, to: today })
  await expect(labelled(canvasElement, /^from/i)).not.toBeInvalid()
})

export const TooLong = meta.story(faulty('2026-08-01', today, /at most 90 days/))

TooLong.test('takes the longest range there is, 90 days with both ends [S-360]', async ({ canvasElement }) => {
  await type(canvasElement, /^from/i, '2026-08-24')
  await expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-08-24', to: today })
})

/** A future day, although every shortcut is in the past. */
export const OutOfBounds = meta.story(faulty('2026-11-20', '2026-11-25', /cannot be chosen/))

export const Disabled = meta.story(off)
