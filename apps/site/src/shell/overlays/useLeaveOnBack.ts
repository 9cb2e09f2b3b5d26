import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useRoot } from '../../app/RootContext.ts'
import { ownStepBack } from './useCentreAddress.ts'

/** Going back or forward shows that page with nothing left open above it (S-048). A centre follows its own address. */
export function useLeaveOnBack() {
  const { modals } = useRoot()
  const { key } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (kind !== 'POP') return
    if (ownStepBack.isUnderWay) ownStepBack.isUnderWay = false
    else modals.leave()
  }, [key, kind, modals])
}
