import { createContext, use } from 'react'
import type { LateStore } from '../late/LateStore.ts'
import type { RootStore } from '../root/RootStore.ts'

/** Carries the stores to every component below; {@link RootProvider} sets it. */
export const RootContext = createContext<RootStore | undefined>(undefined)

/** Returns the stores. Throws outside a `RootProvider`. */
export function useRoot(): RootStore {
  const root = use(RootContext)
  if (!root) throw new Error('useRoot needs a RootProvider from @croupier/stores/react above it.')
  return root
}

/** A late store, built on first use: `useStore(depositStore)`. */
export const useStore = <Store extends object>(late: LateStore<Store>): Store => useRoot().store(late)
