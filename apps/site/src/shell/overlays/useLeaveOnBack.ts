import { useEffect } from 'react'
import { useRoot } from '../../base/RootContext.ts'
import { onStep } from '../../routes/siteHistory.ts'
import { ownStepBack } from './useCentreAddress.ts'

/**
 * Going back or forward shows that page with all overlays closed (S-048). A centre follows its own address. It listens
 * to the browser, not to the page that React shows: on a slow device a step forward and one back may both be over
 * before React has rendered either.
 */
export function useLeaveOnBack() {
  const { modals } = useRoot()
  useEffect(
    () =>
      onStep(() => {
        if (ownStepBack.isUnderWay) ownStepBack.isUnderWay = false
        else modals.leave()
      }),
    [modals],
  )
}
