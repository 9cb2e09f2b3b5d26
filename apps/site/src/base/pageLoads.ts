import type { RootStore } from '@croupier/stores'
import { useEffect, type ComponentType } from 'react'
import { useRoot } from './RootContext.ts'

/**
 * Loads something that a page shows at first. A function of its module: the page and whoever begins its loads ahead name the
 * same one. `search` is the query of the page.
 */
export type PageLoad = (root: RootStore, search: string) => unknown

const ahead = new WeakMap<object, readonly PageLoad[]>()

/** Says which loads of a page can begin before it is drawn. */
export const loadsAhead = <Props>(page: ComponentType<Props>, ...loads: readonly PageLoad[]): void =>
  void ahead.set(page, loads)

/** The loads of a page that can begin before it is drawn. */
export const loadsOf = (page: object): readonly PageLoad[] => ahead.get(page) ?? []

/** How long a load begun ahead serves a page that renders late, in milliseconds. A page opened later loads again. */
const freshFor = 10_000

/** When each load was begun, in milliseconds of the page's own clock. */
const begun = new WeakMap<RootStore, Map<PageLoad, number>>()

/** Begins loads before the page that shows them is drawn. Resolves when all of them have ended, however. */
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

/** Whether a load was begun ahead, a moment ago, for the page that asks; true once for each time it was begun. */
export function wasBegun(root: RootStore, load: PageLoad): boolean {
  const known = begun.get(root)
  const at = known?.get(load)
  known?.delete(load)
  return at !== undefined && performance.now() - at < freshFor
}

/** Loads what a page shows after its first render, unless it was begun before. */
export function usePageLoad(load: PageLoad): void {
  const root = useRoot()
  useEffect(() => {
    if (!wasBegun(root, load)) void load(root, window.location.search)
  }, [load, root])
}
