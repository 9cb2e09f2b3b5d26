import { describeConformance } from '../testing/describeConformance.ts'
import { Chart, type ChartLabels } from './Chart.tsx'

const labels: ChartLabels = {
  table: 'Show as table',
  point: 'Day',
  choose: 'Choose a day',
  unknown: 'not known',
  loading: 'Loading the chart',
  failed: 'The chart could not be drawn',
}
const chart = (
  <Chart
    label="Profit"
    kind="bar"
    points={['Mon', 'Tue']}
    series={[{ name: 'Profit', values: [{ size: 1, text: '₱1.00' }, null] }]}
    scaleText={String}
    labels={labels}
  />
)

describeConformance('Chart', chart, {
  root: 'figure',
  states: {
    atFirst: { element: chart, attributes: { 'data-kind': 'bar', 'data-state': 'loading', 'data-point': '1' } },
  },
})
