import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { actions, type Bet, betKey, BetTable, columns, few, labels, many, page } from '../testing/bets.tsx'
import { Table } from './Table.tsx'

const meta = preview.meta({
  title: 'Data/Table with many rows',
  component: Table<Bet>,
  args: { label: 'Bets of the last seven days', texts: labels, columns, rows: few, rowKey: betKey, actions },
})

export const Virtual = meta.story({
  args: { rows: many, maxHeight: '20rem' },
})

Virtual.test('Ten thousand rows scroll under a heading that stays, and the focus is never lost', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Bets of the last seven days' })
  const drawn = () => canvas.getAllByRole('row').length
  await expect(drawn()).toBeLessThan(40)
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10002')
  const action = canvas.getByRole('button', { name: 'Dispute B-4001' })
  action.focus()
  // WebKit undoes a script's scrolling of what it has not painted yet: the second frame comes after the first paint.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  region.scrollTop = 200_000
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Dispute B-4003' })).toBeNull())
  await expect(document.activeElement).toBe(action)
  await expect(drawn()).toBeLessThan(40)
  const head = canvas.getByRole('columnheader', { name: 'Game' }).getBoundingClientRect()
  await expect(Math.round(head.top - region.getBoundingClientRect().top)).toBeLessThanOrEqual(1)
  region.scrollTop = region.scrollHeight
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Dispute B-13999' })).toBeInTheDocument())
})

export const Tabbed = meta.story({ args: { rows: page.slice(0, 40), maxHeight: '16rem' } })

Tabbed.test(
  'What has the focus never lies beneath the heading or the totals, in either direction',
  async ({ canvas }) => {
    const hidden: (string | null)[] = []
    const look = () => {
      const focused = document.activeElement?.getBoundingClientRect()
      const head = canvas.getByRole('columnheader', { name: 'Bet' }).getBoundingClientRect()
      const foot = canvas.getByText('Total').getBoundingClientRect()
      if (!focused || focused.top < head.bottom - 1 || focused.bottom > foot.top + 1)
        hidden.push(document.activeElement?.getAttribute('aria-label') ?? null)
    }
    canvas.getByRole('button', { name: 'Dispute B-4000' }).focus()
    for (let step = 0; step < 30; step++) {
      await userEvent.tab()
      look()
    }
    for (let step = 0; step < 30; step++) {
      await userEvent.tab({ shift: true })
      look()
    }
    await expect(hidden).toEqual([])
  },
)

export const TwoHundredRows = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <div id="host" />,
})

TwoHundredRows.test('Two hundred rows render within a second', async ({ canvasElement }) => {
  const [{ createRoot }, { flushSync }] = await Promise.all([import('react-dom/client'), import('react-dom')])
  const host = canvasElement.querySelector('#host') ?? canvasElement
  const root = createRoot(host)
  const start = performance.now()
  flushSync(() => root.render(<BetTable rows={page} />))
  const rows = host.querySelectorAll('tbody tr').length
  const lasted = performance.now() - start
  await expect(rows).toBe(200)
  // Cold, in a development build, with a badge, an amount and a button in each row: 150 to 225 ms on two busy cores.
  await expect(lasted).toBeLessThan(1000)
  root.unmount()
})
