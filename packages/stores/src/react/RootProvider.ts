import { clearTimers } from 'mobx-react-lite'
import { createElement, useEffect, type ReactNode } from 'react'
import type { RootStore } from '../root/RootStore.ts'
import { RootContext } from './RootContext.ts'

/** Props of {@link RootProvider}. */
export interface RootProviderProps {
  /** The stores, made once and started by the app. */
  readonly root: RootStore
  /** The components that use them. */
  readonly children?: ReactNode
}

/** Provides the stores to all components below it. Renders no element. */
export function RootProvider({ root, children }: RootProviderProps) {
  useEffect(() => {
    // Otherwise observers collected after this page is left cancel timers of the next one.
    addEventListener('pagehide', clearTimers)
    return () => removeEventListener('pagehide', clearTimers)
  }, [])
  return createElement(RootContext, { value: root }, children)
}
