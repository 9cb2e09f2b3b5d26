import { Profiler } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BrandProvider } from '../brand/BrandProvider.tsx'
import { parseBrand } from '../brand/brandSchema.ts'
import { felt } from '../brand/felt.ts'
import manila from '../brands/manila.json' with { type: 'json' }
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { Chart } from '../chart/Chart.tsx'
import { Meter } from '../meter/Meter.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { Table } from '../table/Table.tsx'
import { applyTheme } from '../theme/storedTheme.ts'
import { dataComponents } from './dataComponents.tsx'

const rows = Array.from({ length: 300 }, (_, row) => row)
const columns = [{ value: 'row', label: 'Row', cell: (row: number) => row, sortBy: (row: number) => row }]
const same = (row: number) => row
const points = ['Mon', 'Tue']
const series = [
  {
    label: 'Profit',
    values: [
      { size: 1, text: '₱1.00' },
      { size: 2, text: '₱2.00' },
    ],
  },
]
const chartLabels = {
  table: 'Table',
  point: 'Day',
  choose: 'Choose',
  unknown: '–',
  loading: 'Loading',
  failed: 'Failed',
}
const brands = { felt, manila: parseBrand(manila) }

let commits = 0
let brandCommits = 0
let measuredCommits = 0

/** Components that measure themselves may render again when a brand's type makes rows taller, but not for a colour. */
const measured = (
  <Profiler id="measured" onRender={() => void (measuredCommits += 1)}>
    <Table label="Rows" texts={{ loading: '', sorted: () => '' }} columns={columns} rows={rows} rowKey={same} />
    <Chart label="Profit" kind="bar" points={points} series={series} scaleText={String} texts={chartLabels} />
  </Profiler>
)

/** Components of every other kind, none of which may re-render. */
const kit = (
  <Profiler id="kit" onRender={() => void (commits += 1)}>
    <Card>
      <Button>Play</Button>
      <Meter label="Turnover" value={1} max={2} valueText="1 of 2" />
      <Pagination
        page={2}
        pages={9}
        onPageChange={() => {}}
        texts={{
          nav: 'Pages',
          previous: 'Previous',
          next: 'Next',
          page: (page) => `Page ${page}`,
          position: (page, pages) => `${page} of ${pages}`,
        }}
      />
      {Object.entries(dataComponents).map(([name, { element }]) => (
        <div key={name}>{element}</div>
      ))}
    </Card>
  </Profiler>
)

const Example = ({ brand }: { brand: keyof typeof brands }) => (
  <Profiler id="brand" onRender={() => void (brandCommits += 1)}>
    <BrandProvider brand={brands[brand]}>
      {kit}
      {measured}
    </BrandProvider>
  </Profiler>
)

const meta = preview.meta({ title: 'Patterns/Renders', component: Example, args: { brand: 'felt' as const } })

export const Renders = meta.story({
  name: 'Neither theme nor brand renders any of the kit again [S-253]',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: () => <div id="host" />,
  play: async ({ canvasElement }) => {
    const [{ createRoot }, { flushSync }] = await Promise.all([import('react-dom/client'), import('react-dom')])
    const host = canvasElement.querySelector('#host') ?? canvasElement
    const root = createRoot(host)
    flushSync(() => root.render(<Example brand="felt" />))
    await waitFor(() => expect(host.querySelector('.ct-bar')).not.toBeNull())
    // Measured rows settle over a few frames.
    const settled = async () => {
      for (
        let quiet = 0, last = -1;
        quiet < 5;
        quiet = measuredCommits === last ? quiet + 1 : 0, last = measuredCommits
      )
        await new Promise(requestAnimationFrame)
    }
    await settled()
    const button = host.querySelector('button')
    const colour = () => (button ? getComputedStyle(button).backgroundColor : '')
    const seen = new Set([colour()])
    const [before, measuredBefore, brandBefore] = [commits, measuredCommits, brandCommits]

    applyTheme('dark')
    await waitFor(() => expect(seen.has(colour())).toBe(false))
    applyTheme('light')
    await settled()
    await expect([commits, measuredCommits, brandCommits]).toEqual([before, measuredBefore, brandBefore])

    flushSync(() => root.render(<Example brand="manila" />))
    await waitFor(() => expect(seen.has(colour())).toBe(false))
    await settled()
    await expect(brandCommits).toBeGreaterThan(brandBefore)
    await expect(commits).toBe(before)
    root.unmount()
  },
})
