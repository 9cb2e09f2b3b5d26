import { teamOverviewFields, teamOverviewStore } from '@croupier/stores'
import { Skeleton } from '@croupier/ui/Skeleton'
import { when } from 'mobx'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { page } from '../../parts/page/page.ts'
import { useStore } from '../../base/RootContext.ts'
import { loadsAhead, type PageLoad } from '../../base/pageLoads.ts'
import { fieldsOf, useAddressFields } from '../../base/useAddressFields.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { Filters } from '../../parts/records/Filters.tsx'
import { PeriodFilter } from '../../parts/records/PeriodFilter.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { periodShortcuts } from '../../parts/records/periodShortcuts.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { Figures } from './Figures.tsx'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { Rows } from './Rows.tsx'

const OverviewDetails = page(
  'agent-centre/overviewDetails',
  async () => (await import('./OverviewDetails.tsx')).OverviewDetails,
)

const DetailsPlaceholder = () => <Skeleton style={{ blockSize: '32rem' }} />

const showOverview: PageLoad = (root, search) => {
  const { figures, show } = root.store(teamOverviewStore)
  show(fieldsOf(search, teamOverviewFields))
  return when(() => !figures.isLoading)
}

/**
 * The agent's team in a range of days: its figures, its days and its products, each leading to its rows (S-386, S-390,
 * N-1).
 */
export const TeamOverviewPage = observer(function TeamOverviewPage() {
  const text = useText()
  const store = useStore(teamOverviewStore)
  const { range } = store
  useAddressFields({ names: teamOverviewFields, read: () => store.address, apply: store.show, load: showOverview })
  const { state } = store.figures.value
  // While the figures load the page is short, so content far below would count as near.
  const isAnswered = state === 'ready' || state === 'failed'
  return (
    <Stack>
      <PageHead title={text('agent.overview')} />
      <Filters range={range} showText={text('report.show')}>
        <PeriodFilter range={range} onValueChange={store.chooseRange} shortcuts={periodShortcuts} />
      </Filters>
      {store.rangeProblem ? null : (
        <>
          <RemoteView
            value={store.figures}
            waiting={<Skeleton style={{ blockSize: '18rem' }} />}
            failed={{ headingLevel: 4, size: 'sm', title: text('report.failed'), onRetry: () => store.loadFigures() }}
            dropsStale
          >
            {(figures) => (
              <>
                <Figures {...figures} />
                <Rows />
              </>
            )}
          </RemoteView>
          {isAnswered ? (
            <Deferred until="visible" placeholder={<DetailsPlaceholder />} ahead="0px">
              <Suspense fallback={<DetailsPlaceholder />}>
                <OverviewDetails />
              </Suspense>
            </Deferred>
          ) : null}
        </>
      )}
    </Stack>
  )
})

loadsAhead(TeamOverviewPage, showOverview)
