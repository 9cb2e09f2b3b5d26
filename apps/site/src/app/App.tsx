import { observer } from 'mobx-react-lite'
import { Suspense, type ReactNode } from 'react'
import { PageBoundary } from '../parts/failure/PageBoundary.tsx'
import { Overlays } from '../shell/overlays/centres.ts'
import { Shell } from '../shell/Shell.tsx'
import { Mover } from '../routes/Mover.tsx'
import { page } from '../parts/page/page.ts'
import { useRoot } from '../base/RootContext.ts'

const StatusPages = page('status', async () => (await import('../pages/status/StatusPages.tsx')).StatusPages, {
  texts: 'first',
})

/** Preloads the page for an unreachable site: without a connection it could not load any more. */
export const preloadStatusPages = StatusPages.preload

/**
 * The whole site: the normal pages (S-047), or a single page while the platform is in maintenance, does not serve the
 * region, or cannot be reached (S-006 to S-009, S-016), or if the person said they are too young (G-01).
 */
export const App = observer(function App({ router }: { router: (site: ReactNode) => ReactNode }) {
  const { age, phase } = useRoot()
  if (phase === 'starting') return null
  if (phase !== 'open' || age.isClosed) {
    const status = (
      <PageBoundary place={phase}>
        <Suspense fallback={null}>
          <StatusPages />
        </Suspense>
      </PageBoundary>
    )
    // Overlays have addresses: a member who withdraws from a blocked region has them too [G-100].
    if (phase !== 'blocked') return status
    return router(
      <>
        {status}
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      </>,
    )
  }
  return router(
    <PageBoundary place="site">
      <Mover />
      <Shell />
    </PageBoundary>,
  )
})
