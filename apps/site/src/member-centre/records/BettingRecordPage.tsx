import { betRecordFields, betRecordsStore } from '@croupier/stores'
import { EmptyState, ListSkeleton, Pagination, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useAddressFields } from '../../app/useAddressFields.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { usePaginationTexts } from '../../parts/text/usePaginationTexts.ts'
import { useText } from '../../parts/text/useText.ts'
import { PageHead, PageRoom } from '../PageHead.tsx'
import { BetCards } from './BetCards.tsx'
import { BetTable } from './BetTable.tsx'
import { ExportButton } from './ExportButton.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import { useIsWide } from './useIsWide.ts'

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
  justify-content: flex-end;
`

/** The betting record: filtered, paged, with the sums of the whole period (S-354, S-358 to S-361). */
export const BettingRecordPage = observer(function BettingRecordPage() {
  const text = useText()
  const { catalogue } = useRoot()
  const wide = useIsWide()
  const betRecords = useStore(betRecordsStore)
  useEffect(() => {
    catalogue.load().catch(() => undefined)
  }, [catalogue])
  useAddressFields({ names: betRecordFields, read: () => betRecords.address, apply: betRecords.show })
  return (
    <PageRoom>
      <PageHead title={text('records.title')} />
      {wide ? <RecordFilters /> : <FilterSheet />}
      <BetResult />
    </PageRoom>
  )
})

const BetResult = observer(function BetResult() {
  const text = useText()
  const wide = useIsWide()
  const labels = usePaginationTexts()
  const betRecords = useStore(betRecordsStore)
  const { isLoading } = betRecords.result
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
              {wide ? <BetTable page={page} /> : <BetCards page={page} />}
              <Tools>
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
