import { Trophy } from 'lucide-react'
import { waitFor, expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Amount } from '../amount/Amount.tsx'
import { Badge } from '../badge/Badge.tsx'
import { CountBadge } from '../badge/CountBadge.tsx'
import { Card } from '../card/Card.tsx'
import { Chart, type ChartTexts } from '../chart/Chart.tsx'
import { CopyField } from '../copy-field/CopyField.tsx'
import { DescriptionList } from '../description-list/DescriptionList.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { Meter } from '../meter/Meter.tsx'
import { Statistic } from '../statistic/Statistic.tsx'
import { Table } from '../table/Table.tsx'
import type { TableColumn } from '../table/tableColumn.ts'
import { Timeline } from '../timeline/Timeline.tsx'
import { Tree } from '../tree/Tree.tsx'
import { VipBadge } from '../vip-badge/VipBadge.tsx'
import { Cards, each, Row, Sheet, Wide } from './gridParts.tsx'
import { powerset } from './powerset.ts'

const amounts = powerset({ flow: ['none', 'in', 'out', 'win'], size: ['md', 'lg'] } as const)
const ranks = powerset({ level: [2, 5], vip: [false, true], size: ['sm', 'md', 'lg'] } as const)
const figures = powerset({ direction: ['up', 'down', 'same'], tone: ['success', 'danger', 'neutral'] } as const)
const meters = powerset({ kind: ['goal', 'limit'], value: [30, 90, 100], steps: [1, 4] } as const)
const layouts = powerset({ layout: ['rows', 'stacked'] } as const)

const meta = preview.meta({
  title: 'Data/Grids of data',
  // Every state has a story and a test elsewhere; these grids are for visual review.
  tags: ['!autodocs'],
})

/** Figures, marks and facts. */
export const Figures = meta.story({
  render: () => (
    <Sheet>
      <Row>
        {each(amounts, (props) => (
          <Amount {...props} text={props.flow === 'out' ? '−₱1,200.00' : '₱1,200.00'} />
        ))}
        <Amount text={null} />
        <Amount text="₱1,200.00" masked texts={{ masked: 'Amount hidden' }} />
      </Row>
      <Row>
        {each(ranks, (props) => (
          <VipBadge {...props} name="Gold" label={`VIP rank ${props.level}, Gold`} />
        ))}
      </Row>
      <Row>
        <Badge>Slots</Badge>
        <Badge size="md">
          <Trophy aria-hidden />
          Jackpots
        </Badge>
        <CountBadge count={3} label="3 unread messages" />
        <CountBadge count={400} label="400 unread messages" />
      </Row>
      <Cards>
        {figures.map((change) => (
          <Card key={change.direction + change.tone}>
            <Statistic
              label="Team turnover"
              value="₱1,204,500.00"
              texts={{ loading: 'Loading' }}
              change={{ ...change, text: '12.5% from yesterday' }}
            />
          </Card>
        ))}
        <Card>
          <Statistic label="Commission" value={null} texts={{ loading: 'Loading' }} size="sm" />
        </Card>
      </Cards>
      <Wide>
        {meters.map((props) => (
          <Meter
            key={JSON.stringify(props)}
            {...props}
            max={100}
            label="Turnover"
            valueText={`${props.value} of 100`}
          />
        ))}
      </Wide>
      <Wide>
        {layouts.map(({ layout }) => (
          <Card key={layout}>
            <DescriptionList
              layout={layout}
              items={[
                { label: 'Status', value: <Badge tone="info">Being checked</Badge> },
                { label: 'Paid to', value: 'A bank whose full registered name does not fit beside its term' },
                { label: 'Fee', value: <Amount text="−₱15.00" flow="out" /> },
                { label: 'You receive', value: <Amount text="₱985.00" />, total: true },
              ]}
            />
          </Card>
        ))}
        <CopyField label="Account number" value="001234567890" />
      </Wide>
    </Sheet>
  ),
})

interface Bet {
  readonly id: string
  readonly game: string
  readonly result: string
}
const bets: readonly Bet[] = [
  { id: 'B-4000', game: 'Lucky Harbour', result: '₱1,240.00' },
  { id: 'B-4001', game: 'Golden Carp 888', result: '−₱320.50' },
]
const columns: readonly TableColumn<Bet>[] = [
  { value: 'game', label: 'Game', cell: ({ game }) => game, sortBy: ({ game }) => game },
  { value: 'id', label: 'Bet', cell: ({ id }) => id },
  {
    value: 'result',
    label: 'Win or loss',
    align: 'end',
    cell: ({ result }) => <Amount text={result} flow={result.startsWith('−') ? 'out' : 'in'} />,
    sortBy: ({ result }) => result,
    total: <Amount text="₱919.50" flow="in" />,
  },
]
const tableLabels = { loading: 'Loading', sorted: () => '', totals: 'Total', actions: 'Actions' }
const betId = ({ id }: Bet) => id
const tables = [
  { label: 'Sorted', rows: bets, defaultSort: { column: 'result', direction: 'descending' } },
  { label: 'First load', rows: [], loading: true, skeletonRows: 2 },
  { label: 'Next page', rows: bets, loading: true },
  { label: 'Sideways', rows: bets, narrow: 'scroll' },
  { label: 'Empty', rows: [], empty: <EmptyState size="sm" title="No bets yet" /> },
] as const

const chartLabels: ChartTexts = {
  table: 'Show as table',
  point: 'Day',
  choose: 'Choose a day',
  unknown: 'not known',
  loading: 'Loading the chart',
  failed: 'The chart could not be drawn',
}
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const series = [1, 2, 3, 4].map((place) => ({
  label: `Level ${place}`,
  values: days.map((_, day) => ({
    size: ((day * 7 + place * 5) % 11) - 2,
    text: `₱${((day * 7 + place * 5) % 11) - 2}`,
  })),
}))
const scaleText = String

const team = async (parent: string | null) =>
  parent === null
    ? [
        { value: 'beth', label: 'beth_agent', hasChildren: true, data: null },
        { value: 'maria', label: 'maria', hasChildren: false, data: null },
      ]
    : [{ value: 'jun', label: 'jun', hasChildren: false, data: null }]
const branches = ['beth']

/** Tables, charts, timelines and trees. */
export const Reports = meta.story({
  render: () => (
    <Sheet>
      {tables.map((props) => (
        <Table key={props.label} texts={tableLabels} columns={columns} rowKey={betId} {...props} />
      ))}
      <Wide>
        {(['bar', 'line'] as const).map((kind) => (
          <Card key={kind}>
            <Chart
              label={`Profit, as ${kind}`}
              kind={kind}
              points={days}
              series={series}
              scaleText={scaleText}
              texts={chartLabels}
            />
          </Card>
        ))}
        <Card>
          <Timeline
            label="Stages of a withdrawal"
            stages={(['done', 'skipped', 'failed', 'current', 'waiting'] as const).map((state) => ({
              value: state,
              label: `Stage ${state}`,
              state,
              stateText: state,
              owner: 'Payments team',
              time: '10:04',
              next: state === 'current' ? 'Most are checked within two hours.' : undefined,
            }))}
          />
        </Card>
        <Tree
          label="Your downlines"
          load={team}
          initiallyOpen={branches}
          current="jun"
          texts={{ loading: 'Loading…', failed: 'Could not be loaded. Try again', none: 'Nobody yet', search: 'Find' }}
        >
          {({ label }) => label}
        </Tree>
      </Wide>
    </Sheet>
  ),
  // The picture is taken only after everything is drawn.
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('jun')).toBeVisible())
    await waitFor(() => expect(canvasElement.querySelectorAll('.ct-line')).toHaveLength(4))
  },
})
