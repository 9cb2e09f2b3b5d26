import { observer } from 'mobx-react-lite'
import { lazy, Suspense, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { useRoot } from '../root/RootContext.ts'

const StatusPages = lazy(async () => ({ default: (await import('../status/StatusPages.tsx')).StatusPages }))

/**
 * The whole site: the normal pages, or one page in their place while the platform is in maintenance, does not serve the
 * region, or cannot be reached (S-006 to S-009, S-016).
 */
export const App = observer(function App({ router }: { router: ComponentProps<typeof RouterProvider>['router'] }) {
  const { phase } = useRoot()
  if (phase === 'open') return <RouterProvider router={router} />
  if (phase === 'starting') return null
  return (
    <Suspense fallback={null}>
      <StatusPages />
    </Suspense>
  )
})
