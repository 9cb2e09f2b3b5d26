import { betRecordsStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { useExportTime } from '../../parts/records/useExportTime.ts'
import { betExportColumns } from './betExport.ts'
import { CsvButton } from '../../parts/records/CsvButton.tsx'

/** Downloads every bet of the chosen period as CSV, over all pages (S-354). */
export const ExportButton = observer(function ExportButton() {
  const text = useText()
  const time = useExportTime()
  const betRecords = useStore(betRecordsStore)
  const { from, to } = betRecords.filters.range
  return (
    <CsvButton
      columns={betExportColumns(text, time)}
      rows={(signal) => betRecords.everyRow(signal)}
      fileName={`bets-${from}-${to}.csv`}
      disabled={betRecords.rangeProblem !== undefined || (betRecords.result.data?.list.length ?? 0) === 0}
    />
  )
})
