import type { TableColumn } from '@croupier/ui'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Table } from '@croupier/ui/Table'

interface Bet {
  readonly id: string
  readonly game: string
  /** Centavos. */
  readonly stake: bigint
}

const bets: readonly Bet[] = [
  { id: 'B-4001', game: 'Lucky Harbour', stake: 5_000n },
  { id: 'B-4002', game: 'Baccarat Room 4', stake: 120_000n },
  { id: 'B-4003', game: 'Golden Carp 888', stake: 20_050n },
]

const money = (centavos: bigint) =>
  `₱${(centavos / 100n).toLocaleString('en')}.${String(centavos % 100n).padStart(2, '0')}`

const columns: readonly TableColumn<Bet>[] = [
  { value: 'game', label: 'Game', cell: ({ game }) => game, sortBy: ({ game }) => game },
  { value: 'id', label: 'Bet', cell: ({ id }) => id },
  {
    value: 'stake',
    label: 'Stake',
    align: 'end',
    cell: ({ stake }) => money(stake),
    sortBy: ({ stake }) => stake,
    firstDirection: 'descending',
  },
]

const idOf = ({ id }: Bet) => id

/** Each column defines how its values are shown and sorted. Below 36rem each row becomes a card. */
export const StakeTable = () => (
  <Table
    label="Bets of today"
    columns={columns}
    rows={bets}
    rowKey={idOf}
    empty={<EmptyState title="No bets today" />}
    texts={{
      sorted: (label, direction) => (direction ? `Sorted by ${label}, ${direction}` : 'In the original order'),
    }}
  />
)
