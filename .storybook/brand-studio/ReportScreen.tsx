import type { TableColumn } from '@croupier/ui'
import { Amount } from '@croupier/ui/Amount'
import { Badge } from '@croupier/ui/Badge'
import { Chart, type ChartTexts } from '@croupier/ui/Chart'
import { Statistic } from '@croupier/ui/Statistic'
import { Table } from '@croupier/ui/Table'
import { Columns, Stack } from './screenParts.ts'

const chartLabels: ChartTexts = {
  table: 'Show as table',
  point: 'Day',
  choose: 'Choose a day',
  unknown: 'not known',
  loading: 'Loading the chart',
  failed: 'The chart could not be drawn',
}
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const values = (sizes: readonly number[]) => sizes.map((size) => ({ size, text: `₱${size}.00` }))
const series = [
  { label: 'Profit', values: values([420, 380, 150, 260, 900, 1240, 610]) },
  { label: 'Turnover', values: values([2100, 1800, 1500, 1900, 3200, 3900, 2700]) },
]
const compact = new Intl.NumberFormat('en', { notation: 'compact' })
const scaleText = (size: number) => compact.format(size)

interface Member {
  readonly name: string
  readonly open: boolean
  readonly result: string
}
const members: readonly Member[] = [
  { name: 'beth_agent', open: true, result: '₱1,240.00' },
  { name: 'carl_agent', open: false, result: '−₱320.50' },
  { name: 'maria', open: true, result: '₱86.00' },
]
const columns: readonly TableColumn<Member>[] = [
  { value: 'name', label: 'Member', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    value: 'status',
    label: 'Status',
    cell: ({ open }) => <Badge tone={open ? 'success' : 'neutral'}>{open ? 'Active' : 'Closed'}</Badge>,
  },
  {
    value: 'result',
    label: 'Win or loss',
    align: 'end',
    cell: ({ result }) => <Amount text={result} flow={result.startsWith('−') ? 'out' : 'in'} />,
    total: <Amount text="₱1,005.50" flow="in" />,
  },
]
const tableLabels = { loading: 'Loading', sorted: (header: string) => `Sorted by ${header}`, totals: 'Total' }
const nameOf = ({ name }: Member) => name

/** An agent's figures: numbers, a chart and a table. */
export const ReportScreen = () => (
  <>
    <Columns>
      <Stack>
        <Statistic
          label="Team turnover"
          value="₱17,100.00"
          texts={{ loading: 'Loading' }}
          change={{ direction: 'up', text: '12.5% more than last week', tone: 'success' }}
        />
      </Stack>
      <Stack>
        <Statistic
          label="Active members"
          value="18"
          texts={{ loading: 'Loading' }}
          change={{ direction: 'down', text: '2 fewer than last week', tone: 'danger' }}
        />
      </Stack>
    </Columns>
    <Stack>
      <Chart
        label="Profit and turnover"
        kind="bar"
        points={days}
        series={series}
        scaleText={scaleText}
        texts={chartLabels}
      />
    </Stack>
    <Table label="Members" texts={tableLabels} columns={columns} rows={members} rowKey={nameOf} />
  </>
)
