import { teamOverviewFields, teamOverviewStore } from '@croupier/stores'
import { Skeleton } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../app/RootContext.ts'
import { useAddressFields } from '../../app/useAddressFields.ts'
import { PageHead, PageRoom } from '../../parts/centre/PageHead.tsx'
import { Filters } from '../../parts/records/Filters.tsx'
import { PeriodFilter } from '../../parts/records/PeriodFilter.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { periodShortcuts } from '../../parts/records/periodShortcuts.ts'
import { DayChart } from './DayChart.tsx'
import { Figures } from './Figures.tsx'
import { Products } from './Products.tsx'
import { Rows } from './Rows.tsx'

/** The agent's team in a range of days: its figures, its days and its products, each leading to its rows (S-386, S-390, N-1). */
export const TeamOverviewPage = observer(function TeamOverviewPage() {
  const text = useText()
  const store = useStore(teamOverviewStore)
  const { range } = store
  useAddressFields({ names: teamOverviewFields, read: () => store.address, apply: store.show })
  const failed = (onRetry: () => unknown) =>
    ({ headingLevel: 4, size: 'sm', title: text('report.failed'), onRetry }) as const
  return (
    <PageRoom>
      <PageHead title={text('agent.overview')} />
      <Filters range={range} showText={text('report.show')}>
        <PeriodFilter range={range} onChange={store.chooseRange} shortcuts={periodShortcuts} />
      </Filters>
      {store.rangeProblem ? null : (
        <>
          <RemoteView
            value={store.figures}
            waiting={<Skeleton style={{ blockSize: '18rem' }} />}
            failed={failed(() => store.loadFigures())}
            dropsStale
          >
            {(figures) => (
              <>
                <Figures figures={figures} />
                <Rows />
              </>
            )}
          </RemoteView>
          <RemoteView
            value={store.days}
            waiting={<Skeleton style={{ blockSize: '20rem' }} />}
            failed={failed(() => store.loadDays())}
            dropsStale
          >
            {({ list }) => <DayChart days={list} />}
          </RemoteView>
          <RemoteView
            value={store.products}
            waiting={<Skeleton style={{ blockSize: '12rem' }} />}
            failed={failed(() => store.loadProducts())}
            dropsStale
          >
            {(products) => <Products products={products} />}
          </RemoteView>
        </>
      )}
    </PageRoom>
  )
})
