import { Undo2 } from 'lucide-react'
import { fn } from 'storybook/test'
import { Amount } from '../amount/Amount.tsx'
import { Badge } from '../badge/Badge.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Table, type TableTexts, type TableProps } from '../table/Table.tsx'
import type { TableColumn } from '../table/tableColumn.ts'

/** For stories: a settled or open bet. */
export interface Bet {
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
/** For stories: six bets. */
export const few = bets(6)
/** For stories: ten thousand bets. */
export const many = bets(10_000)
/** For stories: two hundred bets. */
export const page = bets(200)
const sum = (part: (bet: Bet) => bigint) => few.reduce((total, bet) => total + part(bet), 0n)
/** For stories: columns that use every option. */
export const columns: readonly TableColumn<Bet>[] = [
  { value: 'game', label: 'Game', cell: ({ game }) => game, sortBy: ({ game }) => game, csv: ({ game }) => game },
  { value: 'id', label: 'Bet', cell: ({ id }) => id, csv: ({ id }) => id },
  {
    value: 'status',
    label: 'Status',
    cell: ({ settled }) => <Badge tone={settled ? 'success' : 'info'}>{settled ? 'Settled' : 'Open'}</Badge>,
  },
  {
    value: 'stake',
    label: 'Stake',
    align: 'end',
    cell: ({ stake }) => <bdi>{money(stake)}</bdi>,
    sortBy: ({ stake }) => stake,
    firstDirection: 'descending',
    total: <bdi>{money(sum(({ stake }) => stake))}</bdi>,
    csv: ({ stake }) => String(stake),
  },
  {
    value: 'result',
    label: 'Win or loss',
    align: 'end',
    cell: ({ result }) => <Amount text={money(result)} flow={result < 0n ? 'out' : 'in'} />,
    sortBy: ({ result }) => result,
    firstDirection: 'descending',
    total: <Amount text={money(sum(({ result }) => result))} flow={sum(({ result }) => result) < 0n ? 'out' : 'in'} />,
  },
]
/** For stories: the table's words. */
export const labels: TableTexts = {
  loading: 'Loading bets',
  sorted: (label, direction) => (direction ? `Sorted by ${label}, ${direction}` : 'In order of arrival'),
  totals: 'Total',
  actions: 'Actions',
}
/** For stories: the key of a row. */
export const betKey = ({ id }: Bet) => id
/** For stories: called with the id of the disputed bet. */
export const again = fn()
/** For stories: the actions of a row. */
export const actions = ({ id }: Bet) => (
  <IconButton label={`Dispute ${id}`} size="sm" variant="ghost" onClick={() => again(id)}>
    <Undo2 aria-hidden />
  </IconButton>
)

/** For stories: the table with these bets. */
export const BetTable = (props: Partial<TableProps<Bet>>) => (
  <Table label="Bets of the last seven days" texts={labels} columns={columns} rows={few} rowKey={betKey} {...props} />
)
