import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { Modal } from '../modal/Modal.tsx'
import { rangeTexts } from '../testing/inputTexts.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'
import { DateRange, type DateRangeProps } from './DateRange.tsx'

const changed = fn()

const Day = (props: Partial<DateFieldProps>) => (
  <Field label="Day">
    <DateField
      defaultValue="2026-11-20"
      texts={{ calendar: 'Open the calendar' }}
      onChange={(event) => changed(event.target.value)}
      {...props}
    />
  </Field>
)

const Period = (props: Partial<DateRangeProps>) => (
  <DateRange
    legend="Period"
    texts={rangeTexts}
    defaultValue={{ from: '2026-11-09', to: '2026-11-13' }}
    max="2026-11-21"
    shortcuts={[
      { value: 'previous7', label: 'Previous 7 days', range: { from: '2026-11-15', to: '2026-11-21' } },
      { value: 'previous30', label: 'Previous 30 days', range: { from: '2026-10-23', to: '2026-11-21' } },
    ]}
    onValueChange={changed}
    {...props}
  />
)

/** Opens the calendar, if it is closed, and waits until it has settled with the focus on a day. */
const opened = async (opener: string) => {
  if (!screen.queryByRole('dialog')) await userEvent.click(screen.getByRole('button', { name: opener }))
  // The first one brings the calendar's code with it.
  const panel = await screen.findByRole('dialog', {}, { timeout: 10_000 })
  await waitFor(() => expect(panel.querySelector('td:focus-within')).not.toBeNull())
  await waitFor(() => expect(panel.getAnimations()).toHaveLength(0))
  return panel
}

const openDay = () => opened('Open the calendar')
const openPeriod = () => opened('Calendar: From')
const showDay = async () => void (await openDay())
const showPeriod = async () => void (await openPeriod())
const day = (panel: HTMLElement, name: RegExp) => within(panel).getByRole('button', { name })
const input = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type="date"]')!
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const meta = preview.meta({
  title: 'Inputs/Calendar',
  parameters: {
    keys: [
      ['Left, Right, Up, Down', 'go a day or a week back or on'],
      ['Page Up, Page Down', 'go a month back or on; with Shift a year'],
      ['Home, End', 'go to the first, the last day of the month'],
      ['Enter, Space', 'choose the day'],
      ['Escape', 'closes it and gives the focus back'],
    ],
  },
  component: Day,
  beforeEach: () => {
    changed.mockClear()
  },
})

export const Playground = meta.story()

Playground.test(
  'A day is chosen by keyboard, the field is notified and the focus returns',
  async ({ canvasElement }) => {
    const panel = await openDay()
    await expect(day(panel, /November 20, 2026/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(day(panel, /November 28, 2026/)).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(day(panel, /December 28, 2026/)).toHaveFocus()
    await expect(within(panel).getByRole('combobox', { name: 'month' })).toHaveDisplayValue('December')
    await userEvent.keyboard('{Enter}')
    await gone()
    await expect(input(canvasElement)).toHaveValue('2026-12-28')
    await expect(changed.mock.calls).toEqual([['2026-12-28']])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus())
  },
)

Playground.test(
  'Every key of the calendar: days, weeks, months, the ends of a month, Space',
  async ({ canvasElement }) => {
    const panel = await openDay()
    await userEvent.keyboard('{ArrowUp}')
    await expect(day(panel, /November 13, 2026/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(day(panel, /November 12, 2026/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(day(panel, /November 30, 2026/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(day(panel, /November 1, 2026/)).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect(day(panel, /October 1, 2026/)).toHaveFocus()
    await userEvent.keyboard('[Space]')
    await gone()
    await expect(input(canvasElement)).toHaveValue('2026-10-01')
  },
)

Playground.test('Typing stays possible, and the calendar opens on what was typed', async ({ canvasElement }) => {
  fireEvent.change(input(canvasElement), { target: { value: '2024-02-29' } })
  const panel = await openDay()
  await expect(day(panel, /February 29, 2024/)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await gone()
  await expect(input(canvasElement)).toHaveValue('2024-02-29')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus())
})

Playground.test('Its button closes it again, and so does a press elsewhere', async ({ canvasElement }) => {
  await openDay()
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
  await gone()
  await openDay()
  await userEvent.click(canvasElement)
  await gone()
})

export const Bounded = meta.story({
  args: { min: '2026-11-10', max: '2026-11-21' },
  play: showDay,
})

Bounded.test('Days outside the bounds cannot be chosen', async () => {
  const panel = await openDay()
  await expect(day(panel, /November 9, 2026/)).toHaveAttribute('aria-disabled', 'true')
  await expect(within(panel).getByRole('button', { name: 'October 2026' })).toBeDisabled()
  await expect(within(panel).getByRole('button', { name: 'December 2026' })).toBeDisabled()
  await userEvent.click(day(panel, /November 22, 2026/), { pointerEventsCheck: 0 })
  await expect(changed).not.toHaveBeenCalled()
  await userEvent.click(day(panel, /November 21, 2026/))
  await expect(changed.mock.calls).toEqual([['2026-11-21']])
})

export const FarAway = meta.story({
  args: { min: '1990-05-10', max: '2026-11-25' },
  play: showDay,
})

FarAway.test('Another month and another year are chosen from lists, within the bounds', async ({ canvasElement }) => {
  const panel = await openDay()
  const month = within(panel).getByRole('combobox', { name: 'month' })
  const year = within(panel).getByRole('combobox', { name: 'year' })
  await expect(within(month).getByRole('option', { name: 'November' })).toBeEnabled()
  await expect(within(month).getByRole('option', { name: 'December' })).toBeDisabled()
  await userEvent.selectOptions(year, '1990')
  await expect(within(year).queryByRole('option', { name: '1989' })).toBeNull()
  await userEvent.selectOptions(month, 'May')
  await expect(year).toHaveDisplayValue('1990')
  await expect(within(month).getByRole('option', { name: 'April' })).toBeDisabled()
  await userEvent.click(day(panel, /May 10, 1990/))
  await gone()
  await expect(input(canvasElement)).toHaveValue('1990-05-10')
})

export const YearFirst = meta.story({
  args: { locale: 'ja' },
  play: showDay,
})

YearFirst.test('Year and month follow the order of the language', async () => {
  const [first, second] = within(await openDay()).getAllByRole('combobox')
  await expect(first).toHaveDisplayValue('2026年')
  await expect(second).toHaveDisplayValue('11月')
})

export const OwnDigits = meta.story({
  args: { locale: 'bn-BD-u-nu-beng' },
  play: showDay,
})

OwnDigits.test('Names and digits are those of the language', async () => {
  const panel = await openDay()
  await expect(within(panel).getByText('২১')).toBeVisible()
  await expect(within(panel).getByDisplayValue('নভেম্বর')).toBeVisible()
  await expect(within(panel).getByDisplayValue('২০২৬')).toBeVisible()
})

export const RightToLeft = meta.story({ globals: { language: 'XB' }, play: showDay })

RightToLeft.test('The left arrow goes to the next day', async ({ canvasElement }) => {
  const panel = await openDay()
  await expect(panel.dir).toBe('rtl')
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await gone()
  await expect(input(canvasElement)).toHaveValue('2026-11-21')
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { max: '2026-11-25' },
  play: showDay,
})

const InModal = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        title="Bonus"
        texts={{ close: 'Close' }}
        width={360}
        clickToClose
        open={open}
        onClose={() => setOpen(false)}
      >
        <Day />
      </Modal>
    </>
  )
}

export const OverAModal = meta.story({
  render: () => <InModal />,
})

OverAModal.test('Above a modal, Escape closes the calendar first', async () => {
  await screen.findByRole('dialog', { name: 'Bonus' })
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
  const panel = await screen.findByRole('dialog', { name: 'Open the calendar' }, { timeout: 10_000 })
  await waitFor(() => expect(day(panel, /November 20, 2026/)).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Open the calendar' })).toBeNull())
  await expect(screen.getByRole('dialog', { name: 'Bonus' })).toBeVisible()
})

export const Range = meta.story({
  globals: { viewport: { value: 'laptop' } },
  render: () => <Period />,
  play: showPeriod,
})

Range.test(
  'A range shows two months where there is room; its shortcuts stand above the days alone [S-358]',
  async () => {
    const panel = await openPeriod()
    await expect(within(panel).getAllByRole('grid')).toHaveLength(2)
    await userEvent.click(day(panel, /November 2, 2026/))
    await userEvent.click(day(panel, /November 6, 2026/))
    await gone()
    await expect(changed.mock.calls).toEqual([[{ from: '2026-11-02', to: '2026-11-06' }]])
    const again = await openPeriod()
    await expect(within(again).queryByRole('button', { name: 'Previous 30 days' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.click(screen.getByRole('button', { name: 'Previous 30 days' }))
    await expect(changed).toHaveBeenLastCalledWith({ from: '2026-10-23', to: '2026-11-21' })
  },
)

export const LongRange = meta.story({
  render: () => <Period maxDays={7} />,
  play: showPeriod,
})

LongRange.test('A range longer than allowed cannot be chosen [S-360]', async () => {
  const panel = await openPeriod()
  await userEvent.click(day(panel, /November 9, 2026/))
  await expect(day(panel, /November 15, 2026/)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(day(panel, /November 16, 2026/)).toHaveAttribute('aria-disabled', 'true')
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Period />,
  play: showPeriod,
})

Phone.test('On a phone there is one month, with room for a finger on each day', async () => {
  const panel = await openPeriod()
  await expect(within(panel).getAllByRole('grid')).toHaveLength(1)
  const { width, height } = day(panel, /November 11, 2026/).getBoundingClientRect()
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const { left, right } = panel.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(innerWidth)
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
})
