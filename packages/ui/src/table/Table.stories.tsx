import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { actions, again, type Bet, betKey, BetTable, columns, few, labels } from '../testing/bets.tsx'
import { atTwiceTheSize } from '../testing/twiceTheSize.ts'
import { Table } from './Table.tsx'
import { StakeTable } from './examples/StakeTable.tsx'
import code from './examples/StakeTable.tsx?raw'

const meta = preview.meta({
  title: 'Data/Table',
  parameters: { keys: [['Enter, Space', 'on a heading, sort one way, the other way, and as it came']] },
  component: Table<Bet>,
  args: { label: 'Bets of the last seven days', texts: labels, columns, rows: few, rowKey: betKey, actions },
})

export const Playground = meta.story()

Playground.test('Sorts by its headings, with keys too, and announces the order', async ({ canvas }) => {
  const first = () => canvas.getAllByRole('rowheader')[0]
  const heading = (name: string) => canvas.getByRole('columnheader', { name })
  await userEvent.click(canvas.getByRole('button', { name: 'Stake' }))
  await expect(heading('Stake')).toHaveAttribute('aria-sort', 'descending')
  await expect(document.body).toHaveTextContent('Sorted by Stake, descending')
  await expect(first()).toHaveTextContent('Golden Carp 888')
  await userEvent.keyboard('{Enter}')
  await expect(heading('Stake')).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.keyboard(' ')
  await expect(heading('Stake')).toHaveAttribute('aria-sort', 'none')
  await expect(first()).toHaveTextContent('Lucky Harbour')
  await expect(heading('Status')).not.toHaveAttribute('aria-sort')
  await userEvent.click(canvas.getByRole('button', { name: 'Dispute B-4001' }))
  await expect(again).toHaveBeenLastCalledWith('B-4001')
  await expect(canvas.getByRole('row', { name: /Total/ })).toHaveTextContent('₱1,217.85')
})

export const Bets = meta.story(example(StakeTable, code))

Bets.test('Sorts stakes largest first at the first press', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Stake' }))
  await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Baccarat Room 4')
})

export const Cards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxInlineSize: '20.5rem' }}>
      <BetTable {...args} />
    </div>
  ),
})

Cards.test('Rows are cards at 360 px and stay a table to assistive technology', async ({ canvas }) => {
  const [, row] = canvas.getAllByRole('row')
  await expect(within(row as HTMLElement).getAllByRole('cell')).toHaveLength(5)
  await expect(row).toBeVisible()
  const game = within(row as HTMLElement).getByRole('rowheader')
  const [bet] = within(row as HTMLElement).getAllByRole('cell')
  await expect(bet?.getBoundingClientRect().top).toBeGreaterThan(game.getBoundingClientRect().top)
  await userEvent.click(canvas.getByRole('button', { name: 'Win or loss' }))
  await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Moon Express')
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

Cards.test('A figure is on the side of its label from right to left too', async ({ canvasElement }) => {
  canvasElement.dir = 'rtl'
  const cell = canvasElement.querySelector('tbody td[data-align="end"]:has(bdi)')
  const figure = document.createRange()
  figure.selectNodeContents(cell?.querySelector('bdi') ?? document.body)
  // Firefox asks for the width of the container a frame later.
  await waitFor(() => expect(cell?.getBoundingClientRect().right).toBeCloseTo(figure.getBoundingClientRect().right, 0))
  canvasElement.dir = ''
})

/** Wider than its container, but not narrow enough for cards. */
export const Sideways = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: '37rem' }}>
      <BetTable {...args} columns={columns.map((column) => ({ ...column, label: `${column.label} of the period` }))} />
    </div>
  ),
})

Sideways.test('The buttons of a row are at hand before and after the table is scrolled', async ({ canvas }) => {
  const scroller = canvas.getByRole('table').parentElement as HTMLElement
  const [button] = within(canvas.getAllByRole('row')[1] as HTMLElement).getAllByRole('button')
  const isAtHand = () => {
    const { left, right } = button?.getBoundingClientRect() ?? new DOMRect()
    const place = scroller.getBoundingClientRect()
    return left >= place.left && right <= place.right
  }
  await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
  await expect(isAtHand()).toBe(true)
  scroller.scrollLeft = scroller.scrollWidth
  await expect(isAtHand()).toBe(true)
})

/** Rows that stay rows on a phone. */
export const NarrowSideways = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  // The page's own edges grow with the text, too.
  parameters: { layout: 'fullscreen' },
  args: { narrow: 'scroll' },
})

NarrowSideways.test('A heading begins where its column begins', async ({ canvas }) => {
  const beginOf = (text: HTMLElement | undefined) => {
    const range = document.createRange()
    range.selectNodeContents(text ?? document.body)
    return range.getBoundingClientRect().left
  }
  await expect(beginOf(canvas.getByText('Game'))).toBeCloseTo(beginOf(canvas.getAllByText('Lucky Harbour')[0]), 0)
})

NarrowSideways.test('Text at twice the size leaves room for the columns between', async ({ canvas }) => {
  const [, cell] = within(canvas.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')
  await atTwiceTheSize(async () => {
    cell?.scrollIntoView({ inline: 'end' })
    const { left, right, top, height } = cell?.getBoundingClientRect() ?? new DOMRect()
    const parts = Array.from({ length: 20 }, (_, part) => left + ((right - left) * (part + 0.5)) / 20)
    const seen = parts.filter((across) => cell?.contains(document.elementFromPoint(across, top + height / 2)))
    await expect(seen.length).toBeGreaterThan(14)
  })
})

export const States = meta.story({
  name: 'Loading, loading more, nothing, failed',
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <BetTable rows={[]} loading label="First load" />
      <BetTable rows={few} loading label="Next page" />
      <BetTable rows={[]} empty={<EmptyState size="sm" title="No bets yet" />} />
      <BetTable
        instead={<ErrorState size="sm" title="The bets could not be loaded" action={<Button>Try again</Button>} />}
      />
    </div>
  ),
})

export const LoadingCards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ maxInlineSize: '20.5rem' }}>
      <BetTable rows={[]} loading skeletonRows={2} />
    </div>
  ),
})

LoadingCards.test('Skeletons of cards are visible, at the position of the values', async ({ canvasElement }) => {
  const shapes = [...canvasElement.querySelectorAll('tbody td > div')].map((shape) => shape.getBoundingClientRect())
  await expect(shapes).toHaveLength(2 * columns.length)
  await expect(Math.min(...shapes.map(({ width }) => width))).toBeGreaterThan(40)
  const [name, value] = shapes
  await expect(name?.left).toBeLessThan(value?.left ?? 0)
})
