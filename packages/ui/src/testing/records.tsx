/** Rows, figures, moments and states of a page, as the conformance suite wants them. */
import { Chart } from '../chart/Chart.tsx'
import { Countdown } from '../countdown/Countdown.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { Meter } from '../meter/Meter.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Table, type TableProps } from '../table/Table.tsx'
import { RelativeTime } from '../time/RelativeTime.tsx'
import { Time } from '../time/Time.tsx'
import { Tree } from '../tree/Tree.tsx'
import { VirtualGrid } from '../virtual/VirtualGrid.tsx'
import { VirtualList } from '../virtual/VirtualList.tsx'
import type { Subject } from './conformance.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, row) => row + 1)
const same = (row: number) => row
const tableLabels = { loading: 'Loading bets', sorted: () => '', totals: 'Total', actions: 'Actions' }
const columns = [
  { key: 'game', header: 'Game', cell: (row: number) => `Game ${row}`, sortBy: same },
  { key: 'stake', header: 'Stake', cell: (row: number) => `₱${row}.00`, align: 'end' as const, total: '₱6.00' },
]
const table = (props: Partial<TableProps<number>> = {}) => (
  <Table label="Bets" labels={tableLabels} columns={columns} rows={numbers(3)} rowKey={same} {...props} />
)
const chart = (kind: 'bar' | 'line') => (
  <Chart
    label="Profit"
    kind={kind}
    points={['Mon', 'Tue']}
    series={[{ name: 'Profit', values: [{ size: 1, text: '₱1.00' }, null] }]}
    scaleText={String}
    labels={{
      table: 'Show as table',
      point: 'Day',
      choose: 'Choose a day',
      unknown: 'not known',
      loading: 'Loading the chart',
      failed: 'The chart could not be drawn',
    }}
  />
)
const meter = (value: number, kind: 'goal' | 'limit' = 'goal') => (
  <Meter label="Turnover" value={value} max={100} valueText={`${value} of 100`} kind={kind} />
)
const at = Date.UTC(2026, 10, 21, 10, 15)
const clock = () => at
const countdown = (until: number) => <Countdown label="Expires in" until={until} clock={clock} />
const relative = <RelativeTime at={at} absolute="21 Nov, 10:15" format={() => 'now'} clock={clock} />
const members = numbers(500)

/** Each with the root and the states it documents. */
export const records = {
  Table: {
    element: table(),
    root: 'div',
    states: {
      plain: { element: table(), attributes: { 'data-rows': 'plain', 'data-loading': null, 'aria-busy': 'false' } },
      skeleton: {
        element: table({ rows: [], loading: true }),
        attributes: { 'data-rows': 'skeleton', 'data-loading': '' },
      },
      empty: { element: table({ rows: [], empty: 'None' }), attributes: { 'data-rows': 'none' } },
      failed: { element: table({ instead: 'Failed' }), attributes: { 'data-rows': 'none' } },
      virtual: { element: table({ rows: numbers(201) }), attributes: { 'data-rows': 'virtual' } },
    },
  },
  VirtualList: {
    element: (
      <VirtualList label="Members" items={members} itemKey={same}>
        {(member) => `Member ${member}`}
      </VirtualList>
    ),
    root: 'div',
  },
  VirtualGrid: {
    element: (
      <VirtualGrid label="Games" items={members} itemKey={same}>
        {(game) => `Game ${game}`}
      </VirtualGrid>
    ),
    root: 'div',
  },
  Tree: {
    element: (
      <Tree
        label="Downlines"
        labels={{ loading: 'Loading', failed: 'Try again', none: 'Nobody yet', search: 'Find' }}
        load={async () => [{ id: 'jun', name: 'jun', hasChildren: false, data: null }]}
      >
        {({ name }) => name}
      </Tree>
    ),
    root: 'div',
  },
  Chart: {
    element: chart('bar'),
    root: 'figure',
    states: { line: { element: chart('line'), attributes: { 'data-kind': 'line' } } },
  },
  Meter: {
    element: meter(20),
    root: 'div',
    states: {
      under: { element: meter(90), attributes: { 'data-state': 'under', 'data-kind': 'goal' } },
      near: { element: meter(80, 'limit'), attributes: { 'data-state': 'near', 'data-kind': 'limit' } },
      reached: { element: meter(100, 'limit'), attributes: { 'data-state': 'reached' } },
    },
  },
  ProgressBar: {
    element: <ProgressBar label="Turnover" value={40} />,
    root: 'progress',
    states: {
      part: {
        element: <ProgressBar label="Turnover" value={1200} max={5000} valueText="1,200.00 of 5,000.00" />,
        attributes: { value: '1200', max: '5000', 'aria-valuetext': '1,200.00 of 5,000.00', 'data-tone': 'accent' },
      },
      unknown: {
        element: <ProgressBar label="Turnover" value={null} />,
        attributes: { value: null, 'data-unknown': '' },
      },
    },
  },
  Time: {
    element: <Time at={at} text="21 Nov" />,
    root: 'time',
  },
  RelativeTime: {
    element: relative,
    root: 'time',
    states: { plain: { element: relative, attributes: { title: '21 Nov, 10:15' } } },
  },
  Countdown: {
    element: countdown(at + 60_000),
    root: 'time',
    states: {
      running: { element: countdown(at + 60_000), attributes: { role: 'timer', 'data-ended': null } },
      ended: { element: countdown(at - 500), attributes: { 'data-ended': '' } },
    },
  },
  Skeleton: {
    element: <Skeleton style={{ blockSize: '2rem' }} />,
    root: 'div',
    states: {
      plain: { element: <Skeleton />, attributes: { 'data-shape': 'block', 'aria-hidden': 'true' } },
      circle: { element: <Skeleton shape="circle" />, attributes: { 'data-shape': 'circle' } },
    },
  },
  EmptyState: {
    element: <EmptyState title="No bets yet" />,
    root: 'div',
    states: { small: { element: <EmptyState title="No bets yet" size="sm" />, attributes: { 'data-size': 'sm' } } },
  },
  ErrorState: {
    element: <ErrorState title="The games could not be loaded" />,
    root: 'div',
    states: {
      plain: {
        element: <ErrorState title="The games could not be loaded" />,
        attributes: { role: 'alert', 'data-size': 'md' },
      },
    },
  },
} as const satisfies Readonly<Record<string, Subject>>
