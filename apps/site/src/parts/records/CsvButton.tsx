import { isSessionFailure, tellFailure } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { useCsvExport, type CsvExport } from '@croupier/ui/useCsvExport'
import { Download } from 'lucide-react'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../text/useText.ts'

/** Downloads rows as CSV, over all pages where they come in pages (S-354). Leaving the page cancels it. */
export function CsvButton<Row>({
  disabled = false,
  label,
  ...wanted
}: Omit<CsvExport<Row>, 'onFailure'> & {
  disabled?: boolean
  /** Default "Download CSV". */
  label?: string
}) {
  const text = useText()
  const { modals } = useRoot()
  const { exportCsv, state } = useCsvExport({
    ...wanted,
    onFailure: (failure) => {
      if (!isSessionFailure(failure)) tellFailure(modals, failure)
    },
  })
  return (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      startIcon={<Download aria-hidden />}
      loading={state === 'working'}
      disabled={disabled}
      onClick={exportCsv}
    >
      {label ?? text('records.export')}
    </Button>
  )
}
