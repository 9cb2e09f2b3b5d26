/** Tables, figures, times and page states for the conformance suite. */
import { Chart } from '../chart/Chart.tsx'
import { Countdown } from '../countdown/Countdown.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { Meter } from '../meter/Meter.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Table, virtualRows, type TableProps } from '../table/Table.tsx'
import { RelativeTime } from '../time/RelativeTime.tsx'
import { Time } from '../time/Time.tsx'
import { Tree } from '../tree/Tree.tsx'
import type { Subject } from './conformance.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, row) => row + 1)
const same = (row: number) => row
const tableLabels = { loading: 'Loading bets', sorted: () => '', totals: 'Total', actions: 'Actions' }
const columns = [
  { value: 'game', label: 'Game', cell: (row: number) => `Game ${row}`, sortBy: same },
  { value: 'stake', label: 'Stake', cell: (row: number) => `₱${row}.00`, align: 'end' as const, total: '₱6.00' },
]
const table = (props: Partial<TableProps<number>> = {}) => (
  <Table label="Bets" texts={tableLabels} columns={columns} rows={numbers(3)} rowKey={same} {...props} />
)
const chart = (kind: 'bar' | 'line') => (
  <Chart
    label="Profit"
    kind={kind}
    points={['Mon', 'Tue']}
    series={[{ label: 'Profit', values: [{ size: 1, text: '₱1.00' }, null] }]}
    scaleText={String}
    texts={{
      table: 'Show as table',
      point: 'Day',
      choose: 'Choose a day',
      unknown: 'not known',
      loading: 'Loading the chart',
      failed: 'The chart could not be drawn',
    }}
  />
)
const meter = (value: number | bigint, kind: 'goal' | 'limit' = 'goal', max: number | bigint = 100) => (
  <Meter label="Turnover" value={value} max={max} valueText={`${value} of ${max}`} kind={kind} />
)
const at = Date.UTC(2026, 10, 21, 10, 15)
const clock = () => at
const countdown = (until: number) => <Countdown label="Expires in" until={until} clock={clock} />
const relative = <RelativeTime at={at} absolute="21 Nov, 10:15" format={() => 'now'} clock={clock} />
const moment = <Time at={at} text="21 Nov" />

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
      virtual: { element: table({ rows: numbers(virtualRows + 1) }), attributes: { 'data-rows': 'virtual' } },
    },
  },
  Tree: {
    element: (
      <Tree
        label="Downlines"
        texts={{ loading: 'Loading', failed: 'Try again', none: 'Nobody yet', search: 'Find' }}
        load={async () => [{ value: 'jun', label: 'jun', hasChildren: false, data: null }]}
      >
        {({ label }) => label}
      </Tree>
    ),
    root: 'div',
  },
  Chart: {
    element: chart('bar'),
    root: 'figure',
    states: {
      plain: { element: chart('bar'), attributes: { 'data-kind': 'bar', 'data-point': '1' } },
      line: { element: chart('line'), attributes: { 'data-kind': 'line' } },
    },
  },
  Meter: {
    element: meter(20),
    root: 'div',
    states: {
      under: { element: meter(20), attributes: { 'data-state': 'under', 'data-kind': 'goal' } },
      'a goal near its end': { element: meter(90), attributes: { 'data-state': 'under' } },
      near: { element: meter(80, 'limit'), attributes: { 'data-state': 'near', 'data-kind': 'limit' } },
      reached: { element: meter(100n, 'limit', 100n), attributes: { 'data-state': 'reached' } },
    },
  },
  ProgressBar: {
    element: <ProgressBar label="Turnover" value={40} />,
    root: 'progress',
    states: {
      part: {
        element: <ProgressBar label="Turnover" value={1200} max={5000} valueText="1,200.00 of 5,000.00" />,
        attributes: {
          'aria-label': 'Turnover',
          value: '1200',
          max: '5000',
          'aria-valuetext': '1,200.00 of 5,000.00',
          'data-tone': 'accent',
        },
      },
      over: { element: <ProgressBar label="Turnover" value={140} />, attributes: { value: '100' } },
      unknown: {
        element: <ProgressBar label="Turnover" value={null} />,
        attributes: { value: null, 'data-unknown': '' },
      },
      'of nothing': {
        element: <ProgressBar label="Turnover" value={0} max={0} />,
        attributes: { value: null, 'data-unknown': '' },
      },
    },
  },
  Time: {
    element: moment,
    root: 'time',
    states: { plain: { element: moment, attributes: { dateTime: '2026-11-21T10:15:00.000Z' } } },
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
      running: {
        element: countdown(at + 60_000),
        attributes: { role: 'timer', dateTime: 'PT0H1M0S', 'data-ended': null },
      },
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
