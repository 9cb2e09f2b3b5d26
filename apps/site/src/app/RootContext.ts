import type { LateStore, RootStore } from '@croupier/stores'
import { createContext, use } from 'react'

/** Carries the stores to every component of the site. */
export const RootContext = createContext<RootStore | undefined>(undefined)

/** The site's stores. Throws outside of the provider: a component that needs them cannot work without. */
export function useRoot(): RootStore {
  const root = use(RootContext)
  if (!root) throw new Error('useRoot needs a RootContext above it: wrap the tree as main.tsx does.')
  return root
}

/** A store that comes with its part of the site: `useStore(depositStore)`. */
export const useStore = <Store extends object>(late: LateStore<Store>): Store => useRoot().store(late)
