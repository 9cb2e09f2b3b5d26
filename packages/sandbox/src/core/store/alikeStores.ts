import type { Change, Store } from './store.ts'

type Row = Change & { readonly body: string }

const isRow = (change: Change): change is Row => change.body !== null

/**
 * Makes stores for sandboxes that begin alike (same merchants, seed, scenario and time), such as those of tests: the
 * first one is seeded, and the others begin with its rows, in a quarter of the time. Nothing that happens later is
 * kept.
 */
export function alikeStores(): () => Store {
  let first: readonly Row[] | undefined
  return () => ({
    load: () => first ?? [],
    commit() {},
    replace(changes) {
      first ??= changes.filter(isRow)
    },
    close() {},
  })
}
