import { type BetColumn, betRecordsStore, betsCsv, tellFailure, isSessionFailure } from '@croupier/stores'
import { Button } from '@croupier/ui'
import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { downloadText } from './downloadText.ts'

const headings: Readonly<Record<BetColumn, string>> = {
  betTime: 'records.time',
  orderNo: 'records.order',
  gameType: 'records.category',
  vendorName: 'records.vendor',
  gameName: 'records.game',
  betAmount: 'records.stake',
  validBetAmount: 'records.valid_bet',
  winAmount: 'records.payout',
  netAmount: 'records.net',
  status: 'records.status',
}

/** Keeps every bet of the chosen period as a table file, over all pages (S-354). Leaving the page calls it off. */
export const ExportButton = observer(function ExportButton() {
  const text = useText()
  const { moment } = useMomentText()
  const { modals } = useRoot()
  const betRecords = useStore(betRecordsStore)
  const [busy, setBusy] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const save = async () => {
    const { from, to } = betRecords.filters.range
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setBusy(true)
    try {
      const bets = await betRecords.everyRow(signal)
      const words = Object.fromEntries(Object.entries(headings).map(([column, key]) => [column, text(key)]))
      const table = betsCsv(bets, words as Record<BetColumn, string>, moment)
      downloadText(`bets-${from}-${to}.csv`, 'text/csv', table)
    } catch (failure) {
      if (!signal.aborted && !isSessionFailure(failure)) tellFailure(modals, failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      startIcon={<Download aria-hidden />}
      loading={busy}
      disabled={betRecords.rangeProblem !== undefined || (betRecords.result.data?.list.length ?? 0) === 0}
      onClick={() => void save()}
    >
      {text('records.export')}
    </Button>
  )
})
