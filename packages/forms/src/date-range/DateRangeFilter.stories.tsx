import { expect, fn, userEvent, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { off, labelled } from '../testing/formWalk.ts'
import { tabTo } from '../testing/keyboard.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { DateRangeFilter, type DateRangeFilterProps } from './DateRangeFilter.tsx'
import { RecordDays } from './examples/RecordDays.tsx'
import code from './examples/RecordDays.tsx?raw'

const today = '2026-11-21'
const onValueChange = fn<DateRangeFilterProps['onValueChange']>()

const button = (element: HTMLElement, name: RegExp) => within(element).getByRole('button', { name })
const expectDays = async (element: HTMLElement, from: string, to: string) => {
  await expect(labelled(element, /^from/i)).toHaveValue(from)
  await expect(labelled(element, /^to/i)).toHaveValue(to)
}
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
  args: { today, value: { from: '2026-11-15', to: today }, onValueChange } satisfies DateRangeFilterProps,
  decorators: [
    (Story) => (
      <Plates>
        <Story />
      </Plates>
    ),
  ],
})

const records = example(RecordDays, code)

/** For records, which are in the past. */
export const LookingBack = meta.story({ ...records, parameters: { ...records.parameters } })

LookingBack.test(
  'has today, yesterday, previous 7 and previous 30 days one key press away [S-358]',
  async ({ canvasElement }) => {
    await expect(pressed(canvasElement)).toEqual(['Previous 7 days'])
    for (const [name, from, to] of [
      [/^today/i, today, today],
      [/^yesterday/i, '2026-11-20', '2026-11-20'],
      [/^previous 30/i, '2026-10-23', today],
    ] as const) {
      await tabTo(button(canvasElement, name))
      await userEvent.keyboard('{Enter}')
      await expectDays(canvasElement, from, to)
      await expect(button(canvasElement, name)).toHaveAttribute('aria-pressed', 'true')
      await expect(pressed(canvasElement)).toHaveLength(1)
    }
  },
)

LookingBack.test('takes typed days, and then no shortcut is pressed any more', async ({ canvasElement }) => {
  await type(canvasElement, /^from/i, '2026-11-03')
  await expectDays(canvasElement, '2026-11-03', today)
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
  args: { value: { from: '2026-11-15', to } },
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
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
