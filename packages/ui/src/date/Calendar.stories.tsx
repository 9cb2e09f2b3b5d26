import { today } from '@internationalized/date'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Modal } from '../modal/Modal.tsx'
import { rangeTexts } from '../testing/inputTexts.ts'
import { atTwiceTheSize, roomBeside } from '../testing/twiceTheSize.ts'
import { DateRange, type DateRangeProps } from './DateRange.tsx'

const changed = fn()
const from = 'Calendar: From'

const Period = (props: Partial<DateRangeProps>) => (
  <DateRange
    legend="Period"
    texts={rangeTexts}
    defaultValue={{ from: '2026-11-20', to: '2026-11-20' }}
    onValueChange={changed}
    {...props}
  />
)

const week = {
  defaultValue: { from: '2026-11-09', to: '2026-11-13' },
  max: '2026-11-21',
  shortcuts: [
    { value: 'previous7', label: 'Previous 7 days', range: { from: '2026-11-15', to: '2026-11-21' } },
    { value: 'previous30', label: 'Previous 30 days', range: { from: '2026-10-23', to: '2026-11-21' } },
  ],
}

/** Opens the calendar if it is closed, and waits until its animation is over and a day has the focus. */
const opened = async () => {
  if (!screen.queryByRole('dialog')) await userEvent.click(screen.getByRole('button', { name: from }))
  // The calendar's code loads on first use.
  const panel = await screen.findByRole('dialog', {}, { timeout: 10_000 })
  await waitFor(() => expect(panel.querySelector('td:focus-within')).not.toBeNull())
  await waitFor(() => expect(panel.getAnimations()).toHaveLength(0))
  return panel
}

const show = async () => void (await opened())
const day = (panel: HTMLElement, name: RegExp) => within(panel).getByRole('button', { name })
const input = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type="date"]')!
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const meta = preview.meta({
  title: 'Inputs/Calendar',
  parameters: {
    keys: [
      ['Left, Right, Up, Down', 'move by a day or a week'],
      ['Page Up, Page Down', 'move by a month; with Shift, by a year'],
      ['Home, End', 'move to the first or last day of the month'],
      ['Enter, Space', 'choose the first day, then the last'],
      ['Escape', 'closes it and returns the focus'],
    ],
  },
  component: Period,
  // A wide window shows two months, without the month and year lists.
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    changed.mockClear()
  },
})

export const Playground = meta.story()

export const EndsToday = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    defaultValue: { from: '2026-11-17', to: '2026-11-21' },
    min: '2026-11-17',
    max: '2026-11-21',
    timeZone: 'Asia/Manila',
  },
})

EndsToday.test('A chosen day that is the last one allowed is valid, and the calendar is named by its day', async () => {
  const panel = await opened()
  await expect(panel).toHaveAccessibleName('From')
  await expect(within(panel).getByRole('application')).toHaveAccessibleName(/^From, /)
  await expect(panel.querySelectorAll('[data-selected]')).toHaveLength(5)
  await expect(panel.querySelectorAll('[aria-invalid]')).toHaveLength(0)
})

Playground.test(
  'A range is chosen by keyboard, the fields are notified and the focus returns',
  async ({ canvasElement }) => {
    const panel = await opened()
    await expect(day(panel, /November 20, 2026/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(day(panel, /November 28, 2026/)).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(day(panel, /December 28, 2026/)).toHaveFocus()
    await expect(within(panel).getByRole('combobox', { name: 'month' })).toHaveDisplayValue('December')
    // Once the first day is chosen, the focus moves to the next one.
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
    await gone()
    await expect(input(canvasElement)).toHaveValue('2026-12-28')
    await expect(changed.mock.calls).toEqual([[{ from: '2026-12-28', to: '2026-12-30' }]])
    await waitFor(() => expect(screen.getByRole('button', { name: from })).toHaveFocus())
  },
)

Playground.test(
  'Every key of the calendar: days, weeks, months, the ends of a month, Space',
  async ({ canvasElement }) => {
    const panel = await opened()
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
    await userEvent.keyboard('[Space][Space]')
    await gone()
    await expect(input(canvasElement)).toHaveValue('2026-10-01')
  },
)

Playground.test('Typing stays possible, and the calendar opens on what was typed', async ({ canvasElement }) => {
  fireEvent.change(input(canvasElement), { target: { value: '2026-10-15' } })
  const panel = await opened()
  await expect(day(panel, /October 15, 2026/)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await gone()
  await expect(input(canvasElement)).toHaveValue('2026-10-15')
  await waitFor(() => expect(screen.getByRole('button', { name: from })).toHaveFocus())
})

Playground.test('Its button closes it again, and so does a press elsewhere', async ({ canvasElement }) => {
  await opened()
  await userEvent.click(screen.getByRole('button', { name: from }))
  await gone()
  await opened()
  await userEvent.click(canvasElement)
  await gone()
})

export const Bounded = meta.story({
  args: { min: '2026-11-10', max: '2026-11-21' },
  play: show,
})

Bounded.test('Days outside the bounds cannot be chosen', async () => {
  const panel = await opened()
  await expect(day(panel, /November 9, 2026/)).toHaveAttribute('aria-disabled', 'true')
  await expect(within(panel).getByRole('button', { name: 'October 2026' })).toBeDisabled()
  await expect(within(panel).getByRole('button', { name: 'December 2026' })).toBeDisabled()
  await userEvent.click(day(panel, /November 22, 2026/), { pointerEventsCheck: 0 })
  await expect(changed).not.toHaveBeenCalled()
  await userEvent.click(day(panel, /November 15, 2026/))
  await userEvent.click(day(panel, /November 21, 2026/))
  await expect(changed.mock.calls).toEqual([[{ from: '2026-11-15', to: '2026-11-21' }]])
})

export const FarAway = meta.story({
  args: { min: '1990-05-10', max: '2026-11-25' },
  play: show,
})

/** Without a click, at which WebKitGTK would open its own list. */
const choose = (select: HTMLElement, name: string) => {
  const { value } = within(select).getByRole<HTMLOptionElement>('option', { name })
  fireEvent.change(select, { target: { value } })
}

FarAway.test('Another month and another year are chosen from lists, within the bounds', async ({ canvasElement }) => {
  const panel = await opened()
  const month = within(panel).getByRole('combobox', { name: 'month' })
  const year = within(panel).getByRole('combobox', { name: 'year' })
  await expect(within(month).getByRole('option', { name: 'November' })).toBeEnabled()
  await expect(within(month).getByRole('option', { name: 'December' })).toBeDisabled()
  choose(year, '1990')
  await expect(within(year).queryByRole('option', { name: '1989' })).toBeNull()
  choose(month, 'May')
  await expect(year).toHaveDisplayValue('1990')
  await expect(within(month).getByRole('option', { name: 'April' })).toBeDisabled()
  await userEvent.click(day(panel, /May 10, 1990/))
  await userEvent.click(day(panel, /May 12, 1990/))
  await gone()
  await expect(input(canvasElement)).toHaveValue('1990-05-10')
})

export const YearFirst = meta.story({
  args: { locale: 'ja' },
  play: show,
})

YearFirst.test('Year and month follow the order of the language', async () => {
  const [first, second] = within(await opened()).getAllByRole('combobox')
  await expect(first).toHaveDisplayValue('2026年')
  await expect(second).toHaveDisplayValue('11月')
})

export const OwnDigits = meta.story({
  args: { locale: 'bn-BD-u-nu-beng' },
  play: show,
})

OwnDigits.test('Names and digits are those of the language', async () => {
  const panel = await opened()
  await expect(within(panel).getByText('২১')).toBeVisible()
  await expect(within(panel).getByDisplayValue('নভেম্বর')).toBeVisible()
  await expect(within(panel).getByDisplayValue('২০২৬')).toBeVisible()
})

OwnDigits.test('Nothing is said in English where the engine lacks the language', async () => {
  const panel = await opened()
  await userEvent.keyboard('{Enter}{ArrowRight}')
  const said = [...panel.querySelectorAll('[aria-label], [aria-describedby], h2')].filter((one) =>
    one.checkVisibility(),
  )
  const words = said.flatMap((one) => [
    one.getAttribute('aria-label') ?? one.textContent,
    document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  ])
  await expect(words.length).toBeGreaterThan(30)
  // The label is the story's own.
  await expect(words.map((word) => word.replace(/^From/, '')).filter((word) => /[a-z]/i.test(word))).toEqual([])
  await expect(panel.querySelectorAll('[aria-pressed="true"]').length).toBeGreaterThan(0)
  // The range chosen is announced as well, and the focus returns.
  await userEvent.keyboard('{Enter}')
  await gone()
  await waitFor(() => expect(screen.getByRole('button', { name: from })).toHaveFocus())
  const announced = screen.getAllByRole('log').map(({ textContent }) => textContent)
  await expect(announced.join(' ')).toContain('নভেম্বর')
  await expect(announced.filter((text) => /[a-z]/i.test(text))).toEqual([])
})

export const RightToLeft = meta.story({ globals: { language: 'XB' }, play: show })

RightToLeft.test('The left arrow goes to the next day', async ({ canvasElement }) => {
  const panel = await opened()
  await expect(panel.dir).toBe('rtl')
  await userEvent.keyboard('{ArrowLeft}{Enter}{Enter}')
  await gone()
  await expect(input(canvasElement)).toHaveValue('2026-11-21')
})

const isoIn = (timeZone: string) => today(timeZone).toString()

/** The two zones are 26 hours apart, so at any time at least one of them is not on the device's day. */
const farZone = (timeZone: string) => ({
  args: { timeZone, defaultValue: { from: isoIn(timeZone), to: isoIn(timeZone) } },
  play: async () => {
    const current = within(await opened()).getAllByRole('button', { name: /^Today/ })
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await gone()
    await expect(document.querySelector('input')).toHaveValue(isoIn(timeZone))
  },
})

export const FarEast = meta.story({
  ...farZone('Pacific/Kiritimati'),
  name: 'Today is the site’s, east of the device [S-358]',
})

export const FarWest = meta.story({ ...farZone('Etc/GMT+12'), name: 'Today is the site’s, west of the device [S-358]' })

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { max: '2026-11-25' },
  play: show,
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
        height="auto"
        clickToClose
        open={open}
        onClose={() => setOpen(false)}
      >
        <Period />
      </Modal>
    </>
  )
}

export const OverAModal = meta.story({
  render: () => <InModal />,
})

OverAModal.test('Above a modal, Escape closes the calendar first', async () => {
  await screen.findByRole('dialog', { name: 'Bonus' })
  await userEvent.click(screen.getByRole('button', { name: from }))
  const panel = await screen.findByRole('dialog', { name: 'From' }, { timeout: 10_000 })
  await waitFor(() => expect(day(panel, /November 20, 2026/)).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'From' })).toBeNull())
  await expect(screen.getByRole('dialog', { name: 'Bonus' })).toBeVisible()
})

export const Range = meta.story({
  globals: { viewport: { value: 'laptop' } },
  args: week,
  play: show,
})

Range.test(
  'A range shows two months where there is room; its shortcuts are outside of the calendar [S-358]',
  async () => {
    const panel = await opened()
    await expect(within(panel).getAllByRole('grid')).toHaveLength(2)
    await userEvent.click(day(panel, /November 2, 2026/))
    await userEvent.click(day(panel, /November 6, 2026/))
    await gone()
    await expect(changed.mock.calls).toEqual([[{ from: '2026-11-02', to: '2026-11-06' }]])
    const again = await opened()
    await expect(within(again).queryByRole('button', { name: 'Previous 30 days' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.click(screen.getByRole('button', { name: 'Previous 30 days' }))
    await expect(changed).toHaveBeenLastCalledWith({ from: '2026-10-23', to: '2026-11-21' })
  },
)

export const LongRange = meta.story({
  args: { ...week, maxDays: 7 },
  play: show,
})

LongRange.test('A range longer than allowed cannot be chosen [S-360]', async () => {
  const panel = await opened()
  await userEvent.click(day(panel, /November 9, 2026/))
  await expect(day(panel, /November 15, 2026/)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(day(panel, /November 16, 2026/)).toHaveAttribute('aria-disabled', 'true')
})

export const Phone = meta.story({
  args: week,
  play: show,
})

Phone.test('On a phone there is one month, with room for a finger on each day', async () => {
  const panel = await opened()
  await expect(within(panel).getAllByRole('grid')).toHaveLength(1)
  const { width, height } = day(panel, /November 11, 2026/).getBoundingClientRect()
  // Firefox gives parts of a table fractions of a pixel.
  await expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44)
  const { left, right } = panel.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(innerWidth)
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
})

Phone.test('Text at twice the size leaves the names of month and year whole', async () => {
  const panel = await opened()
  await atTwiceTheSize(async () => {
    for (const choice of within(panel).getAllByRole<HTMLSelectElement>('combobox'))
      await expect(roomBeside(choice, choice.selectedOptions[0]?.text ?? '')).toBeGreaterThan(-1)
  })
})
