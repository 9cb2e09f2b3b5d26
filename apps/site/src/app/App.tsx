import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { PageBoundary } from '../parts/failure/PageBoundary.tsx'
import { useRoot } from './RootContext.ts'
import { Shell } from '../shell/Shell.tsx'
import { page } from './page.ts'
import { Mover } from './Mover.tsx'
import { SiteRouter } from './SiteRouter.tsx'

const StatusPages = page('status', async () => (await import('../pages/status/StatusPages.tsx')).StatusPages, {
  texts: 'first',
})

/**
 * The whole site: the normal pages over the browser's history (S-047), or one page in their place while the platform is
 * in maintenance, does not serve the region, or cannot be reached (S-006 to S-009, S-016), or the
 * person said to be too young for it (G-01).
 */
export const App = observer(function App() {
  const { age, phase } = useRoot()
  if (phase === 'starting') return null
  if (phase !== 'open' || age.isClosed)
    return (
      <PageBoundary place={phase}>
        <Suspense fallback={null}>
          <StatusPages />
        </Suspense>
      </PageBoundary>
    )
  return (
    <SiteRouter>
      <PageBoundary place="site">
        <Mover />
        <Shell />
      </PageBoundary>
    </SiteRouter>
  )
})
