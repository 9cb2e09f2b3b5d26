import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useRoot } from '../../app/RootContext.ts'

/** Going back or forward shows that page with nothing left open above it (S-048). */
export function useLeaveOnBack() {
  const { modals, memberCentre } = useRoot()
  const { key } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (kind !== 'POP') return
    modals.leave()
    memberCentre.close()
  }, [key, kind, modals, memberCentre])
}
