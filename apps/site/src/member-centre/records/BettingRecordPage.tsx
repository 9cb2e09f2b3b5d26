import { betDetailFields, betDetailStore, betRecordFields, betRecordsStore, type Bet } from '@croupier/stores'
import { Button, EmptyState, ListSkeleton, Pagination, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useAddressFields } from '../../app/useAddressFields.ts'
import { PrintButton, PrintSheet } from '../../parts/print/PrintSheet.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { usePaginationTexts } from '../../parts/text/usePaginationTexts.ts'
import { useText } from '../../parts/text/useText.ts'
import { PageHead, PageRoom } from '../PageHead.tsx'
import { useStepFocus } from '../useStepFocus.ts'
import { BetDetailView } from './BetDetailView.tsx'
import { BetCards } from './BetCards.tsx'
import { BetTable } from './BetTable.tsx'
import { ExportButton } from './ExportButton.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import { useIsWide } from '../../app/useIsWide.ts'

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};

  &:where([data-stale]) {
    opacity: 0.6;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.s2};
`

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
  const labels = usePaginationTexts()
  const betRecords = useStore(betRecordsStore)
  const detail = useStore(betDetailStore)
  const { isLoading } = betRecords.result
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
    <RemoteView
      value={betRecords.result}
      waiting={<ListSkeleton rows={6} />}
      failed={{ headingLevel: 4, title: text('records.failed'), onRetry: () => betRecords.load() }}
      dropsStale
    >
      {(page) => (
        <Result aria-busy={isLoading} data-stale={isLoading ? '' : undefined}>
          {page.list.length === 0 ? (
            <EmptyState headingLevel={4} title={text('records.empty_title')} text={text('records.empty_text')} />
          ) : (
            <>
              {wide ? <BetTable page={page} actions={actions} /> : <BetCards page={page} actions={actions} />}
              <PrintSheet title={`${text('records.title')}, ${range.from} – ${range.to}`}>
                <BetTable page={page} />
              </PrintSheet>
              <Tools>
                <PrintButton />
                <ExportButton />
              </Tools>
            </>
          )}
          <Pagination
            page={betRecords.page}
            pages={betRecords.pageCount}
            onPageChange={betRecords.goTo}
            texts={labels}
            loading={isLoading}
          />
        </Result>
      )}
    </RemoteView>
  )
})
