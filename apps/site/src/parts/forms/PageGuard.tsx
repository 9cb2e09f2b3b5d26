import { LeaveGuard } from '@croupier/forms/LeaveGuard'
import type { LeaveHold } from '@croupier/stores'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { FormTexts } from './FormTexts.tsx'

/**
 * Makes a centre or a route ask before leaving a page with unsent input in one of its forms, and the browser ask before
 * the tab closes. Forms of the kit report their unsaved input automatically. Renders its children.
 */
export function PageGuard({ leaving, children }: { readonly leaving: LeaveHold; readonly children: ReactNode }) {
  const end = useRef<() => void>(undefined)
  const guard = useCallback(
    (isUnsaved: boolean) => {
      end.current?.()
      end.current = isUnsaved ? leaving.hold() : undefined
    },
    [leaving],
  )
  useEffect(() => () => end.current?.(), [])
  return (
    <FormTexts>
      <LeaveGuard onUnsaved={guard}>{children}</LeaveGuard>
    </FormTexts>
  )
}
