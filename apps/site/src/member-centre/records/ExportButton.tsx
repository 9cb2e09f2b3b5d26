import { betRecordsStore, isSessionFailure, tellFailure } from '@croupier/stores'
import { Button, useCsvExport } from '@croupier/ui'
import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { betExportColumns } from './betExport.ts'

/** Downloads every bet of the chosen period as CSV, over all pages (S-354). Leaving the page cancels it. */
export const ExportButton = observer(function ExportButton() {
  const text = useText()
  const { moment } = useMomentText()
  const { modals } = useRoot()
  const betRecords = useStore(betRecordsStore)
  const { from, to } = betRecords.filters.range
  const { exportCsv, state } = useCsvExport({
    columns: betExportColumns(text, moment),
    rows: (signal) => betRecords.everyRow(signal),
    fileName: `bets-${from}-${to}.csv`,
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
      disabled={betRecords.rangeProblem !== undefined || (betRecords.result.data?.list.length ?? 0) === 0}
      onClick={exportCsv}
    >
      {text('records.export')}
    </Button>
  )
})
