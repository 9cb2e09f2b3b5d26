import { teamOverviewStore } from '@croupier/stores'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../base/RootContext.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { DayChart } from './DayChart.tsx'
import { Products } from './Products.tsx'

/** The days and the products of the range (S-390). */
export const OverviewDetails = observer(function OverviewDetails() {
  const text = useText()
  const store = useStore(teamOverviewStore)
  const failed = (onRetry: () => unknown) =>
    ({ headingLevel: 4, size: 'sm', title: text('report.failed'), onRetry }) as const
  return (
    <Stack>
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
    </Stack>
  )
})
