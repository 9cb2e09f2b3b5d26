import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { pictured } from '../../../../.storybook/widths.ts'
import { darkRightToLeft, disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { DateField } from './DateField.tsx'

const meta = preview.meta({
  title: 'Inputs/DateField',
  component: DateField,
  decorators: withField('Day of the transfer', 28),
  args: { texts: { calendar: 'Open the calendar' }, onChange: fn() },
})

const day = (canvas: { getByLabelText: (label: string) => HTMLElement }) =>
  canvas.getByLabelText('Day of the transfer') as HTMLInputElement

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
  // The first one brings the calendar's code with it.
  const panel = await screen.findByRole('dialog', {}, { timeout: 10_000 })
  await waitFor(() => expect(panel.querySelector('td:focus-within')).not.toBeNull())
  return panel
}

export const Playground = meta.story()

Playground.test('Is typed, or chosen from a calendar that opens on what was typed', async ({ canvas }) => {
  await fireEvent.change(day(canvas), { target: { value: '2026-02-27' } })
  const panel = await opened()
  await userEvent.click(within(panel).getByRole('button', { name: /February 28, 2026/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(day(canvas)).toHaveValue('2026-02-28')
})

const isoIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

/** 26 hours apart: whatever the clock says, at least one of them is not on the device's day. */
const farZone = (timeZone: string) => ({
  args: { timeZone, defaultValue: isoIn(timeZone) },
  play: async () => {
    const panel = await opened()
    const today = within(panel).getAllByRole('button', { name: /^Today/ })
    await expect(today).toHaveLength(1)
    await expect(today[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(document.querySelector('input')).toHaveValue(isoIn(timeZone))
  },
})

export const FarEast = meta.story({
  ...farZone('Pacific/Kiritimati'),
  name: 'Today is the site’s, east of the device [S-358]',
})

export const FarWest = meta.story({ ...farZone('Etc/GMT+12'), name: 'Today is the site’s, west of the device [S-358]' })

export const Empty = meta.story()

export const Filled = meta.story({ args: { defaultValue: '2026-11-20' } })

export const Open = meta.story({
  parameters: pictured,
  args: { defaultValue: '2026-11-20', min: '2026-11-03', max: '2026-11-25' },
  play: async () => void (await opened()),
})

export const Focused = meta.story({ ...focused, args: { defaultValue: '2026-11-20' } })

export const Failing = meta.story({ ...failing('Choose a day up to today.'), args: { defaultValue: '2027-11-20' } })

export const Disabled = meta.story({ ...disabled, args: { defaultValue: '2026-11-20' } })

export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: '2026-11-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the calendar' })).toBeDisabled()
  },
})

export const LongText = meta.story({ ...longWords, args: { defaultValue: '2026-11-20' } })

export const DarkRightToLeft = meta.story({
  ...darkRightToLeft,
  args: { defaultValue: '2026-11-20' },
  play: async () => void (await opened()),
})
