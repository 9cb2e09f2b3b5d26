import type { RootStore } from '@croupier/stores'
import { useEffect, type ComponentType } from 'react'
import { useRoot } from './RootContext.ts'

/**
 * Loads data that a page shows at first. Define it at module level: the page and the preloading code must use the same
 * function. `search` is the query of the page.
 */
export type PageLoad = (root: RootStore, search: string) => unknown

const ahead = new WeakMap<object, readonly PageLoad[]>()

/** Names the loads of a page that can begin before it renders. */
export const loadsAhead = <Props>(page: ComponentType<Props>, ...loads: readonly PageLoad[]): void =>
  void ahead.set(page, loads)

/** The loads of a page that can begin before it renders. */
export const loadsOf = (page: object): readonly PageLoad[] => ahead.get(page) ?? []

/** How long a load begun ahead serves a page that renders late, in milliseconds. A page opened later loads again. */
const freshFor = 10_000

/** When each load was begun, in milliseconds of the page's own clock. */
const begun = new WeakMap<RootStore, Map<PageLoad, number>>()

/** Begins loads before the page that shows them renders. Resolves when all have ended, successfully or not. */
export async function beginLoads(root: RootStore, loads: readonly PageLoad[], search: string): Promise<void> {
  const known = begun.get(root) ?? new Map<PageLoad, number>()
  begun.set(root, known)
  await Promise.allSettled(
    loads.map(async (load) => {
      known.set(load, performance.now())
      await load(root, search)
    }),
  )
}

/** Whether a load was just begun for this page ahead of its render; true once for each time it was begun. */
export function wasBegun(root: RootStore, load: PageLoad): boolean {
  const known = begun.get(root)
  const at = known?.get(load)
  known?.delete(load)
  return at !== undefined && performance.now() - at < freshFor
}

/** Loads data that a page shows after its first render, unless the load was begun before. */
export function usePageLoad(load: PageLoad): void {
  const root = useRoot()
  useEffect(() => {
    if (!wasBegun(root, load)) void load(root, window.location.search)
  }, [load, root])
}
