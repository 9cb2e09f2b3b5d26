import { Download, Undo2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Amount } from '../amount/Amount.tsx'
import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { conformanceStory } from '../testing/conformanceStory.tsx'
import { Table, type TableLabels, type TableProps } from './Table.tsx'
import type { TableColumn } from './tableColumn.ts'
import { useCsvExport } from './useCsvExport.ts'

interface Bet {
  readonly id: string
  readonly game: string
  readonly settled: boolean
  /** Centavos. */
  readonly stake: bigint
  readonly result: bigint
}

const money = (minor: bigint) => {
  const size = minor < 0n ? -minor : minor
  const whole = (size / 100n).toString().replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${minor < 0n ? '−' : ''}₱${whole}.${String(size % 100n).padStart(2, '0')}`
}
const games = ['Lucky Harbour', 'Golden Carp 888', 'Baccarat Room 4', 'Moon Express']
const bets = (count: number): readonly Bet[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `B-${4000 + index}`,
    game: games[index % games.length] ?? '',
    settled: index % 5 !== 3,
    stake: BigInt(((index * 7919) % 40_000) + 500),
    result: BigInt(((index * 26_007) % 90_000) - 40_000),
  }))
const few = bets(6)
const many = bets(10_000)
const page = bets(200)
const sum = (part: (bet: Bet) => bigint) => few.reduce((total, bet) => total + part(bet), 0n)
const columns: readonly TableColumn<Bet>[] = [
  { key: 'game', header: 'Game', cell: ({ game }) => game, sortBy: ({ game }) => game, csv: ({ game }) => game },
  { key: 'id', header: 'Bet', cell: ({ id }) => id, csv: ({ id }) => id },
  {
    key: 'status',
    header: 'Status',
    cell: ({ settled }) => <Badge tone={settled ? 'success' : 'info'}>{settled ? 'Settled' : 'Open'}</Badge>,
  },
  {
    key: 'stake',
    header: 'Stake',
    align: 'end',
    cell: ({ stake }) => <bdi>{money(stake)}</bdi>,
    sortBy: ({ stake }) => stake,
    firstDirection: 'descending',
    total: <bdi>{money(sum(({ stake }) => stake))}</bdi>,
    csv: ({ stake }) => String(stake),
  },
  {
    key: 'result',
    header: 'Win or loss',
    align: 'end',
    cell: ({ result }) => <Amount text={money(result)} flow={result < 0n ? 'out' : 'in'} />,
    sortBy: ({ result }) => result,
    firstDirection: 'descending',
    total: <Amount text={money(sum(({ result }) => result))} flow={sum(({ result }) => result) < 0n ? 'out' : 'in'} />,
  },
]
const labels: TableLabels = {
  loading: 'Loading bets',
  sorted: (header, direction) => (direction ? `Sorted by ${header}, ${direction}` : 'In order of arrival'),
  totals: 'Total',
  actions: 'Actions',
}
const betKey = ({ id }: Bet) => id
const again = fn()
const actions = ({ id }: Bet) => (
  <IconButton label={`Dispute ${id}`} size="sm" variant="ghost" onClick={() => again(id)}>
    <Undo2 aria-hidden />
  </IconButton>
)

const BetTable = (props: Partial<TableProps<Bet>>) => (
  <Table label="Bets of the last seven days" labels={labels} columns={columns} rows={few} rowKey={betKey} {...props} />
)

const meta = preview.meta({
  title: 'Kit/Table',
  component: Table<Bet>,
  args: { label: 'Bets of the last seven days', labels, columns, rows: few, rowKey: betKey, actions },
})

export const Playground = meta.story({
  name: 'Sorts by its headings, with keys too, and says so',
  play: async ({ canvas }) => {
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
  },
})

export const Cards = meta.story({
  name: 'Rows are cards at 360 px and stay a table to assistive technology',
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxInlineSize: '20.5rem' }}>
      <BetTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row')
    await expect(within(row as HTMLElement).getAllByRole('cell')).toHaveLength(5)
    await expect(row).toBeVisible()
    const game = within(row as HTMLElement).getByRole('rowheader')
    const [bet] = within(row as HTMLElement).getAllByRole('cell')
    await expect(bet?.getBoundingClientRect().top).toBeGreaterThan(game.getBoundingClientRect().top)
    await userEvent.click(canvas.getByRole('button', { name: 'Win or loss' }))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Moon Express')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const DarkRightToLeft = meta.story({ globals: { theme: 'dark', language: 'XB' } })

export const DarkCardsRightToLeft = meta.story({
  globals: { theme: 'dark', language: 'XB', viewport: { value: 'phone' } },
  render: Cards.input.render,
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
  name: 'Skeletons of cards can be seen, and stand where the values will',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ maxInlineSize: '20.5rem' }}>
      <BetTable rows={[]} loading skeletonRows={2} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('tbody td > div')].map((shape) => shape.getBoundingClientRect())
    await expect(shapes).toHaveLength(2 * columns.length)
    await expect(Math.min(...shapes.map(({ width }) => width))).toBeGreaterThan(40)
    const [name, value] = shapes
    await expect(name?.left).toBeLessThan(value?.left ?? 0)
  },
})

export const Virtual = meta.story({
  name: 'Ten thousand rows scroll under a heading that stays, and the focus is never lost',
  args: { rows: many, maxHeight: '20rem' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Bets of the last seven days' })
    const drawn = () => canvas.getAllByRole('row').length
    await expect(drawn()).toBeLessThan(40)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10002')
    const action = canvas.getByRole('button', { name: 'Dispute B-4001' })
    action.focus()
    region.scrollTop = 200_000
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Dispute B-4003' })).toBeNull())
    await expect(document.activeElement).toBe(action)
    await expect(drawn()).toBeLessThan(40)
    const head = canvas.getByRole('columnheader', { name: 'Game' }).getBoundingClientRect()
    await expect(Math.round(head.top - region.getBoundingClientRect().top)).toBeLessThanOrEqual(1)
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dispute B-13999' })).toBeInTheDocument())
  },
})

export const TwoHundredRows = meta.story({
  name: 'Two hundred rows are there within a second',
  tags: ['!autodocs'],
  render: () => <div id="stage" />,
  play: async ({ canvasElement }) => {
    const [{ createRoot }, { flushSync }] = await Promise.all([import('react-dom/client'), import('react-dom')])
    const stage = canvasElement.querySelector('#stage') ?? canvasElement
    const root = createRoot(stage)
    const start = performance.now()
    flushSync(() => root.render(<BetTable rows={page} />))
    const rows = stage.querySelectorAll('tbody tr').length
    const lasted = performance.now() - start
    await expect(rows).toBe(200)
    // Cold, in a development build, with a badge, an amount and a button in each row: 150 to 225 ms on two busy cores.
    await expect(lasted).toBeLessThan(1000)
    root.unmount()
  },
})

const Export = ({ load }: { load: () => Promise<readonly Bet[]> }) => {
  const { exportCsv, state } = useCsvExport({ columns, rows: load, fileName: 'bets.csv' })
  return (
    <>
      <Button
        startIcon={<Download aria-hidden />}
        loading={state === 'working'}
        loadingLabel="Working"
        onClick={exportCsv}
      >
        Export
      </Button>
      {state === 'failed' && <p role="alert">The file could not be made. Try again.</p>}
    </>
  )
}
const load = fn<() => Promise<readonly Bet[]>>()

export const CsvExport = meta.story({
  name: 'Exports all rows as a CSV file, and a failure can be tried again',
  render: () => <Export load={load} />,
  play: async ({ canvas }) => {
    const saved: { name: string; text: string }[] = []
    const click = HTMLAnchorElement.prototype.click
    const seen: Promise<unknown>[] = []
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      seen.push(
        fetch(this.href)
          .then((file) => file.text())
          .then((text) => saved.push({ name: this.download, text })),
      )
    }
    try {
      load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(few.slice(0, 1))
      const button = canvas.getByRole('button', { name: 'Export' })
      await userEvent.click(button)
      await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
      await userEvent.click(button)
      await waitFor(() => expect(seen).toHaveLength(1))
      await Promise.all(seen)
      await expect(saved).toEqual([{ name: 'bets.csv', text: 'Game,Bet,Stake\r\nLucky Harbour,B-4000,500\r\n' }])
    } finally {
      HTMLAnchorElement.prototype.click = click
    }
  },
})

export const Conforms = meta.story(conformanceStory(<BetTable rows={few} />, { root: 'div' }))
