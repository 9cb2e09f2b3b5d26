import { Download } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { type Bet, columns, few } from '../testing/bets.tsx'
import { useCsvExport } from './useCsvExport.ts'

const Export = ({ load }: { load: () => Promise<readonly Bet[]> }) => {
  const { exportCsv, state } = useCsvExport({ columns, rows: load, fileName: 'bets.csv' })
  return (
    <>
      <Button
        startIcon={<Download aria-hidden />}
        loading={state === 'working'}
        texts={{ loading: 'Working' }}
        onClick={exportCsv}
      >
        Export
      </Button>
      {state === 'failed' && <p role="alert">The file could not be made. Try again.</p>}
    </>
  )
}
const load = fn<() => Promise<readonly Bet[]>>()

const meta = preview.meta({ title: 'Data/Table export', component: Export, args: { load } })

export const CsvExport = meta.story({
  render: () => <Export load={load} />,
})

CsvExport.test('Exports all rows as a CSV file, and a failure can be tried again', async ({ canvas }) => {
  const saved: { name: string; text: string }[] = []
  const click = HTMLAnchorElement.prototype.click
  const seen: Promise<unknown>[] = []
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    seen.push(
      fetch(this.href)
        .then((file) => file.text())
        .then((text) => saved.push({ name: this.download, text })),
    )
  }
  try {
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(few.slice(0, 1))
    const button = canvas.getByRole('button', { name: 'Export' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await userEvent.click(button)
    await waitFor(() => expect(seen).toHaveLength(1))
    await Promise.all(seen)
    await expect(saved).toEqual([{ name: 'bets.csv', text: 'Game,Bet,Stake\r\nLucky Harbour,B-4000,500\r\n' }])
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
})
