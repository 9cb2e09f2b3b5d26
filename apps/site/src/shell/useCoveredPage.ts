import { useEffect, useState } from 'react'
import { useIdle } from '@croupier/ui/useIdle'
import { useRoot } from '../base/RootContext.ts'
import { preloadPage } from '../routes/routes.ts'
import { useIsWide } from '../base/useIsWide.ts'
import { opensCentre } from './overlays/centres.ts'

/**
 * Whether the page is not rendered yet, because the address opened a centre that fills a phone's screen. The page
 * renders when the centre closes; its chunk loads earlier. Use inside an observer, after the hook that opens the
 * centre.
 */
export function useCoveredPage(path: string): boolean {
  const { agentCentre, memberCentre, saver, session } = useRoot()
  const isSheet = !useIsWide('sm')
  const idle = useIdle()
  const [opens, setOpens] = useState(() => session.isSignedIn && opensCentre(window.location.search))
  const [wasCovered, setWasCovered] = useState(opens)
  const isCovered = wasCovered && isSheet && (opens || agentCentre.isOpen || memberCentre.isOpen)
  // By then the first effects have opened the centre, or its guard has refused.
  useEffect(() => queueMicrotask(() => setOpens(false)), [])
  useEffect(() => {
    if (isCovered && idle && !saver.isOn) void preloadPage(path)
  }, [idle, isCovered, path, saver])
  // Once rendered it stays.
  if (wasCovered && !isCovered) setWasCovered(false)
  return isCovered
}
