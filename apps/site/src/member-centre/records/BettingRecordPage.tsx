import { betDetailFields, betDetailStore, betRecordFields, betRecordsStore, type Bet } from '@croupier/stores'
import { Button, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useAddressFields } from '../../app/useAddressFields.ts'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { RecordResult } from '../../parts/records/RecordResult.tsx'
import { useText } from '../../parts/text/useText.ts'
import { PageHead, PageRoom } from '../../parts/centre/PageHead.tsx'
import { useStepFocus } from '../../parts/centre/useStepFocus.ts'
import { BetDetailView } from './BetDetailView.tsx'
import { BetCards } from './BetCards.tsx'
import { BetTable } from './BetTable.tsx'
import { ExportButton } from './ExportButton.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import { useIsWide } from '../../app/useIsWide.ts'

const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};
  outline: 0;
`

/** The betting record: filtered, paged, with the sums of the whole period (S-354, S-358 to S-361). */
export const BettingRecordPage = observer(function BettingRecordPage() {
  const text = useText()
  const { catalogue } = useRoot()
  const betRecords = useStore(betRecordsStore)
  useEffect(() => {
    catalogue.load().catch(() => undefined)
  }, [catalogue])
  const detail = useStore(betDetailStore)
  useAddressFields({ names: betRecordFields, read: () => betRecords.address, apply: betRecords.show })
  useAddressFields({ names: betDetailFields, read: () => detail.address, apply: detail.show })
  const step = useStepFocus<HTMLDivElement>(detail.openId)
  return (
    <PageRoom>
      <PageHead title={text('records.title')} />
      <Step ref={step} tabIndex={-1}>
        {detail.openId === undefined ? (
          <>
            <RecordFilters />
            <BetResult />
          </>
        ) : (
          <BetDetailView />
        )}
      </Step>
    </PageRoom>
  )
})

const BetResult = observer(function BetResult() {
  const text = useText()
  const wide = useIsWide()
  const betRecords = useStore(betRecordsStore)
  const detail = useStore(betDetailStore)
  const { range } = betRecords.filters
  const actions = ({ orderNo }: Bet) => (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      aria-label={text('records.details_of', { id: orderNo })}
      onClick={() => detail.open(orderNo)}
    >
      {text('withdrawal.details')}
    </Button>
  )
  if (betRecords.rangeProblem) return null
  return (
    <RecordResult
      record={betRecords}
      failed={text('records.failed')}
      empty={{ title: text('records.empty_title'), text: text('records.empty_text') }}
      printTitle={text('records.title')}
      range={range}
      renderPrint={(page) => <BetTable page={page} />}
      csv={<ExportButton />}
    >
      {(page) => (wide ? <BetTable page={page} actions={actions} /> : <BetCards page={page} actions={actions} />)}
    </RecordResult>
  )
})
