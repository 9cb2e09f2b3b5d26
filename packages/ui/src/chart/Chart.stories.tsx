import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/Card.tsx'
import { Chart, type ChartTexts } from './Chart.tsx'

const labels: ChartTexts = {
  table: 'Show as table',
  point: 'Day',
  choose: 'Choose a day',
  unknown: 'not known',
  loading: 'Loading the chart',
  failed: 'The chart could not be drawn',
}
const money = (size: number) => `${size < 0 ? '−' : ''}₱${Math.abs(size).toLocaleString('en')}.00`
const points = Array.from({ length: 14 }, (_, day) => `${day + 8} Nov`)
const values = (sizes: readonly (number | null)[]) =>
  sizes.map((size) => (size === null ? null : { size, text: money(size) }))
const profit = values([420, 380, -150, 260, 900, 1240, 610, -340, 120, 480, 770, 1020, 640, null])
const turnover = values([2100, 1800, 1500, 1900, 3200, 3900, 2700, 1400, 1600, 2200, 2600, 3100, 2500, 1200])
const series = [
  { label: 'Profit', values: profit },
  { label: 'Turnover', values: turnover },
]
const compact = new Intl.NumberFormat('en', { notation: 'compact' })
const scaleText = (size: number) => compact.format(size)

const meta = preview.meta({
  title: 'Data/Chart',
  component: Chart,
  args: { label: 'Profit and turnover of the team', kind: 'bar' as const, points, series, scaleText, texts: labels },
  decorators: [(Story) => <Card>{Story()}</Card>],
})

export const Playground = meta.story()

Playground.test('Every value is reached by keys, by pointing and as a table', async ({ canvas, canvasElement }) => {
  const figure = canvas.getByRole('figure')
  await waitFor(() => expect(canvasElement.querySelectorAll('.ct-bar')).toHaveLength(27))
  const choice = canvas.getByRole('slider', { name: /Choose a day/ })
  await expect(choice).toHaveAttribute('aria-valuetext', '21 Nov: Profit not known, Turnover ₱1,200.00')
  await userEvent.tab()
  await expect(choice).toHaveFocus()
  fireEvent.change(choice, { target: { value: '2' } })
  await expect(choice).toHaveAttribute('aria-valuetext', '10 Nov: Profit −₱150.00, Turnover ₱1,500.00')
  await expect(figure).toHaveTextContent('−₱150.00')
  const bar = canvasElement.querySelector('.ct-bar')?.getBoundingClientRect()
  fireEvent.pointerMove(choice.parentElement ?? choice, { clientX: bar?.left, clientY: bar?.top })
  await expect(figure).toHaveAttribute('data-point', '0')
  await userEvent.click(canvas.getByText('Show as table'))
  await expect(canvas.getByRole('row', { name: /13 Nov/ })).toHaveTextContent('₱1,240.00')
})

export const Line = meta.story({
  args: { kind: 'line' as const },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.ct-line')).toHaveLength(2))
  },
})

export const DarkRightToLeft = meta.story({
  globals: { theme: 'dark', language: 'XB', viewport: { value: 'phone' } },
})

DarkRightToLeft.test('Begins on the right in right-to-left text', async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('.ct-bar')).toHaveLength(27))
  const [first] = canvasElement.querySelectorAll('.ct-label.ct-horizontal')
  const svg = canvasElement.querySelector('svg.ct-chart-bar')?.getBoundingClientRect()
  await expect(first).toBeVisible()
  const scale = canvasElement.querySelector('.ct-label.ct-vertical')?.getBoundingClientRect()
  await expect(scale?.left).toBeGreaterThan((svg?.left ?? 0) + (svg?.width ?? 0) / 2)
})

export const Phone = meta.story({
  args: { kind: 'line' as const },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.ct-line')).toHaveLength(2))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
