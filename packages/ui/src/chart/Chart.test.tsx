import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { rootTag } from '../testing/conformance.tsx'
import { Chart, type ChartTexts } from './Chart.tsx'

const labels: ChartTexts = {
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
    series={[{ label: 'Profit', values: [{ size: 1, text: '₱1.00' }, null] }]}
    scaleText={String}
    texts={labels}
  />
)

it('is still loading in the HTML of the server', () => {
  expect(rootTag(renderToString(chart)).attributes.get('data-state')).toBe('loading')
})
