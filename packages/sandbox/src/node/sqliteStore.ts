import type { Change, History, Store } from '../core/store/store.ts'
import { openSqliteFile } from './sqliteFile.ts'
import { writesBeside, type WritesBeside } from './writesBeside.ts'

/** How a store in a file writes. */
export interface SqliteStoreOptions {
  /**
   * Commits of a few milliseconds go to the disk together, written by a thread of its own, and `settled` says when. A disk
   * is synced a few hundred times a second at most, so a server that syncs for every request alone is as slow as its disk.
   * Whoever answers a request waits for `settled` first. Without it every commit is synced before it returns.
   */
  readonly gathered?: boolean
}

/**
 * State in an SQLite file, which survives the death of the process and of the machine.
 * @param path a file, made with its folder when missing, or `:memory:`
 */
export function sqliteStore(path: string, { gathered = false }: SqliteStoreOptions = {}): Store {
  const file = openSqliteFile(path)
  // Nobody else can open what is in memory alone.
  if (!gathered || path === ':memory:')
    return {
      load: file.load,
      commit: (changes) => file.write([changes]),
      replace: file.replace,
      history: file.history,
      close: file.close,
    }

  const histories: (readonly [collection: string, indexes: readonly string[]])[] = []
  const listeners = new Map<string, (key: string) => void>()
  const seen = (changes: readonly Change[]) => {
    for (const { collection, key } of changes) listeners.get(collection)?.(key)
  }
  let writes: WritesBeside | null = null
  return {
    load: file.load,
    commit(changes) {
      writes ??= writesBeside({ path, histories }, seen)
      writes.add(changes)
    },
    settled: () => writes?.settled() ?? Promise.resolve(),
    replace(changes) {
      writes?.drain()
      file.replace(changes)
    },
    history(collection, indexes): History {
      histories.push([collection, indexes])
      return { ...file.history(collection, indexes), whenSeen: (listener) => void listeners.set(collection, listener) }
    },
    close() {
      try {
        writes?.close()
      } finally {
        file.close()
      }
    },
  }
}
